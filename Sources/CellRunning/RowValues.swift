import Foundation
import TableDrawing
import TableMockups

#if os(Linux)
    import UIKit
#endif

/// Values of a document's row, which the generated program assigns to the cell.
public enum RowValues {
    /// The row whose cell is filled.
    ///
    /// The process draws in a single thread.
    nonisolated(unsafe) static var current: SwiftCellRow?

    /// Value for a key path, or `nil` if the row states no value.
    public static subscript(key: String) -> RowValue? {
        current?.values[key].map { RowValue(key: key, text: $0) }
    }

    /// Number of the row's list of statements, or `nil` for values alone.
    public static var statements: Int? { current?.statements }
}

/// Value of a document's row.
public struct RowValue {
    let key: String
    let text: String

    /// Returns the value as the type of a property.
    ///
    /// - Throws: an error that names the key and the expected value.
    public func converted<Value: RowConvertible>() throws -> Value {
        guard let value = Value.rowValue(text) else {
            throw Mismatch(key: key, text: text, expected: Value.rowNoun)
        }
        return value
    }

    /// Returns the value as the case of an enumeration.
    ///
    /// - Throws: an error that names the key and the expected value.
    public func converted<Value: RawRepresentable>() throws -> Value
    where Value.RawValue: RowConvertible {
        let raw: Value.RawValue = try converted()
        guard let value = Value(rawValue: raw) else {
            throw Mismatch(key: key, text: text, expected: "a raw value of \(Value.self)")
        }
        return value
    }

    private struct Mismatch: Error, CustomStringConvertible {
        let key: String
        let text: String
        let expected: String

        var description: String { "the value of \(key) is \"\(text)\", expected \(expected)" }
    }
}

/// A type of properties that a document can set.
public protocol RowConvertible {
    /// Description of the values, with its article.
    static var rowNoun: String { get }
    /// Returns the value of a text, or `nil` for another text.
    static func rowValue(_ text: String) -> Self?
}

extension String: RowConvertible {
    public static var rowNoun: String { "a text" }
    public static func rowValue(_ text: String) -> String? { text }
}

extension Bool: RowConvertible {
    public static var rowNoun: String { "true or false" }
    public static func rowValue(_ text: String) -> Bool? { Bool(text) }
}

extension Int: RowConvertible {
    public static var rowNoun: String { "a whole number" }
    public static func rowValue(_ text: String) -> Int? { Int(text) }
}

extension Double: RowConvertible {
    public static var rowNoun: String { "a number" }
    public static func rowValue(_ text: String) -> Double? { Double(text) }
}

extension Float: RowConvertible {
    public static var rowNoun: String { "a number" }
    public static func rowValue(_ text: String) -> Float? { Float(text) }
}

extension CGFloat: RowConvertible {
    public static var rowNoun: String { "a number" }
    public static func rowValue(_ text: String) -> CGFloat? { Double(text).map { CGFloat($0) } }
}

extension Decimal: RowConvertible {
    public static var rowNoun: String { "a number" }
    public static func rowValue(_ text: String) -> Decimal? { Decimal(string: text) }
}

extension URL: RowConvertible {
    public static var rowNoun: String { "a URL" }
    public static func rowValue(_ text: String) -> URL? { URL(string: text) }
}

extension Date: RowConvertible {
    public static var rowNoun: String { "an instant such as 2025-06-15T12:00:00Z" }
    public static func rowValue(_ text: String) -> Date? { try? Date(text, strategy: .iso8601) }
}

extension Color: RowConvertible {
    public static var rowNoun: String { "a colour such as #FF3B30" }
    public static func rowValue(_ text: String) -> Color? {
        guard text.hasPrefix("#"), text.utf8.count == 7,
            let hex = UInt32(text.dropFirst(), radix: 16)
        else { return nil }
        return Color(hex: hex)
    }
}

#if os(Linux)
    extension Image: RowConvertible {
        public static var rowNoun: String { "the name of an image in the app" }
        public static func rowValue(_ text: String) -> Self? { UIImage(named: text) as? Self }
    }
#endif

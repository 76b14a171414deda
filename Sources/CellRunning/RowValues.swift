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
        let conversion = RowConversion.to(Value.self)
        guard let value = conversion?.value(text) as? Value else {
            throw Mismatch(
                key: key, text: text, expected: conversion?.noun ?? "a value of \(Value.self)")
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
public protocol RowConvertible {}

extension String: RowConvertible {}
extension Bool: RowConvertible {}
extension Int: RowConvertible {}
extension Double: RowConvertible {}
extension Float: RowConvertible {}
extension CGFloat: RowConvertible {}
extension Decimal: RowConvertible {}
extension Date: RowConvertible {}
extension URL: RowConvertible {}
extension Color: RowConvertible {}
extension Image: RowConvertible {}

/// Conversion of a text to a type of properties.
private struct RowConversion {
    /// Description of the values, with its article.
    let noun: String
    let value: (String) -> Any?

    /// Returns the conversion to a type, or `nil` for a type that is not convertible.
    static func to(_ type: Any.Type) -> RowConversion? { all[ObjectIdentifier(type)] }

    private init(_ noun: String, _ value: @escaping (String) -> Any?) {
        self.noun = noun
        self.value = value
    }

    private static var all: [ObjectIdentifier: RowConversion] {
        var all: [ObjectIdentifier: RowConversion] = [
            ObjectIdentifier(String.self): .init("a text") { $0 },
            ObjectIdentifier(Bool.self): .init("true or false") { Bool($0) },
            ObjectIdentifier(Int.self): .init("a whole number") { Int($0) },
            ObjectIdentifier(Double.self): .init("a number") { Double($0) },
            ObjectIdentifier(Float.self): .init("a number") { Float($0) },
            ObjectIdentifier(CGFloat.self): .init("a number") { text in
                Double(text).map { CGFloat($0) }
            },
            ObjectIdentifier(Decimal.self): .init("a number") { Decimal(string: $0) },
            ObjectIdentifier(Date.self): .init("an instant such as 2025-06-15T12:00:00Z") {
                try? Date($0, strategy: .iso8601)
            },
            ObjectIdentifier(URL.self): .init("a URL") { URL(string: $0) },
            ObjectIdentifier(Color.self): .init("a colour such as #FF3B30", color),
        ]
        #if os(Linux)
            all[ObjectIdentifier(Image.self)] = .init("the name of an image in the app") {
                UIImage(named: $0)
            }
        #endif
        return all
    }

    private static func color(_ text: String) -> Color? {
        guard text.hasPrefix("#"), text.utf8.count == 7,
            let hex = UInt32(text.dropFirst(), radix: 16)
        else { return nil }
        return Color(hex: hex)
    }
}

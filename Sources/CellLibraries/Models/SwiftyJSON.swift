import Foundation
import UIKit

/// Value of JSON.
public struct JSON {
    /// The value.
    public let object: Any
    /// Creates a value.
    public init(_ object: Any) {
        let data = (object as? Data).flatMap { try? JSONSerialization.jsonObject(with: $0) }
        self.object = data ?? object
    }
    /// Creates the value of a text.
    public init(parseJSON jsonString: String) { self.init(Data(jsonString.utf8)) }
    /// No value.
    public static var null: JSON { JSON(NSNull()) }

    /// Value of a key.
    public subscript(key: String) -> JSON { JSON((object as? [String: Any])?[key] ?? NSNull()) }
    /// Value of a list.
    public subscript(index: Int) -> JSON {
        guard let list = object as? [Any], list.indices.contains(index) else { return .null }
        return JSON(list[index])
    }
    private var number: NSNumber? {
        object as? NSNumber ?? (object as? String).flatMap(Double.init).map { NSNumber(value: $0) }
    }
    /// Text, or `nil`.
    public var string: String? { object as? String }
    /// Text, or an empty text.
    public var stringValue: String { string ?? (object as? NSNumber)?.stringValue ?? "" }
    /// Whole number, or `nil`.
    public var int: Int? { (object as? NSNumber)?.intValue }
    /// Whole number, or 0.
    public var intValue: Int { number?.intValue ?? 0 }
    /// Number, or `nil`.
    public var double: Double? { (object as? NSNumber)?.doubleValue }
    /// Number, or 0.
    public var doubleValue: Double { number?.doubleValue ?? 0 }
    /// Number, or `nil`.
    public var float: Float? { (object as? NSNumber)?.floatValue }
    /// Number, or 0.
    public var floatValue: Float { number?.floatValue ?? 0 }
    /// Truth, or `nil`.
    public var bool: Bool? { object as? Bool }
    /// Truth, or `false`.
    public var boolValue: Bool { bool ?? number?.boolValue ?? false }
    /// List, or `nil`.
    public var array: [JSON]? { (object as? [Any])?.map { JSON($0) } }
    /// List, or an empty list.
    public var arrayValue: [JSON] { array ?? [] }
    /// List, or `nil`.
    public var arrayObject: [Any]? { object as? [Any] }
    /// Values by key, or `nil`.
    public var dictionary: [String: JSON]? { (object as? [String: Any])?.mapValues { JSON($0) } }
    /// Values by key, or no values.
    public var dictionaryValue: [String: JSON] { dictionary ?? [:] }
    /// Values by key, or `nil`.
    public var dictionaryObject: [String: Any]? { object as? [String: Any] }
    /// Address, or `nil`.
    public var url: URL? { string.flatMap { URL(string: $0) } }
    /// Whether there is a value.
    public func exists() -> Bool { !(object is NSNull) }
    /// Whether there is no value.
    public var isEmpty: Bool { arrayValue.isEmpty && dictionaryValue.isEmpty }
}

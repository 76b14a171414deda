import Foundation
import UIKit

/// Object that is read from JSON.
public protocol BaseMappable {
    /// Reads the properties.
    mutating func mapping(map: Map)
}

/// Object that is read from JSON.
public protocol Mappable: BaseMappable {
    /// Creates an object, or `nil` for an unfit JSON.
    init?(map: Map)
}

/// Object that is read from JSON and does not change.
public protocol ImmutableMappable: BaseMappable {
    /// Creates an object.
    init(map: Map) throws
}

extension ImmutableMappable {
    /// Reads no properties.
    public mutating func mapping(map: Map) {}
}

/// JSON of an object.
public final class Map {
    /// The JSON.
    public let JSON: [String: Any]
    private(set) var current: Any?
    /// Creates a reader of JSON.
    public init(JSON: [String: Any]) { self.JSON = JSON }
    /// The reader of a key, whose parts are separated by points.
    public subscript(key: String) -> Map {
        current = key.split(separator: ".").reduce(JSON as Any?) { value, part in
            (value as? [String: Any])?[String(part)]
        }
        return self
    }
    /// Value of the last key, or `nil`.
    public func value<Value>() -> Value? { current as? Value }
}

infix operator <-

/// Reads a value.
public func <- <Value>(left: inout Value, right: Map) {
    if let value: Value = right.value() { left = value }
}
/// Reads an optional value.
public func <- <Value>(left: inout Value?, right: Map) {
    if let value: Value = right.value() { left = value }
}
/// Reads an object.
public func <- <Value: Mappable>(left: inout Value?, right: Map) {
    if let json: [String: Any] = right.value() { left = Mapper<Value>().map(JSON: json) }
}
/// Reads objects.
public func <- <Value: Mappable>(left: inout [Value]?, right: Map) {
    if let list: [[String: Any]] = right.value() {
        left = Mapper<Value>().mapArray(JSONArray: list)
    }
}
/// Reads objects.
public func <- <Value: Mappable>(left: inout [Value], right: Map) {
    if let list: [[String: Any]] = right.value() {
        left = Mapper<Value>().mapArray(JSONArray: list)
    }
}

/// Maker of objects from JSON.
public final class Mapper<Value: Mappable> {
    /// Creates a maker.
    public init() {}
    /// Returns an object.
    public func map(JSON: [String: Any]) -> Value? {
        let map = Map(JSON: JSON)
        guard var value = Value(map: map) else { return nil }
        value.mapping(map: map)
        return value
    }
    /// Returns objects.
    public func mapArray(JSONArray: [[String: Any]]) -> [Value] {
        JSONArray.compactMap { map(JSON: $0) }
    }
    /// Returns an object of a text.
    public func map(JSONString: String) -> Value? {
        let object = try? JSONSerialization.jsonObject(with: Data(JSONString.utf8))
        return (object as? [String: Any]).flatMap { map(JSON: $0) }
    }
}

extension Mappable {
    /// Creates an object from JSON.
    public init?(JSON: [String: Any]) {
        guard let value = Mapper<Self>().map(JSON: JSON) else { return nil }
        self = value
    }
}

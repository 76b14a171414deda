import Foundation
import UIKit

/// Object of Realm, without a database.
open class Object: NSObject {
    /// Creates an object.
    public override required init() {}
    /// Name of the property that identifies an object.
    open class func primaryKey() -> String? { nil }
    /// Names of indexed properties.
    open class func indexedProperties() -> [String] { [] }
    /// Names of properties that are not saved.
    open class func ignoredProperties() -> [String] { [] }
    /// Whether the object was deleted.
    open var isInvalidated: Bool { false }
}

/// Object within an object.
open class EmbeddedObject: Object {}

/// Property of an object that is saved.
@propertyWrapper public struct Persisted<Value> {
    /// The value.
    public var wrappedValue: Value
    /// Creates a property with a value.
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    /// Creates a property with a value that may identify the object.
    public init(wrappedValue: Value, primaryKey: Bool = false, indexed: Bool = false) {
        self.wrappedValue = wrappedValue
    }
}

extension Persisted where Value: ExpressibleByNilLiteral {
    /// Creates a property without a value.
    public init() { self.init(wrappedValue: nil) }
}
extension Persisted where Value: ExpressibleByStringLiteral {
    /// Creates a property with an empty text.
    public init() { self.init(wrappedValue: "") }
    /// Creates a property with an empty text.
    public init(primaryKey: Bool = false, indexed: Bool = false) { self.init(wrappedValue: "") }
}
extension Persisted where Value: ExpressibleByIntegerLiteral {
    /// Creates a property with 0.
    public init() { self.init(wrappedValue: 0) }
    /// Creates a property with 0.
    public init(primaryKey: Bool = false, indexed: Bool = false) { self.init(wrappedValue: 0) }
}
extension Persisted where Value == Bool {
    /// Creates a property with `false`.
    public init() { self.init(wrappedValue: false) }
}
extension Persisted where Value == Date {
    /// Creates a property with the start of 2001.
    public init() { self.init(wrappedValue: Date(timeIntervalSinceReferenceDate: 0)) }
}
extension Persisted where Value == Data {
    /// Creates a property without data.
    public init() { self.init(wrappedValue: Data()) }
}
extension Persisted where Value == ObjectId {
    /// Creates a property with a new name.
    public init() { self.init(wrappedValue: ObjectId.generate()) }
    /// Creates a property with a new name.
    public init(primaryKey: Bool = false) { self.init(wrappedValue: ObjectId.generate()) }
}
extension Persisted where Value == UUID {
    /// Creates a property with a new name.
    public init() { self.init(wrappedValue: UUID()) }
    /// Creates a property with a new name.
    public init(primaryKey: Bool = false) { self.init(wrappedValue: UUID()) }
}

/// Name of an object.
public struct ObjectId: Sendable, Hashable {
    /// Text of the name.
    public let stringValue: String
    /// Creates a new name.
    public static func generate() -> ObjectId { ObjectId(stringValue: UUID().uuidString) }
}

/// Objects within an object.
public final class List<Element>: ExpressibleByArrayLiteral, RandomAccessCollection, Sequence {
    private var elements: [Element]
    /// Creates an empty list.
    public init() { elements = [] }
    /// Creates a list of objects.
    public init(arrayLiteral elements: Element...) { self.elements = elements }
    /// Number of the first object.
    public var startIndex: Int { elements.startIndex }
    /// Number after the last object.
    public var endIndex: Int { elements.endIndex }
    /// An object.
    public subscript(index: Int) -> Element {
        get { elements[index] }
        set { elements[index] = newValue }
    }
    /// Adds an object.
    public func append(_ object: Element) { elements.append(object) }
    /// Adds objects.
    public func append<Objects: Sequence>(objectsIn objects: Objects)
    where Objects.Element == Element {
        elements += Array(objects)
    }
    /// Removes all objects.
    public func removeAll() { elements = [] }
}

extension Persisted {
    /// Creates an empty list.
    public init<Element>() where Value == List<Element> { self.init(wrappedValue: List()) }
}

/// Objects of a request; none in a picture.
public struct Results<Element>: RandomAccessCollection {
    private let elements: [Element] = []
    /// Number of the first object.
    public var startIndex: Int { 0 }
    /// Number after the last object.
    public var endIndex: Int { 0 }
    /// An object; there is none.
    public subscript(position: Int) -> Element { elements[position] }
    /// Returns the objects in an order.
    public func sorted(byKeyPath keyPath: String, ascending: Bool = true) -> Results<Element> {
        self
    }
    /// Returns the objects that fulfil a condition.
    public func filter(_ predicateFormat: String, _ args: Any...) -> Results<Element> { self }
}

/// Database, which a picture does not have.
public struct Realm {
    /// Opens no database.
    public init() throws {}
    /// Returns no objects.
    public func objects<Element>(_ type: Element.Type) -> Results<Element> { Results() }
    /// Returns no object.
    public func object<Element, Key>(ofType type: Element.Type, forPrimaryKey key: Key) -> Element?
    {
        nil
    }
    /// Runs a block.
    public func write(_ block: () throws -> Void) throws { try block() }
    /// Adds an object; without effect.
    public func add(_ object: Object) {}
    /// Deletes an object; without effect.
    public func delete(_ object: Object) {}
}

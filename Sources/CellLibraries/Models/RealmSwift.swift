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

/// Value of a property that is saved.
public protocol RealmPersistable {
    /// Value of a property without a value of its own.
    static var standardValue: Self { get }
}

extension String: RealmPersistable {
    /// An empty text.
    public static var standardValue: String { "" }
}
extension Int: RealmPersistable {
    /// 0.
    public static var standardValue: Int { 0 }
}
extension Int64: RealmPersistable {
    /// 0.
    public static var standardValue: Int64 { 0 }
}
extension Double: RealmPersistable {
    /// 0.
    public static var standardValue: Double { 0 }
}
extension Float: RealmPersistable {
    /// 0.
    public static var standardValue: Float { 0 }
}
extension Bool: RealmPersistable {
    /// `false`.
    public static var standardValue: Bool { false }
}
extension Date: RealmPersistable {
    /// The start of 2001.
    public static var standardValue: Date { Date(timeIntervalSinceReferenceDate: 0) }
}
extension Data: RealmPersistable {
    /// No data.
    public static var standardValue: Data { Data() }
}
extension UUID: RealmPersistable {
    /// A new name.
    public static var standardValue: UUID { UUID() }
}
extension Optional: RealmPersistable {
    /// `nil`.
    public static var standardValue: Wrapped? { nil }
}
extension ObjectId: RealmPersistable {
    /// A new name.
    public static var standardValue: ObjectId { generate() }
}
extension List: RealmPersistable {
    /// An empty list.
    public static var standardValue: List<Element> { List() }
}

/// Property of an object that is saved.
@propertyWrapper public struct Persisted<Value: RealmPersistable> {
    /// The value.
    public var wrappedValue: Value
    /// Creates a property with the standard value of its type.
    public init() { wrappedValue = .standardValue }
    /// Creates a property with the standard value, which may identify the object.
    public init(primaryKey: Bool = false, indexed: Bool = false) { self.init() }
    /// Creates a property with a value.
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    /// Creates a property with a value that may identify the object.
    public init(wrappedValue: Value, primaryKey: Bool = false, indexed: Bool = false) {
        self.wrappedValue = wrappedValue
    }
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

/// Property that a nib connects to several views or constraints, in the order of the file.
///
///     @OutletCollection var stars: [ImageView]
///     @OutletCollection var dots: [View]!
///
/// The collection is empty before it is connected, also if its type is optional.
@propertyWrapper
public struct OutletCollection<Value: OutletCollectionValue> {
    /// Storage shared between copies of the wrapper, which reflection creates.
    private final class Connection {
        var value = Value(connected: [])
    }

    private let connection = Connection()

    /// Creates an outlet collection without connected objects.
    public init() {}

    /// Connected objects.
    public var wrappedValue: Value {
        get { connection.value }
        nonmutating set { connection.value = newValue }
    }
}

/// Type of an outlet collection: an array, or an optional array.
public protocol OutletCollectionValue<Object> {
    /// Class of the objects.
    associatedtype Object
    /// Creates a collection of connected objects.
    init(connected objects: [Object])
}

extension Array: OutletCollectionValue {
    /// Creates a collection of connected objects.
    public init(connected objects: [Element]) { self = objects }
}

extension Optional: OutletCollectionValue where Wrapped: OutletCollectionValue {
    /// Creates a collection of connected objects.
    public init(connected objects: [Wrapped.Object]) { self = Wrapped(connected: objects) }
}

extension OutletCollection: Connectable {
    package var valueName: String { String(describing: Value.Object.self) }
    package var isCollection: Bool { true }

    package func connect(_ objects: [AnyObject]) -> Bool {
        let elements = objects.compactMap { $0 as? Value.Object }
        wrappedValue = Value(connected: elements)
        return elements.count == objects.count
    }
}

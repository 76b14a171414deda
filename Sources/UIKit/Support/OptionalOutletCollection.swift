import TableControls

/// Outlet collection that a source declares as an optional array.
///
///     @OptionalOutletCollection var stars: [UIImageView]!
@propertyWrapper
public struct OptionalOutletCollection<Element> {
    /// Storage shared between copies of the wrapper, which reflection creates.
    private final class Connection {
        // A collection is empty before it is connected, so that drawing without a nib does not trap.
        var objects: [Element]? = []
    }

    private let connection = Connection()

    /// Creates an outlet collection without connected objects.
    public init() {}

    /// Connected objects.
    public var wrappedValue: [Element]? {
        get { connection.objects }
        nonmutating set { connection.objects = newValue }
    }
}

extension OptionalOutletCollection: Connectable {
    package var valueName: String { String(describing: Element.self) }
    package var isCollection: Bool { true }

    package func connect(_ objects: [AnyObject]) -> Bool {
        let elements = objects.compactMap { $0 as? Element }
        wrappedValue = elements
        return elements.count == objects.count
    }
}

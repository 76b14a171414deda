/// Property that a nib connects to several views or constraints, in the order of the file.
///
///     @OutletCollection var stars: [ImageView]
@propertyWrapper
public struct OutletCollection<Element> {
    /// Storage shared between copies of the wrapper, which reflection creates.
    private final class Connection {
        var objects: [Element] = []
    }

    private let connection = Connection()

    /// Creates an outlet collection without connected objects.
    public init() {}

    /// Connected objects.
    public var wrappedValue: [Element] {
        get { connection.objects }
        nonmutating set { connection.objects = newValue }
    }
}

extension OutletCollection: Connectable {
    package var valueName: String { String(describing: Element.self) }
    package var isCollection: Bool { true }

    package func connect(_ objects: [AnyObject]) -> Bool {
        let elements = objects.compactMap { $0 as? Element }
        wrappedValue = elements
        return elements.count == objects.count
    }
}

import TableDrawing

/// Property that a nib connects to the view with the property's name.
///
///     @Outlet(.weak) var firstLabel: Label!
///     @Outlet(.strong) var tvCell: TableViewCell!
///
/// Use `.weak` for a view inside another view, which keeps it alive. Use `.strong` for a nib's
/// top-level object, which has no superview. Outlets of an object and its superclasses are
/// found by reflection. The name alone identifies the outlet, and the view must be of the
/// property's class. Reading an unconnected outlet writes the errors in the picture's nibs to
/// standard error.
@propertyWrapper
public struct Outlet<Value: AnyObject> {
    /// Whether the property keeps a strong reference to the connected object.
    public enum Ownership: Sendable, Hashable {
        case weak, strong
    }

    /// Storage shared between copies of the wrapper, which reflection creates.
    private final class Connection {
        weak var borrowed: Value?
        var owned: Value?
    }

    private let connection = Connection()
    private let ownership: Ownership

    /// Creates an outlet without a connected object.
    public init(_ ownership: Ownership) { self.ownership = ownership }

    /// Connected object, or `nil` if no object is connected or a weakly referenced object is
    /// gone.
    public var wrappedValue: Value? {
        get {
            let value = connection.owned ?? connection.borrowed
            // Reading an outlet as in `title.text` traps before `render` can throw the nib's
            // errors.
            if value == nil { DiagnosticLog.current?.reportErrors(withPrefix: "nib.") }
            return value
        }
        nonmutating set {
            connection.borrowed = ownership == .weak ? newValue : nil
            connection.owned = ownership == .strong ? newValue : nil
        }
    }
}

extension Outlet: Connectable {
    package var valueName: String { String(describing: Value.self) }

    package var isCollection: Bool { false }

    package func connect(_ objects: [AnyObject]) -> Bool {
        guard let value = objects.last as? Value else { return false }
        wrappedValue = value
        return true
    }
}

import TableDrawing

/// A property that a nib connects to the view of its name.
///
///     @Outlet(.weak) var firstLabel: Label!
///     @Outlet(.strong) var tvCell: TableViewCell!
///
/// A view inside another lives as long as that one: `.weak` will do. What stands at the top of a nib
/// nobody else holds: `.strong`. An object is asked for its outlets by reflection, its superclasses'
/// too; only the name counts, and the view must be of the property's class. Reading one that is not connected writes what
/// is wrong with the nibs of the picture to standard error.
@propertyWrapper
public struct Outlet<Value: AnyObject> {
    /// Whether the property keeps what it is connected to.
    public enum Ownership: Sendable, Hashable {
        case weak, strong
    }

    /// Copies of the wrapper, as reflection makes them, share what they are connected to.
    private final class Connection {
        weak var borrowed: Value?
        var owned: Value?
    }

    private let connection = Connection()
    private let ownership: Ownership

    public init(_ ownership: Ownership) { self.ownership = ownership }

    public var wrappedValue: Value? {
        get {
            let value = connection.owned ?? connection.borrowed
            // Who reads an outlet as `title.text` ends the program before the render can throw what the nib lacks.
            if value == nil { DiagnosticLog.current?.tellErrors(withPrefix: "nib.") }
            return value
        }
        nonmutating set {
            connection.borrowed = ownership == .weak ? newValue : nil
            connection.owned = ownership == .strong ? newValue : nil
        }
    }
}

extension Outlet: Connectable {
    var valueName: String { String(describing: Value.self) }

    func connect(_ object: AnyObject) -> Bool {
        guard let value = object as? Value else { return false }
        wrappedValue = value
        return true
    }
}

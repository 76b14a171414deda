/// A property that a nib connects to the view of its name.
///
///     @Outlet(.weak) var firstLabel: Label!
///     @Outlet(.strong) var tvCell: TableViewCell!
///
/// A view inside another lives as long as that one: `.weak` will do. What stands at the top of a nib
/// nobody else holds: `.strong`. An object is asked for its outlets by reflection, its superclasses'
/// too; only the name counts, and the view must be of the property's class.
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
        get { connection.owned ?? connection.borrowed }
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

import TableDrawing

/// Property that a nib connects to the view with the property's name.
///
///     @Outlet(.weak) var firstLabel: Label!
///     @Outlet(.strong) var tvCell: TableViewCell!
///
/// Use `.weak` for a view inside another view, which keeps it alive. Use `.strong` for a nib's
/// top-level object, which has no superview. Outlets of an object and its superclasses are
/// found by reflection. The name alone identifies the outlet, and the view must be of the
/// property's class, or conform to its protocol. Reading an unconnected outlet writes the errors
/// in the picture's nibs to standard error.
@propertyWrapper
public struct Outlet<Value> {
    /// Whether the property keeps a strong reference to the connected object.
    public enum Ownership: Sendable, Hashable {
        case weak, strong
    }

    /// Storage shared between copies of the wrapper, which reflection creates.
    private final class Connection {
        weak var borrowed: AnyObject?
        var owned: AnyObject?
    }

    private let connection = Connection()
    private let ownership: Ownership
    /// Function that runs when a nib has connected the outlet of an owner.
    private var didConnect: ((AnyObject) -> Void)?

    /// Creates an outlet without a connected object.
    public init(_ ownership: Ownership) { self.ownership = ownership }

    /// Creates an outlet with a function that runs when a nib has connected it.
    ///
    ///     @Outlet(.weak, didConnect: titleDidConnect) var title: Label!
    ///     static func titleDidConnect(_ owner: AnyObject) { … }
    ///
    /// A nib does not run the property's `didSet`.
    public init(_ ownership: Ownership, didConnect: @escaping (AnyObject) -> Void) {
        self.ownership = ownership
        self.didConnect = didConnect
    }

    /// Connected object, or `nil` if no object is connected or a weakly referenced object is
    /// gone.
    public var wrappedValue: Value? {
        get {
            let value = (connection.owned ?? connection.borrowed) as? Value
            // Reading an outlet as in `title.text` traps before `render` can throw the nib's
            // errors.
            if value == nil { DiagnosticLog.current?.reportErrors(withPrefix: "nib.") }
            return value
        }
        nonmutating set {
            let object = newValue.map { $0 as AnyObject }
            connection.borrowed = ownership == .weak ? object : nil
            connection.owned = ownership == .strong ? object : nil
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

    package func didConnect(in owner: AnyObject) { didConnect?(owner) }
}

/// Outlet or outlet collection of any class.
package protocol Connectable {
    /// Name of the class that the outlet accepts.
    var valueName: String { get }
    /// Whether the outlet accepts several objects.
    var isCollection: Bool { get }
    /// Connects the objects, a single object for an outlet that is no collection, and returns
    /// whether the objects are of the accepted class.
    func connect(_ objects: [AnyObject]) -> Bool
    /// Tells the object that has the outlet that the outlet is connected.
    func didConnect(in owner: AnyObject)
}

extension Connectable {
    package func didConnect(in owner: AnyObject) {}
}

/// Outlets of an object by the names of its properties.
package struct Outlets {
    private var byName: [String: any Connectable] = [:]

    /// Creates the outlets of an object without outlets.
    package init() {}

    package init(of object: AnyObject) {
        var mirror: Mirror? = Mirror(reflecting: object)
        while let each = mirror {
            for child in each.children {
                // The storage of a wrapped property has an underscore prefix.
                guard let outlet = child.value as? any Connectable, let label = child.label else {
                    continue
                }
                byName[String(label.trimmingPrefix("_"))] = outlet
            }
            mirror = each.superclassMirror
        }
    }

    package subscript(name: String) -> (any Connectable)? { byName[name] }

    package var names: [String] { byName.keys.sorted() }
}

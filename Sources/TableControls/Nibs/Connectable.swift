/// Outlet or outlet collection of any class.
package protocol Connectable {
    /// Name of the class that the outlet accepts.
    var valueName: String { get }
    /// Whether the outlet accepts several objects.
    var isCollection: Bool { get }
    /// Connects the objects, a single object for an outlet that is no collection, and returns
    /// whether the objects are of the accepted class.
    func connect(_ objects: [AnyObject]) -> Bool
}

/// Outlet of any class.
package protocol Connectable {
    /// Name of the class that the outlet accepts.
    var valueName: String { get }
    /// Connects an object and returns whether the object is of the accepted class.
    func connect(_ object: AnyObject) -> Bool
}

/// An outlet, whatever its class.
protocol Connectable {
    /// The name of the class that it takes.
    var valueName: String { get }
    /// Connects it; false where the object is of another class.
    func connect(_ object: AnyObject) -> Bool
}

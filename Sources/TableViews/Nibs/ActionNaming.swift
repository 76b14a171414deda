/// An object whose methods described controls find by name; a table of names in place of selectors.
///
///     var actions: [String: NamedAction] {
///         ["logHello": NamedAction(self, DetailViewController.logHello)]
///     }
public protocol ActionNaming: AnyObject {
    /// The methods by the names that descriptions use.
    var actions: [String: NamedAction] { get }
}

/// Object whose methods are found by name for described controls, with a table of names in
/// place of selectors.
///
///     var actions: [String: NamedAction] {
///         ["logHello": NamedAction(self, DetailViewController.logHello)]
///     }
public protocol ActionNaming: AnyObject {
    /// Methods by their names in descriptions.
    var actions: [String: NamedAction] { get }
}

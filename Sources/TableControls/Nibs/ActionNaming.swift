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

/// Method that a control can send events to, with a weak reference to the target, as in UIKit.
public struct NamedAction {
    /// Adds the method to a control under the name in the description.
    package let connect: (Control, Control.Event, String) -> Void

    /// Creates an action for a method without arguments.
    public init<Target: AnyObject>(_ target: Target, _ action: @escaping (Target) -> () -> Void) {
        connect = { [weak target] control, events, name in
            guard let target else { return }
            control.addTarget(
                target, action: action, for: events, identifiedBy: Action.Identifier(name))
        }
    }

    /// Creates an action for a method with a sender.
    public init<Target: AnyObject, Sender>(
        _ target: Target, _ action: @escaping (Target) -> (Sender) -> Void
    ) {
        connect = { [weak target] control, events, name in
            guard let target else { return }
            control.addTarget(
                target, action: action, for: events, identifiedBy: Action.Identifier(name))
        }
    }
}

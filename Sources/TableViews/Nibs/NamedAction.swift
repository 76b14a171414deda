/// A method that a control can send events to; the object is kept weakly, as in UIKit.
public struct NamedAction {
    /// Adds the method to a control under the name that it was found by.
    let connect: (Control, Control.Event, String) -> Void

    /// A method without arguments.
    public init<Target: AnyObject>(_ target: Target, _ action: @escaping (Target) -> () -> Void) {
        connect = { [weak target] control, events, name in
            guard let target else { return }
            control.addTarget(
                target, action: action, for: events, identifiedBy: Action.Identifier(name))
        }
    }

    /// A method that takes the sender.
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

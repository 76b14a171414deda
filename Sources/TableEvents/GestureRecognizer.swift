import Foundation

/// Recognizer of gestures; UIKit's class.
///
/// Pictures have no touches. `send()` stands for a recognized gesture.
open class GestureRecognizer: NSObject {
    /// State of the gesture.
    public enum State: Int, Sendable, Hashable, CaseIterable {
        case possible, began, changed, ended, cancelled, failed

        /// State of a recognized discrete gesture.
        public static let recognized = State.ended
    }

    private struct Receiver {
        weak var target: AnyObject?
        var action: ActionSelector
    }

    private var receivers: [Receiver] = []
    /// Object with the recognizer, or `nil` without a view.
    public package(set) final weak var owner: Responder?

    /// State of the gesture.
    open var state = State.possible
    /// Whether the recognizer takes touches.
    open var isEnabled = true
    /// Whether the view receives no touch of a recognized gesture.
    open var cancelsTouchesInView = true
    /// Whether touches begin in the view only after the gesture has failed.
    open var delaysTouchesBegan = false
    /// Whether touches end in the view only after the gesture has failed.
    open var delaysTouchesEnded = true
    /// Whether fingers that touch the view later are ignored.
    open var requiresExclusiveTouchType = true
    /// Name for debugging, or `nil`.
    open var name: String?
    /// Number of fingers on the view.
    open var numberOfTouches: Int { 0 }

    /// Creates a recognizer that sends an action to a target, which it does not retain.
    public init(target: Any?, action: ActionSelector?) {
        super.init()
        if let target, let action { addTarget(target, action: action) }
    }

    /// Creates a recognizer without a target.
    public convenience override init() { self.init(target: nil, action: nil) }

    /// Adds a target, without a strong reference.
    open func addTarget(_ target: Any, action: ActionSelector) {
        receivers.append(Receiver(target: target as AnyObject, action: action))
    }

    /// Removes a target's action; all targets or all actions for `nil`.
    open func removeTarget(_ target: Any?, action: ActionSelector?) {
        let object = target.map { $0 as AnyObject }
        receivers.removeAll {
            (object == nil || $0.target === object) && (action == nil || $0.action == action)
        }
    }

    /// Lets another recognizer fail before this recognizer succeeds; without effect in a picture.
    open func require(toFail otherGestureRecognizer: GestureRecognizer) {}

    /// Sends the actions, as after a recognized gesture.
    public func send() {
        for receiver in receivers {
            guard let target = receiver.target else { continue }
            receiver.action.perform(on: target, with: [self])
        }
    }
}

import Foundation
import TableControls
import TableEvents

extension ActionSelector {
    /// Sends the method to a target, or for `nil` to the first object of the chain of responders
    /// that takes it.
    func send(to target: AnyObject?, from sender: Responder?, _ arguments: [Any?]) {
        if let target {
            perform(on: target, with: arguments)
            return
        }
        var responder = sender
        while let each = responder {
            if perform(on: each, with: arguments) { return }
            responder = each.next
        }
    }
}

extension ActionSelector {
    /// Creates a selector of a method of an object, which is called for every target.
    @_disfavoredOverload
    public init<Sender, Result>(_ name: String, _ method: @escaping (Sender) -> Result) {
        self.init(name) { (_: AnyObject) in { (sender: Sender) in method(sender) } }
    }

    /// Creates a selector of a method of an object without parameters.
    @_disfavoredOverload
    public init<Result>(_ name: String, _ method: @escaping () -> Result) {
        self.init(name) { (_: AnyObject) in method }
    }
}

/// Targets and actions by selectors.
extension Control {
    /// Adds a target for events, without a strong reference.
    ///
    /// For `nil` the control's chain of responders is asked when the event is sent.
    public func addTarget(_ target: Any?, action: ActionSelector, for controlEvents: Event) {
        let identifier = Action.Identifier(action.name)
        guard let target else {
            addTarget(
                self,
                action: { (control: Control) in
                    { (sender: Control) in action.send(to: nil, from: control, [sender, nil]) }
                }, for: controlEvents, identifiedBy: identifier)
            return
        }
        addTarget(
            target as AnyObject,
            action: { (target: AnyObject) in
                { (sender: Control) in
                    action.send(to: target, from: sender, [sender, nil])
                }
            }, for: controlEvents, identifiedBy: identifier)
    }

    /// Removes a target's action from events; all actions of the target for `nil`.
    public func removeTarget(
        _ target: Any?, action: ActionSelector?, for controlEvents: Event
    ) {
        let object = target.map { $0 as AnyObject }
        guard let action else { return removeTarget(object, for: controlEvents) }
        removeTarget(object, identifiedBy: .init(action.name), for: controlEvents)
    }
}

extension NSObject {
    /// Calls a method of the object.
    @discardableResult
    public func perform(_ selector: ActionSelector) -> NSObject? {
        selector.perform(on: self)
        return nil
    }

    /// Calls a method of the object with an argument.
    @discardableResult
    public func perform(_ selector: ActionSelector, with object: Any?) -> NSObject? {
        selector.perform(on: self, with: [object])
        return nil
    }

    /// Calls a method at a later time; without effect.
    public func perform(
        _ selector: ActionSelector, with argument: Any?, afterDelay delay: TimeInterval
    ) {
        AcceptedInterface.note("NSObject.perform(_:with:afterDelay:)", .time)
    }

    /// Removes requests of `perform(_:with:afterDelay:)`.
    public class func cancelPreviousPerformRequests(withTarget target: Any) {}
}

/// Observers by selectors.
extension NotificationCenter {
    /// Tokens of observers that were added by a selector.
    private final class Observations: @unchecked Sendable {
        struct Observation {
            weak var observer: AnyObject?
            var name: Notification.Name?
            var token: any NSObjectProtocol
        }

        static let shared = Observations()
        private let lock = NSLock()
        private var observations: [Observation] = []

        func add(_ observation: Observation) {
            lock.withLock {
                observations.removeAll { $0.observer == nil }
                observations.append(observation)
            }
        }

        /// Removes the observations of an observer and returns their tokens.
        func remove(_ observer: AnyObject, _ name: Notification.Name?) -> [any NSObjectProtocol] {
            lock.withLock {
                let isMeant = { (each: Observation) in
                    each.observer === observer && (name == nil || each.name == name)
                }
                let tokens = observations.filter(isMeant).map(\.token)
                observations.removeAll(where: isMeant)
                return tokens
            }
        }
    }

    /// Object that is passed to a block of another isolation.
    private struct Unchecked<Value>: @unchecked Sendable {
        var value: Value
    }

    /// Adds an observer without a strong reference; its method takes a `Notification` or nothing.
    public func addObserver(
        _ observer: Any, selector: ActionSelector, name: Notification.Name?, object: Any?
    ) {
        let observer = observer as AnyObject
        let weakly = { [weak observer] in observer }
        let reference = Unchecked(value: weakly)
        let token = addObserver(forName: name, object: object, queue: nil) { notification in
            guard let observer = reference.value() else { return }
            selector.perform(on: observer, with: [notification])
        }
        Observations.shared.add(.init(observer: observer, name: name, token: token))
    }

    /// Removes an observer that was added by a selector or a block.
    public func removeObserver(_ observer: AnyObject) {
        for token in Observations.shared.remove(observer, nil) { removeObserver(token as Any) }
        if let token = observer as? any NSObjectProtocol { removeObserver(token as Any) }
    }

    /// Removes an observer of a name that was added by a selector.
    public func removeObserver(
        _ observer: AnyObject, name: Notification.Name?, object: Any?
    ) {
        for token in Observations.shared.remove(observer, name) { removeObserver(token as Any) }
    }
}

extension Timer {
    /// Creates a timer without work, which code replaces later.
    public convenience init(_ nothing: Void = ()) {
        self.init(timeInterval: 0, repeats: false) { _ in }
    }

    /// Creates a timer that calls a method; the timer does not run in a picture.
    @discardableResult
    public class func scheduledTimer(
        timeInterval interval: TimeInterval, target: Any, selector: ActionSelector,
        userInfo: Any?, repeats: Bool
    ) -> Timer {
        AcceptedInterface.note("Timer.scheduledTimer(timeInterval:target:selector:…)", .time)
        return Timer(timeInterval: interval, repeats: repeats) { _ in }
    }
}

import TableDrawing

/// Something that a control sends its events to.
struct ControlHandler {
    var events: Control.Event
    /// Nothing for a target's method.
    var action: Action?
    /// Nothing for an action.
    weak var target: AnyObject?
    var send: (Control, TableViews.Event?) -> Void
}

/// Targets and actions.
extension Control {
    /// Adds an action for events; one with the identifier of another replaces it.
    public func addAction(_ action: Action, for events: Event) {
        if let identifier = action.identifier {
            removeAction(identifiedBy: identifier, for: events)
        }
        handlers.append(
            ControlHandler(events: events, action: action) { control, _ in
                action.run(sender: control)
            })
    }

    /// Removes an action from events.
    public func removeAction(_ action: Action, for events: Event) {
        removeHandlers(for: events) { $0.action === action }
    }

    public func removeAction(identifiedBy identifier: Action.Identifier, for events: Event) {
        removeHandlers(for: events) { $0.action?.identifier == identifier }
    }

    /// Sends events to a method of an object, which is kept weakly as in UIKit:
    /// `slider.addTarget(self, action: Controller.sliderValueChanged, for: .valueChanged)`.
    public func addTarget<Target: AnyObject>(
        _ target: Target, action: @escaping (Target) -> () -> Void, for events: Event
    ) {
        add(target, events) { target, _, _ in action(target)() }
    }

    /// Sends events with the sender; one of another class than the method takes is an error.
    public func addTarget<Target: AnyObject, Sender>(
        _ target: Target, action: @escaping (Target) -> (Sender) -> Void, for events: Event
    ) {
        add(target, events) { target, control, _ in
            guard let sender = control as? Sender else { return Self.refuse(control, Sender.self) }
            action(target)(sender)
        }
    }

    /// Sends events with the sender and the touch event, of which pictures have none.
    public func addTarget<Target: AnyObject, Sender>(
        _ target: Target, action: @escaping (Target) -> (Sender, TableViews.Event?) -> Void,
        for events: Event
    ) {
        add(target, events) { target, control, event in
            guard let sender = control as? Sender else { return Self.refuse(control, Sender.self) }
            action(target)(sender, event)
        }
    }

    /// Removes what an object was to get of events; of nobody, everything that methods were to get.
    public func removeTarget(_ target: AnyObject?, for events: Event) {
        removeHandlers(for: events) {
            $0.action == nil && (target == nil || $0.target === target)
        }
    }

    /// The objects that get something, each once.
    public var allTargets: [AnyObject] {
        handlers.compactMap(\.target).reduce(into: []) { targets, target in
            if !targets.contains(where: { $0 === target }) { targets.append(target) }
        }
    }

    /// The events that something is sent for.
    public var allControlEvents: Event { handlers.reduce(into: []) { $0.formUnion($1.events) } }

    /// Sends what was added for any of the events, in the order in which it was added.
    public func sendActions(for events: Event) {
        for handler in handlers where !handler.events.isDisjoint(with: events) {
            handler.send(self, nil)
        }
    }

    /// Runs one action with this control as its sender.
    public func sendAction(_ action: Action) { action.run(sender: self) }

    private func add<Target: AnyObject>(
        _ target: Target, _ events: Event,
        _ send: @escaping (Target, Control, TableViews.Event?) -> Void
    ) {
        handlers.append(
            ControlHandler(events: events, target: target) { [weak target] control, event in
                guard let target else { return }
                send(target, control, event)
            })
    }

    private static func refuse<Sender>(_ control: Control, _ wanted: Sender.Type) {
        DiagnosticLog.fail(
            "control.sender",
            "an action that takes a \(wanted) was sent by a \(type(of: control)); "
                + "let the method take that class, or Control")
    }

    private func removeHandlers(for events: Event, where isMeant: (ControlHandler) -> Bool) {
        handlers = handlers.compactMap { handler in
            guard isMeant(handler) else { return handler }
            var rest = handler
            rest.events.subtract(events)
            return rest.events.isEmpty ? nil : rest
        }
    }
}

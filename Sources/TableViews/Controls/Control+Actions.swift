import TableDrawing

/// Tells the methods of a target apart, which cannot be compared as selectors can.
enum MethodName: Hashable {
    case identifier(Action.Identifier)
    /// The place in the source where the method is added.
    case place(file: String, line: UInt, column: UInt)

    init(_ identifier: Action.Identifier?, _ file: String, _ line: UInt, _ column: UInt) {
        self = identifier.map(Self.identifier) ?? .place(file: file, line: line, column: column)
    }
}

/// Something that a control sends its events to.
struct ControlHandler {
    var events: Control.Event
    /// Nothing for a target's method.
    var action: Action?
    /// Nothing for an action.
    weak var target: AnyObject?
    /// Which of the target's methods it is; nothing for an action.
    var method: MethodName?
    var send: (Control, TableViews.Event?) -> Void
}

/// Targets and actions.
extension Control {
    /// Adds an action for events; one that is there already, or has the identifier of another, replaces it.
    public func addAction(_ action: Action, for events: Event) {
        removeAction(action, for: events)
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
    ///
    /// It is safe to add a method again, as a data source does with the controls of reused cells: it is
    /// sent once. UIKit compares selectors; Swift's methods cannot be compared, so what is added to the
    /// same target from the same place in the source counts as the same method. Where one line adds
    /// several, or several lines add one, say which it is by an identifier.
    public func addTarget<Target: AnyObject>(
        _ target: Target, action: @escaping (Target) -> () -> Void, for events: Event,
        identifiedBy identifier: Action.Identifier? = nil, file: String = #fileID,
        line: UInt = #line, column: UInt = #column
    ) {
        add(target, events, .init(identifier, file, line, column)) { target, _, _ in
            action(target)()
        }
    }

    /// Sends events with the sender; one of another class than the method takes is an error.
    public func addTarget<Target: AnyObject, Sender>(
        _ target: Target, action: @escaping (Target) -> (Sender) -> Void, for events: Event,
        identifiedBy identifier: Action.Identifier? = nil, file: String = #fileID,
        line: UInt = #line, column: UInt = #column
    ) {
        add(target, events, .init(identifier, file, line, column)) { target, control, _ in
            guard let sender = control as? Sender else { return Self.refuse(control, Sender.self) }
            action(target)(sender)
        }
    }

    /// Sends events with the sender and the touch event, of which pictures have none.
    public func addTarget<Target: AnyObject, Sender>(
        _ target: Target, action: @escaping (Target) -> (Sender, TableViews.Event?) -> Void,
        for events: Event, identifiedBy identifier: Action.Identifier? = nil,
        file: String = #fileID, line: UInt = #line, column: UInt = #column
    ) {
        add(target, events, .init(identifier, file, line, column)) { target, control, event in
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

    /// Removes one method of an object from events; of nobody, that of every object.
    public func removeTarget(
        _ target: AnyObject?, identifiedBy identifier: Action.Identifier, for events: Event
    ) {
        removeHandlers(for: events) {
            $0.method == .identifier(identifier) && (target == nil || $0.target === target)
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
        _ target: Target, _ events: Event, _ method: MethodName,
        _ send: @escaping (Target, Control, TableViews.Event?) -> Void
    ) {
        removeHandlers(for: events) { $0.target === target && $0.method == method }
        handlers.append(
            ControlHandler(events: events, target: target, method: method) {
                [weak target] control, event in
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

import TableDrawing

/// Identity of a target's method; Swift methods cannot be compared like selectors.
enum MethodName: Hashable {
    case identifier(Action.Identifier)
    /// Source location of the call that adds the method.
    case place(file: String, line: UInt, column: UInt)

    init(_ identifier: Action.Identifier?, _ file: String, _ line: UInt, _ column: UInt) {
        self = identifier.map(Self.identifier) ?? .place(file: file, line: line, column: column)
    }
}

/// Receiver of a control's events.
struct ControlHandler {
    var events: Control.Event
    /// Action, or `nil` for a target's method.
    var action: Action?
    /// Target, or `nil` for an action.
    weak var target: AnyObject?
    /// Method of the target, or `nil` for an action.
    var method: MethodName?
    var send: (Control, TableControls.Event?) -> Void
}

/// Targets and actions.
extension Control {
    /// Adds an action for events; it replaces an equal action or an action with an equal
    /// identifier.
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

    /// Removes the action with an identifier from events.
    public func removeAction(identifiedBy identifier: Action.Identifier, for events: Event) {
        removeHandlers(for: events) { $0.action?.identifier == identifier }
    }

    /// Adds a method of a target for events, with a weak reference to the target as in UIKit:
    /// `slider.addTarget(self, action: Controller.sliderValueChanged, for: .valueChanged)`.
    ///
    /// A method can be added repeatedly, for example by a data source to controls of reused
    /// cells: it is sent once. UIKit compares selectors, but Swift methods cannot be compared.
    /// Methods added to a target from a single source location are therefore treated as equal.
    /// If a single line adds several methods, or several lines add a single method, pass an
    /// identifier.
    public func addTarget<Target: AnyObject>(
        _ target: Target, action: @escaping (Target) -> () -> Void, for events: Event,
        identifiedBy identifier: Action.Identifier? = nil, file: String = #fileID,
        line: UInt = #line, column: UInt = #column
    ) {
        add(target, events, .init(identifier, file, line, column)) { target, _, _ in
            action(target)()
        }
    }

    /// Adds a method with a sender; a sender of another class than the method's parameter is
    /// an error.
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

    /// Adds a method with a sender and a touch event; the event is always `nil` in pictures.
    public func addTarget<Target: AnyObject, Sender>(
        _ target: Target, action: @escaping (Target) -> (Sender, TableControls.Event?) -> Void,
        for events: Event, identifiedBy identifier: Action.Identifier? = nil,
        file: String = #fileID, line: UInt = #line, column: UInt = #column
    ) {
        add(target, events, .init(identifier, file, line, column)) { target, control, event in
            guard let sender = control as? Sender else { return Self.refuse(control, Sender.self) }
            action(target)(sender, event)
        }
    }

    /// Removes the methods of a target from events; all methods of all targets if `target` is
    /// `nil`.
    public func removeTarget(_ target: AnyObject?, for events: Event) {
        removeHandlers(for: events) {
            $0.action == nil && (target == nil || $0.target === target)
        }
    }

    /// Removes a method of a target from events; the method of every target if `target` is
    /// `nil`.
    public func removeTarget(
        _ target: AnyObject?, identifiedBy identifier: Action.Identifier, for events: Event
    ) {
        removeHandlers(for: events) {
            $0.method == .identifier(identifier) && (target == nil || $0.target === target)
        }
    }

    /// Targets of the control, without duplicates.
    public var allTargets: [AnyObject] {
        handlers.compactMap(\.target).reduce(into: []) { targets, target in
            if !targets.contains(where: { $0 === target }) { targets.append(target) }
        }
    }

    /// Events with receivers.
    public var allControlEvents: Event { handlers.reduce(into: []) { $0.formUnion($1.events) } }

    /// Sends the actions for any of the events, in the order of their addition.
    public func sendActions(for events: Event) {
        for handler in handlers where !handler.events.isDisjoint(with: events) {
            handler.send(self, nil)
        }
    }

    /// Runs an action with this control as its sender.
    public func sendAction(_ action: Action) { action.run(sender: self) }

    private func add<Target: AnyObject>(
        _ target: Target, _ events: Event, _ method: MethodName,
        _ send: @escaping (Target, Control, TableControls.Event?) -> Void
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

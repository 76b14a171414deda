/// Method that a described control sends an event to, identified by name.
public struct DescribedAction: Sendable, Hashable {
    /// Events that send the action.
    public var events: Control.Event
    /// Name of the method; see `ActionNaming`.
    public var name: String

    /// Creates an action from a method's name and the events that send the action.
    public init(_ name: String, for events: Control.Event) {
        self.name = name
        self.events = events
    }

    /// Events by their names in documents, equal to UIKit's names.
    public static let eventNames: [(name: String, value: Control.Event)] = [
        ("touchDown", .touchDown), ("touchUpInside", .touchUpInside),
        ("touchUpOutside", .touchUpOutside), ("touchCancel", .touchCancel),
        ("valueChanged", .valueChanged), ("primaryActionTriggered", .primaryActionTriggered),
        ("editingDidBegin", .editingDidBegin), ("editingChanged", .editingChanged),
        ("editingDidEnd", .editingDidEnd), ("editingDidEndOnExit", .editingDidEndOnExit),
    ]
}

/// The method that a described control sends an event to, by its name.
public struct DescribedAction: Sendable, Hashable {
    /// The events that it is sent for.
    public var events: Control.Event
    /// The name of the method; see `ActionNaming`.
    public var name: String

    public init(_ name: String, for events: Control.Event) {
        self.name = name
        self.events = events
    }

    /// The events by the names that documents use, which are UIKit's.
    public static let eventNames: [(name: String, value: Control.Event)] = [
        ("touchDown", .touchDown), ("touchUpInside", .touchUpInside),
        ("touchUpOutside", .touchUpOutside), ("touchCancel", .touchCancel),
        ("valueChanged", .valueChanged), ("primaryActionTriggered", .primaryActionTriggered),
        ("editingDidBegin", .editingDidBegin), ("editingChanged", .editingChanged),
        ("editingDidEnd", .editingDidEnd), ("editingDidEndOnExit", .editingDidEndOnExit),
    ]
}

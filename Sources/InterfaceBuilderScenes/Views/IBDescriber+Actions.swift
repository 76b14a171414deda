import InterfaceBuilder
import TableControls

/// Actions of controls.
extension IBDescriber {
    /// Returns the actions that a control sends.
    ///
    /// The name of a method is the selector up to its first colon.
    func actions(of view: IBView, _ className: String) -> [DescribedAction] {
        guard classes[className]?.sendsActions == true else { return [] }
        return view.object.connections.actions.compactMap { action in
            guard let events = Self.events[action.event ?? ""] else { return nil }
            let name = action.selector.prefix { $0 != ":" }
            return DescribedAction(String(name), for: events)
        }
    }

    private static let events: [String: Control.Event] = Dictionary(
        uniqueKeysWithValues: DescribedAction.eventNames.map { ($0.name, $0.value) })
}

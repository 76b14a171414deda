/// Contents of a button in a state.
package struct IBButtonState: Sendable {
    /// Object of the state.
    package let object: IBObject

    /// State: `normal`, `highlighted`, `selected`, `disabled` or `focused`.
    package var name: String { object.key ?? "normal" }
    /// Title, or `nil`; an attributed title is a property of the object.
    package var title: String? { object["title"]?.text }
}

extension IBView {
    /// States of a button in the order of the file.
    package var buttonStates: [IBButtonState] {
        object.properties.all("state").compactMap(\.object).map(IBButtonState.init)
    }

    /// Configuration of a button, or `nil` for a button of older systems.
    package var buttonConfiguration: IBObject? { self["configuration"]?.object }

    /// Segments of a segmented control.
    package var segments: [IBObject] { (self["segments"]?.list ?? []).compactMap(\.object) }
}

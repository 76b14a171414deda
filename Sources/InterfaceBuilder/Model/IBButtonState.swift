/// Contents of a button in a state.
package struct IBButtonState: Sendable {
    /// Object of the state.
    package let object: IBObject

    /// State: `normal`, `highlighted`, `selected`, `disabled` or `focused`.
    package var name: String { object.key ?? "normal" }
    /// Title, or `nil`; an attributed title is `attributedTitle`.
    package var title: String? { object["title"]?.text }
    /// Title with attributes, or `nil`.
    package var attributedTitle: IBAttributedText? { object["attributedTitle"]?.attributedText }
    /// Image, or `nil`.
    package var image: IBImage? { object["image"]?.image }
    /// Image behind the contents, or `nil`.
    package var backgroundImage: IBImage? { object["backgroundImage"]?.image }
    /// Color of the title, or `nil` for the standard color.
    package var titleColor: IBColor? { object["titleColor"]?.color }
    /// Color of the title's shadow, or `nil`.
    package var titleShadowColor: IBColor? { object["titleShadowColor"]?.color }
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

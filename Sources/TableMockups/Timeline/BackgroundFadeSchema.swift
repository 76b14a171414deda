import DocumentSyntax
import TableViews

/// `selectionFade: {background: middle}`.
struct BackgroundFadeSchema: MappingSchema {
    static let displayName = "a fade of the selected background"
    static let definition = "backgroundFade"
    static let summary = "The selected background fades by itself."

    let background = Key<SelectionFade.ContentSwitch>(
        "background", .caseName, required: true,
        "When text and images take on the look of the new state.")
}

import DocumentSyntax
import TableViews

/// `selectionFade: {background: middle}`.
final class BackgroundFadeSchema: MappingSchema {
    static let displayName = "a fade of the selected background"
    static let definition = "backgroundFade"
    static let summary = "A fade of the selected background alone."

    let background = Key<SelectionFade.ContentSwitch>(
        "background", .caseName, required: true,
        "The moment at which texts and images change to the appearance of the new state.")
}

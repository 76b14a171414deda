import TableDrawing

/// A text of a strings table.
struct LocalizedString: Sendable {
    var text: String
    /// Texts for particular kinds of devices.
    var variations: [UserInterfaceIdiom: String] = [:]
    /// Location of the text in its table.
    var location: DocumentLocation
}

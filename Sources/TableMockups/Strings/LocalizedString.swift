import TableDrawing

/// A text of a table of strings.
struct LocalizedString: Sendable {
    var text: String
    /// The texts of kinds of devices that have their own.
    var variations: [UserInterfaceIdiom: String] = [:]
    /// Where the text stands in its table.
    var location: DocumentLocation
}

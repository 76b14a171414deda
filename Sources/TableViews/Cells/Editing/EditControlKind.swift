/// Control before a cell's content in editing mode.
enum EditControlKind: Sendable, Hashable {
    case none, delete, insert
    /// Circle for selecting rows.
    case selection
}

/// What stands before a cell's content while it is edited.
enum EditControlKind: Sendable, Hashable {
    case none, delete, insert
    /// A circle by which rows are chosen.
    case selection
}

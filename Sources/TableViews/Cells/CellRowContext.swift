/// What a cell knows of its row and table; set by the table that displays it.
struct CellRowContext: Hashable {
    /// Whether rows are chosen by circles while the table is edited.
    var selectsByCircles = false
    /// Whether several rows may be selected at present.
    var allowsMultipleSelection = false
    /// Whether the row may be carried elsewhere.
    var canMove = true
    /// Whether the row is carried at present.
    var isLifted = false
    /// How the row's selection comes and goes.
    var selectionFade = SelectionFade.crossfade
}

/// Context of a cell's row, set by the table that displays the cell.
struct CellRowContext: Hashable {
    /// Whether rows are selected by circles in editing mode.
    var selectsByCircles = false
    /// Whether multiple rows may currently be selected.
    var allowsMultipleSelection = false
    /// Whether the row may be moved.
    var canMove = true
    /// Whether the row is currently dragged.
    var isLifted = false
    /// Transition of the row's selection.
    var selectionFade = SelectionFade.crossfade
}

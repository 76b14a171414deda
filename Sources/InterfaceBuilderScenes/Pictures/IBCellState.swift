import InterfaceBuilder

/// States of a cell.
package enum IBCellState: String, Sendable, Hashable, CaseIterable {
    /// State without a touch.
    case normal
    /// State under a finger.
    case highlighted
    /// State after a tap.
    case selected
    /// State in a table in editing mode.
    case editing

    /// Returns whether a cell in the state differs from the cell in its normal state.
    func applies(to cell: IBView) -> Bool {
        switch self {
        case .normal, .editing: true
        case .highlighted, .selected: cell["selectionStyle"]?.text != "none"
        }
    }
}

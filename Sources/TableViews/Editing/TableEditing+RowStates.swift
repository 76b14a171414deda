import Foundation

/// State of rows for their cells.
extension TableEditing {
    /// Whether several rows may be selected in the current mode.
    var selectsSeveralRows: Bool {
        table.isEditing ? table.allowsMultipleSelectionDuringEditing : table.allowsMultipleSelection
    }

    /// Whether rows may be selected in the current mode.
    var selectsRows: Bool {
        table.isEditing
            ? table.allowsSelectionDuringEditing || table.allowsMultipleSelectionDuringEditing
            : table.allowsSelection
    }

    /// Returns whether a row may be edited.
    func canEdit(_ indexPath: IndexPath) -> Bool {
        table.dataSource?.tableView(table, canEditRowAt: indexPath) ?? false
    }

    /// Returns the editing style of a row.
    func editingStyle(at indexPath: IndexPath) -> TableViewCell.EditingStyle {
        guard canEdit(indexPath) else { return .none }
        return table.delegate?.tableView(table, editingStyleForRowAt: indexPath) ?? .delete
    }

    /// Applies the state of a row to its cell.
    func applyRowState(to cell: TableViewCell, at indexPath: IndexPath, animated: Bool = false) {
        var context = CellRowContext()
        context.allowsMultipleSelection = selectsSeveralRows
        context.selectionFade = table.selectionFade
        context.isLifted = rowStates.movement?.source == indexPath
        var isCellEditing = table.isEditing
        if table.isEditing {
            let canEdit = canEdit(indexPath)
            context.canMove = table.dataSource?.tableView(table, canMoveRowAt: indexPath) ?? false
            context.selectsByCircles = canEdit && table.allowsMultipleSelectionDuringEditing
            cell.editingStyle = canEdit ? editingStyle(at: indexPath) : .none
            cell.shouldIndentWhileEditing =
                canEdit
                && table.delegate?.tableView(table, shouldIndentWhileEditingRowAt: indexPath)
                    ?? true
            isCellEditing = canEdit || context.canMove
        }
        cell.animation.fadingSelectionLook {
            cell.row.rowContext = context
            cell.setEditing(isCellEditing, animated: animated)
            // Rows lose their circles and their selection together.
            if cell.isSelected, !table.isEditing, table.allowsMultipleSelectionDuringEditing,
                !table.selection.isSelected(indexPath)
            {
                cell.setSelected(false, animated: false)
            }
        }
        cell.accessory.isAccessoryHighlighted = rowStates.highlightedAccessories.contains(indexPath)
        let swipe = rowStates.swipes[indexPath]
        if swipe != nil || cell.editing.isSwiped { cell.editing.setSwipe(swipe) }
    }

    /// Applies the states of the displayed rows to their cells again.
    func applyRowStates(animated: Bool = false) {
        let shown = table.rows.displayedCells.map { (indexPath: $0.key, cell: $0.value) }
        for (indexPath, cell) in shown.sorted(by: { $0.indexPath < $1.indexPath }) {
            table.withOwnTheme { applyRowState(to: cell, at: indexPath, animated: animated) }
        }
    }
}

/// States of rows other than selection and highlighting.
struct RowStates {
    var highlightedAccessories: Set<IndexPath> = []
    var swipes: [IndexPath: CellSwipe] = [:]
    /// Counter of opened rows.
    var numberOfSwipes = 0
    /// The row carried by its reorder control.
    var movement: InteractiveMovement?

    /// Returns the states at the rows' new index paths.
    ///
    /// A carried row is put down.
    func mapped(_ newIndexPath: (IndexPath) -> IndexPath?) -> RowStates {
        var states = RowStates()
        states.numberOfSwipes = numberOfSwipes
        states.highlightedAccessories = Set(highlightedAccessories.compactMap(newIndexPath))
        for (indexPath, swipe) in swipes {
            if let new = newIndexPath(indexPath) { states.swipes[new] = swipe }
        }
        return states
    }
}

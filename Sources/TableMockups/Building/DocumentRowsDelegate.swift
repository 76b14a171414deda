import Foundation
import TableViews

/// What the delegates of a document's table have in common: all but the rows' heights.
protocol DocumentRowsDelegate: TableViewDelegate {}

extension DocumentRowsDelegate {
    func tableView(
        _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath
    ) {
        (tableView as? DocumentTableView)?.willDisplayRow(at: indexPath)
    }

    func tableView(
        _ tableView: TableView, editingStyleForRowAt indexPath: IndexPath
    ) -> TableViewCell.EditingStyle {
        editing(tableView, indexPath)?.style ?? .delete
    }

    func tableView(
        _ tableView: TableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
    ) -> Bool {
        editing(tableView, indexPath)?.shouldIndent ?? true
    }

    func tableView(
        _ tableView: TableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? {
        editing(tableView, indexPath)?.deleteTitle
    }

    func tableView(
        _ tableView: TableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> SwipeActionsConfiguration? {
        (tableView as? DocumentTableView)?.swipeActions(at: indexPath, .leading)
    }

    func tableView(
        _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> SwipeActionsConfiguration? {
        (tableView as? DocumentTableView)?.swipeActions(at: indexPath, .trailing)
    }

    private func editing(_ tableView: TableView, _ indexPath: IndexPath) -> RowEditing? {
        (tableView as? DocumentTableView)?.row(at: indexPath)?.editing
    }
}

import Foundation
import TableControls

extension TableViewDelegate {
    /// Does nothing after a tap on an accessory button.
    public func tableView(
        _ tableView: TableView, accessoryButtonTappedForRowWith indexPath: IndexPath
    ) {}

    /// Returns `delete`, the default editing style.
    public func tableView(
        _ tableView: TableView, editingStyleForRowAt indexPath: IndexPath
    ) -> TableViewCell.EditingStyle { .delete }

    /// Returns true: the content of a row is indented in editing mode.
    public func tableView(
        _ tableView: TableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
    ) -> Bool { true }

    /// Returns `nil`, for the standard title of a Delete button.
    public func tableView(
        _ tableView: TableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? { nil }

    /// Returns `nil`, for a row without leading swipe actions.
    public func tableView(
        _ tableView: TableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> SwipeActionsConfiguration? { nil }

    /// Returns `nil`, for a Delete button in deletable rows.
    public func tableView(
        _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> SwipeActionsConfiguration? { nil }

    /// Does nothing before a row opens its swipe actions.
    public func tableView(_ tableView: TableView, willBeginEditingRowAt indexPath: IndexPath) {}

    /// Does nothing after a row has closed its swipe actions.
    public func tableView(_ tableView: TableView, didEndEditingRowAt indexPath: IndexPath?) {}
}

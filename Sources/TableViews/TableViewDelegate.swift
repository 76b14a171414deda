import Foundation
import TableControls

/// Heights, headers and events of rows.
///
/// This is UIKit's protocol, and every method is optional.
///
/// Defaults are in an extension. A method declared only in a subclass of the conforming class
/// is not called, as always in Swift. Declare the method in the conforming class, and override
/// it in the subclass. In a plain table, a section without a title and without a view has no
/// header, even if the delegate gives a height. In a grouped table, the section has the space
/// of a header.
public protocol TableViewDelegate: AnyObject {
    /// Returns the height of a row in points.
    ///
    /// Called once for every row when the table is loaded.
    ///
    /// If the method is not implemented, all rows have the height `rowHeight`.
    ///
    /// `automaticDimension` leaves a row's height to its cell. If heights are estimated, the
    /// method is called when the row is about to be displayed.
    func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat
    /// Returns the estimated height of a row until it comes into view, in points.
    ///
    /// Called once for every row when the table is loaded.
    ///
    /// `automaticDimension` estimates the theme's row height. If the method is not implemented,
    /// the estimate is `estimatedRowHeight`.
    func tableView(
        _ tableView: TableView, estimatedHeightForRowAt indexPath: IndexPath
    ) -> CGFloat
    /// Returns the height of a header in points.
    ///
    /// `TableView.automaticDimension`, the default, leaves the height to the table and to the
    /// header's content.
    func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat
    /// Returns the height of a footer in points; `automaticDimension` by default.
    func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> CGFloat
    /// Returns the height of a header view without an intrinsic size, in points.
    ///
    /// The default is `estimatedSectionHeaderHeight`.
    func tableView(
        _ tableView: TableView, estimatedHeightForHeaderInSection section: Int
    ) -> CGFloat
    /// Returns the height of a footer view without an intrinsic size, in points.
    func tableView(
        _ tableView: TableView, estimatedHeightForFooterInSection section: Int
    ) -> CGFloat
    /// Returns the view of a header, in place of a title.
    ///
    /// A reusable view is requested whenever the header comes into view.
    func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View?
    /// Returns the view of a footer, in place of a title.
    func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View?
    /// Called just before a header comes into view, including headers with titles.
    func tableView(
        _ tableView: TableView, willDisplayHeaderView view: View, forSection section: Int)
    /// Called just before a footer comes into view, including footers with titles.
    func tableView(
        _ tableView: TableView, willDisplayFooterView view: View, forSection section: Int)
    /// Called when a header has left the display, before the view is reused.
    func tableView(
        _ tableView: TableView, didEndDisplayingHeaderView view: View, forSection section: Int)
    /// Called when a footer has left the display, before the view is reused.
    func tableView(
        _ tableView: TableView, didEndDisplayingFooterView view: View, forSection section: Int)
    /// Called just before a row is drawn.
    ///
    /// The method may change the background and the state, not the content.
    func tableView(
        _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath)
    /// Called when a row has left the display, before its cell is reused.
    func tableView(
        _ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath)
    /// Called when the accessory button of a row is tapped.
    func tableView(
        _ tableView: TableView, accessoryButtonTappedForRowWith indexPath: IndexPath)
    /// Returns the editing style of a row.
    ///
    /// The default is `delete`.
    func tableView(
        _ tableView: TableView, editingStyleForRowAt indexPath: IndexPath
    ) -> TableViewCell.EditingStyle
    /// Whether the content of a row without an editing control is indented in the editing mode.
    func tableView(
        _ tableView: TableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
    ) -> Bool
    /// Returns the title of a row's Delete button.
    ///
    /// `nil` stands for "Delete".
    func tableView(
        _ tableView: TableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String?
    /// Returns the leading swipe actions of a row.
    ///
    /// `nil` or an empty list means no actions.
    func tableView(
        _ tableView: TableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> SwipeActionsConfiguration?
    /// Returns the trailing swipe actions of a row.
    ///
    /// With `nil`, deletable rows have a Delete button. An empty list means no actions.
    func tableView(
        _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> SwipeActionsConfiguration?
    /// Called before a row opens its swipe actions.
    func tableView(_ tableView: TableView, willBeginEditingRowAt indexPath: IndexPath)
    /// Called after a row has closed.
    func tableView(_ tableView: TableView, didEndEditingRowAt indexPath: IndexPath?)
    /// Returns the row to select in place of a tapped row, or `nil` to refuse the selection.
    func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
    /// Called after a touch has selected a row.
    func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath)
    /// Returns the row to deselect after a touch, or `nil` to keep the row selected.
    func tableView(_ tableView: TableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?
    /// Called after a touch has deselected a row.
    func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath)
    /// Whether a touch highlights a row.
    ///
    /// A row that is not highlighted is not selected either.
    func tableView(_ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
    /// Called when a touch highlights a row.
    func tableView(_ tableView: TableView, didHighlightRowAt indexPath: IndexPath)
    /// Called when the touch ends, before the row is selected.
    func tableView(_ tableView: TableView, didUnhighlightRowAt indexPath: IndexPath)
    /// Returns the number of indentation levels of a row.
    ///
    /// Called just before the row is displayed.
    ///
    /// If the method is not implemented, each cell keeps its own `indentationLevel`.
    func tableView(
        _ tableView: TableView, indentationLevelForRowAt indexPath: IndexPath
    ) -> Int
    /// Returns the destination of a dragged row, either the proposed index path or a different
    /// index path.
    func tableView(
        _ tableView: TableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath
}

extension TableViewDelegate {
    /// Returns the table's `rowHeight`, in points.
    public func tableView(
        _ tableView: TableView, heightForRowAt indexPath: IndexPath
    ) -> CGFloat {
        tableView.layout.noteDelegateLeavesRowHeights()
        return tableView.rowHeight
    }

    /// Returns the table's `estimatedRowHeight`, in points.
    public func tableView(
        _ tableView: TableView, estimatedHeightForRowAt indexPath: IndexPath
    ) -> CGFloat {
        tableView.layout.noteDelegateLeavesEstimates()
        return tableView.estimatedRowHeight
    }

    /// Returns the proposed destination of a dragged row.
    public func tableView(
        _ tableView: TableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath { proposedDestinationIndexPath }

    /// Returns `automaticDimension`, a height decided by the header's content.
    public func tableView(
        _ tableView: TableView, heightForHeaderInSection section: Int
    ) -> CGFloat { TableView.automaticDimension }

    /// Returns `automaticDimension`, a height decided by the footer's content.
    public func tableView(
        _ tableView: TableView, heightForFooterInSection section: Int
    ) -> CGFloat { TableView.automaticDimension }

    /// Returns the table's `estimatedSectionHeaderHeight`, in points.
    public func tableView(
        _ tableView: TableView, estimatedHeightForHeaderInSection section: Int
    ) -> CGFloat { tableView.estimatedSectionHeaderHeight }

    /// Returns the table's `estimatedSectionFooterHeight`, in points.
    public func tableView(
        _ tableView: TableView, estimatedHeightForFooterInSection section: Int
    ) -> CGFloat { tableView.estimatedSectionFooterHeight }

    /// Returns `nil`, for a header with a title or no header.
    public func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
        nil
    }

    /// Returns `nil`, for a footer with a title or no footer.
    public func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View? {
        nil
    }

    /// Does nothing before a header comes into view.
    public func tableView(
        _ tableView: TableView, willDisplayHeaderView view: View, forSection section: Int
    ) {}

    /// Does nothing before a footer comes into view.
    public func tableView(
        _ tableView: TableView, willDisplayFooterView view: View, forSection section: Int
    ) {}

    /// Does nothing after a header has left the display.
    public func tableView(
        _ tableView: TableView, didEndDisplayingHeaderView view: View, forSection section: Int
    ) {}

    /// Does nothing after a footer has left the display.
    public func tableView(
        _ tableView: TableView, didEndDisplayingFooterView view: View, forSection section: Int
    ) {}

    /// Does nothing before a row is drawn.
    public func tableView(
        _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath
    ) {}

    /// Does nothing after a row has left the display.
    public func tableView(
        _ tableView: TableView, didEndDisplaying cell: TableViewCell,
        forRowAt indexPath: IndexPath
    ) {}

    /// Returns the tapped row, which permits the selection.
    public func tableView(
        _ tableView: TableView, willSelectRowAt indexPath: IndexPath
    ) -> IndexPath? { indexPath }

    /// Does nothing after a touch has selected a row.
    public func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {}
    /// Returns the row itself, which permits the deselection.
    public func tableView(
        _ tableView: TableView, willDeselectRowAt indexPath: IndexPath
    ) -> IndexPath? { indexPath }

    /// Does nothing after a touch has deselected a row.
    public func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {}
    /// Does nothing after a touch has highlighted a row.
    public func tableView(_ tableView: TableView, didHighlightRowAt indexPath: IndexPath) {}
    /// Does nothing after the touch on a row has ended.
    public func tableView(_ tableView: TableView, didUnhighlightRowAt indexPath: IndexPath) {}

    /// Returns 0, and each cell keeps its own `indentationLevel`.
    public func tableView(
        _ tableView: TableView, indentationLevelForRowAt indexPath: IndexPath
    ) -> Int {
        tableView.connections.noteDelegateLeavesIndentation()
        return 0
    }

    /// Returns true: a touch highlights the row.
    public func tableView(
        _ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath
    ) -> Bool { true }
}

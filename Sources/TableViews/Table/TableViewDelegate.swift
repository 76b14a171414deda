import Foundation
import TableGeometry

/// Heights, headers and what happens to rows; UIKit's protocol, every method of it optional.
///
/// What a type does not implement has a default in an extension. As always in Swift, a method that
/// only a subclass of the conforming class declares is not called: declare it in the class that
/// conforms, and override it. In a plain table a section without a title and without a view has no
/// header, whatever height is given for it; in grouped ones it has the space of one.
public protocol TableViewDelegate: AnyObject {
    /// The height of a row in points; asked once for every row when the table is loaded.
    ///
    /// A delegate that does not implement it leaves all rows at `rowHeight`, and then no row is
    /// asked for.
    ///
    /// `automaticDimension` leaves a row's height to its cell. Where heights are estimated, a row is
    /// asked for when it is about to be shown.
    func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat
    /// What a row's height may be until it comes into view, in points; asked once for every row when
    /// the table is loaded.
    ///
    /// `automaticDimension` estimates the theme's row height. A delegate that does not implement it
    /// leaves the estimate to `estimatedRowHeight`.
    func tableView(
        _ tableView: TableView, estimatedHeightForRowAt indexPath: IndexPath
    ) -> CGFloat
    /// The height of a header in points; `TableView.automaticDimension`, as where it is not
    /// implemented, leaves it to the table and to what the header shows.
    func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat
    func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> CGFloat
    /// The height of a header whose view has no size of its own, in points; where it is not implemented,
    /// `estimatedSectionHeaderHeight`.
    func tableView(
        _ tableView: TableView, estimatedHeightForHeaderInSection section: Int
    ) -> CGFloat
    func tableView(
        _ tableView: TableView, estimatedHeightForFooterInSection section: Int
    ) -> CGFloat
    /// The view of a header in place of a title; a reusable one is asked for again whenever it comes
    /// into view.
    func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View?
    func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View?
    /// Runs just before a header comes into view, that of a title too.
    func tableView(
        _ tableView: TableView, willDisplayHeaderView view: View, forSection section: Int)
    func tableView(
        _ tableView: TableView, willDisplayFooterView view: View, forSection section: Int)
    /// Runs when a header has left what is displayed, before it is reused.
    func tableView(
        _ tableView: TableView, didEndDisplayingHeaderView view: View, forSection section: Int)
    func tableView(
        _ tableView: TableView, didEndDisplayingFooterView view: View, forSection section: Int)
    /// Runs just before a row is drawn; may change background and state, not content.
    func tableView(
        _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath)
    /// Runs when a row has left what is displayed, before its cell is reused.
    func tableView(
        _ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath)
    /// Runs when the button at the end of a row is tapped.
    func tableView(
        _ tableView: TableView, accessoryButtonTappedForRowWith indexPath: IndexPath)
    /// What can be done to a row by hand; `delete` where it is not implemented.
    func tableView(
        _ tableView: TableView, editingStyleForRowAt indexPath: IndexPath
    ) -> TableViewCell.EditingStyle
    /// Whether a row's content makes room for a control while editing, though it has none.
    func tableView(
        _ tableView: TableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
    ) -> Bool
    /// The title of a row's Delete button; nothing is "Delete".
    func tableView(
        _ tableView: TableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String?
    /// The actions that a swipe uncovers before a row; nothing or an empty list is none.
    func tableView(
        _ tableView: TableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> SwipeActionsConfiguration?
    /// The actions that a swipe uncovers after a row; nothing leaves a Delete button to rows that
    /// can be deleted, an empty list is none.
    func tableView(
        _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> SwipeActionsConfiguration?
    /// Runs before a row opens for a swipe's actions.
    func tableView(_ tableView: TableView, willBeginEditingRowAt indexPath: IndexPath)
    /// Runs after a row was closed again.
    func tableView(_ tableView: TableView, didEndEditingRowAt indexPath: IndexPath?)
    /// May redirect a selection, or refuse it with `nil`.
    func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
    func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath)
    /// May redirect a deselection by a touch, or refuse it with `nil`: the row then stays selected.
    func tableView(_ tableView: TableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?
    func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath)
    /// Whether a touch highlights a row; one that it does not is not selected either.
    func tableView(_ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
    func tableView(_ tableView: TableView, didHighlightRowAt indexPath: IndexPath)
    /// Runs when the touch ends, before the row is selected.
    func tableView(_ tableView: TableView, didUnhighlightRowAt indexPath: IndexPath)
    /// How many steps a row's content is moved to the right; asked just before the row is displayed.
    ///
    /// A delegate that does not implement it leaves each cell its own `indentationLevel`.
    func tableView(
        _ tableView: TableView, indentationLevelForRowAt indexPath: IndexPath
    ) -> Int
    /// Where a row that is dragged comes to lie: the place that it is dragged to, or another.
    func tableView(
        _ tableView: TableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath
}

extension TableViewDelegate {
    public func tableView(
        _ tableView: TableView, heightForRowAt indexPath: IndexPath
    ) -> CGFloat {
        tableView.delegateLeavesRowHeights = true
        return tableView.rowHeight
    }

    public func tableView(
        _ tableView: TableView, estimatedHeightForRowAt indexPath: IndexPath
    ) -> CGFloat {
        tableView.sizing.delegateLeavesEstimates = true
        return tableView.estimatedRowHeight
    }

    public func tableView(
        _ tableView: TableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath { proposedDestinationIndexPath }

    public func tableView(
        _ tableView: TableView, heightForHeaderInSection section: Int
    ) -> CGFloat { TableView.automaticDimension }

    public func tableView(
        _ tableView: TableView, heightForFooterInSection section: Int
    ) -> CGFloat { TableView.automaticDimension }

    public func tableView(
        _ tableView: TableView, estimatedHeightForHeaderInSection section: Int
    ) -> CGFloat { tableView.estimatedSectionHeaderHeight }

    public func tableView(
        _ tableView: TableView, estimatedHeightForFooterInSection section: Int
    ) -> CGFloat { tableView.estimatedSectionFooterHeight }

    public func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
        nil
    }

    public func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View? {
        nil
    }

    public func tableView(
        _ tableView: TableView, willDisplayHeaderView view: View, forSection section: Int
    ) {}

    public func tableView(
        _ tableView: TableView, willDisplayFooterView view: View, forSection section: Int
    ) {}

    public func tableView(
        _ tableView: TableView, didEndDisplayingHeaderView view: View, forSection section: Int
    ) {}

    public func tableView(
        _ tableView: TableView, didEndDisplayingFooterView view: View, forSection section: Int
    ) {}

    public func tableView(
        _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath
    ) {}

    public func tableView(
        _ tableView: TableView, didEndDisplaying cell: TableViewCell,
        forRowAt indexPath: IndexPath
    ) {}

    public func tableView(
        _ tableView: TableView, willSelectRowAt indexPath: IndexPath
    ) -> IndexPath? { indexPath }

    public func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {}
    public func tableView(
        _ tableView: TableView, willDeselectRowAt indexPath: IndexPath
    ) -> IndexPath? { indexPath }

    public func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {}
    public func tableView(_ tableView: TableView, didHighlightRowAt indexPath: IndexPath) {}
    public func tableView(_ tableView: TableView, didUnhighlightRowAt indexPath: IndexPath) {}

    public func tableView(
        _ tableView: TableView, indentationLevelForRowAt indexPath: IndexPath
    ) -> Int {
        tableView.delegateLeavesIndentation = true
        return 0
    }

    public func tableView(
        _ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath
    ) -> Bool { true }
}

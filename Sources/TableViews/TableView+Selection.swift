import Foundation
import TableGeometry

/// Selected and highlighted rows.
extension TableView {
    /// The selected row, or the first of several selected rows.
    public var indexPathForSelectedRow: IndexPath? { selection.selectedRows.min() }

    /// The selected rows from the top down, or `nil` if no row is selected, as in UIKit.
    public var indexPathsForSelectedRows: [IndexPath]? {
        selection.selectedRows.isEmpty ? nil : selection.selectedRows.sorted()
    }

    /// Selects a row and scrolls to the row, without asking the delegate, as documented in UIKit.
    public func selectRow(
        at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
    ) {
        selection.selectRow(at: indexPath, animated: animated, scrollPosition: scrollPosition)
    }

    /// Deselects a row without asking the delegate.
    public func deselectRow(at indexPath: IndexPath, animated: Bool) {
        selection.deselectRow(at: indexPath, animated: animated)
    }

    /// Selects a row like a touch.
    ///
    /// The delegate may redirect or refuse the selection. Its methods are called in UIKit's order:
    /// `shouldHighlightRowAt`, `didHighlightRowAt` and `didUnhighlightRowAt` during the touch, then
    /// `willSelectRowAt`. Then follow `willDeselectRowAt` and `didDeselectRowAt` for rows selected
    /// before, and finally `didSelectRowAt`. A row with open swipe actions closes first.
    public func tapRow(at indexPath: IndexPath) {
        selection.tapRow(at: indexPath)
    }

    /// Highlights a row like a touch.
    public func highlightRow(at indexPath: IndexPath, animated: Bool = false) {
        selection.highlightRow(at: indexPath, animated: animated)
    }

    /// Removes the highlight from a row.
    public func unhighlightRow(at indexPath: IndexPath, animated: Bool = false) {
        selection.unhighlightRow(at: indexPath, animated: animated)
    }
}

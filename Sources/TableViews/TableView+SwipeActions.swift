import Foundation
import TableControls

/// Rows with open swipe actions or an open Delete button.
extension TableView {
    /// Opens the swipe actions on a side of a row, like a swipe.
    ///
    /// The delegate provides the actions. Without actions of the delegate, a deletable row has a
    /// Delete button at its trailing side. `fraction` is the visible fraction of the buttons'
    /// width. An animated opening closes other rows, as in UIKit, where at most a single row is
    /// open. Without animation, several rows can be open in a picture. `closeSwipeActions()` closes
    /// them.
    public func openSwipeActions(
        at indexPath: IndexPath, edge: SwipeEdge = .trailing, fraction: CGFloat = 1,
        animated: Bool = false
    ) {
        editing.open(
            indexPath, edge, fraction, isArmed: false, animated: animated, "openSwipeActions(at:)")
    }

    /// Shows the Delete button of a row, like a tap on its delete control.
    ///
    /// Other rows close as in `openSwipeActions(at:)`. Rows selected by circles have no delete
    /// control, and no button is shown.
    public func showDeleteConfirmation(
        at indexPath: IndexPath, fraction: CGFloat = 1, animated: Bool = false
    ) {
        editing.showDeleteConfirmation(at: indexPath, fraction: fraction, animated: animated)
    }

    /// Closes all rows.
    public func closeSwipeActions(animated: Bool = false) {
        let open = editing.rowStates.swipes.keys.sorted()
        if animated, AnimationTransaction.isEnabled {
            editing.closeAnimated(open)
        } else {
            editing.close(open)
        }
    }

    /// Taps a swipe action of a row; index 0 is the outermost action.
    ///
    /// The handler of the action is called. If the handler reports success, the row closes. The row
    /// need not be open. If the action does not exist, `render` throws an error.
    public func tapSwipeAction(
        at indexPath: IndexPath, edge: SwipeEdge = .trailing, index: Int = 0
    ) {
        editing.tapSwipeAction(at: indexPath, edge: edge, index: index)
    }

    /// Side of a row with swipe actions, relative to the layout direction.
    public enum SwipeEdge: String, Sendable, Hashable, CaseIterable {
        case leading, trailing
    }

    /// Taps the accessory button of a row, which calls the delegate.
    ///
    /// If a displayed row has no accessory button, the method does nothing and reports a
    /// diagnostic.
    public func tapAccessory(at indexPath: IndexPath) {
        editing.tapAccessory(at: indexPath)
    }

    /// Highlights the accessory button of a row.
    public func highlightAccessory(at indexPath: IndexPath) {
        guard selection.checkRow(indexPath, "highlightAccessory(at:)") else { return }
        editing.rowStates.highlightedAccessories.insert(indexPath)
        rows.displayedCells[indexPath]?.accessory.isAccessoryHighlighted = true
    }

    /// Removes the highlight from the accessory button of a row.
    public func unhighlightAccessory(at indexPath: IndexPath) {
        guard editing.rowStates.highlightedAccessories.remove(indexPath) != nil else { return }
        rows.displayedCells[indexPath]?.accessory.isAccessoryHighlighted = false
    }
}

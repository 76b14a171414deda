import Foundation
@_spi(Subclassing) import TableControls
import TableDrawing
import TableGeometry

/// Scrolling to rows.
extension TableView {
    /// Scrolls until a row is at the top, the middle or the bottom, or is just visible.
    ///
    /// If the row is `NSNotFound`, the table scrolls to the section's header, or to the whole
    /// section if the section has no rows. Rows with estimated heights are measured when they
    /// become visible, so that the final position is exact.
    public func scrollToRow(
        at indexPath: IndexPath, at position: ScrollPosition, animated: Bool
    ) {
        scrolling.scrollToRow(at: indexPath, at: position, animated: animated)
    }

    /// Scrolls the minimum distance that makes a rectangle of the content visible; an empty
    /// rectangle does not scroll.
    public func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        scrolling.scrollRectToVisible(rect, animated: animated)
    }

    /// Scrolls to the selected row nearest to the position.
    ///
    /// Does nothing if no row is selected.
    public func scrollToNearestSelectedRow(at position: ScrollPosition, animated: Bool) {
        func distance(_ indexPath: IndexPath) -> CGFloat {
            abs((scrolling.offset(toRow: indexPath, at: position) ?? 0) - contentOffset.y)
        }
        let rows = selection.selectedRows.sorted()
        guard let nearest = rows.min(by: { distance($0) < distance($1) }) else { return }
        scrollToRow(at: nearest, at: position, animated: animated)
    }

    /// The content's inset including bars and a refresh control, in points.
    ///
    /// A large title counts with the height that is not folded away at the current offset.
    public var adjustedContentInset: EdgeInsets {
        scrolling.adjustedContentInset(at: contentOffset.y)
    }

    /// Scrolls until a point of the content is at the table's top left corner.
    public func setContentOffset(_ offset: CGPoint, animated: Bool) {
        scrolling.scroll(animated: animated) { contentOffset = offset }
    }

    /// Continues scrolling after a flick, with decreasing velocity.
    ///
    /// Beyond an end, the content is pulled back. Without a clock, the content moves to its final
    /// position immediately.
    ///
    /// - Parameter velocity: velocity in points per second; a positive velocity reveals content
    ///   further down.
    public func flick(velocity: CGFloat) {
        scrolling.flick(velocity: velocity)
    }

    /// Pulls the table down from its top until its refresh control turns.
    ///
    /// Without a clock the control turns immediately. A table without a refresh control adds a
    /// diagnostic. A table that is already pulled or refreshing does not change.
    ///
    /// - Parameter duration: duration of the pull, in seconds.
    public func pullToRefresh(duration: Double = 0.5) {
        guard let refreshControl else {
            return scrolling.noRefreshControl("pullToRefresh(duration:)")
        }
        guard !refreshControl.isComing, !refreshControl.isRefreshing else { return }
        editing.closeForTouch()
        scrolling.revealControl(refreshControl, refreshing: false, duration: duration)
    }

    /// Begins or ends refreshing.
    ///
    /// The content moves to make room for the activity indicator, or to close the gap.
    ///
    /// The movement starts from the current positions of the content and the indicator. The
    /// beginning of refreshing scrolls to the top. The end of refreshing does not move content
    /// that is scrolled or scrolling further down. If the content was scrolling to the top, it
    /// continues to the top.
    public func setRefreshing(_ refreshing: Bool, animated: Bool) {
        scrolling.setRefreshing(refreshing, animated: animated)
    }
}

import Foundation
import TableAnimation
@_spi(Subclassing) import TableControls
import TableDrawing
import TableGeometry
import TableThemes

/// Insets, scroll position and scroll animations of a table.
package struct TableScrolling {
    let table: TableView
    var state: State { table.scrollingState }

    final class State {
        /// Height of the top safe area that folds away when the content scrolls from its top, in
        /// points.
        fileprivate var foldingInset: CGFloat = 0
        fileprivate var insetsContentViewsToSafeArea = true
        /// Counter of scrolls.
        ///
        /// A later scroll ends an earlier scroll.
        var scrollToken = 0
        /// Adapts a running scroll to the content after a batch.
        ///
        /// The argument tells whether the batch itself moves the content back into the window.
        var adaptScrolling: ((_ isDrawnBack: Bool) -> Void)?
    }

    /// Height of the top safe area that folds away when the content scrolls from its top, in
    /// points.
    package var foldingInset: CGFloat {
        get { state.foldingInset }
        nonmutating set { state.foldingInset = newValue }
    }

    var insetsContentViewsToSafeArea: Bool {
        get { state.insetsContentViewsToSafeArea }
        nonmutating set {
            let oldValue = state.insetsContentViewsToSafeArea
            state.insetsContentViewsToSafeArea = newValue
            if insetsContentViewsToSafeArea != oldValue { table.layout.setNeedsReload() }
        }
    }

    /// Returns the content offset after scrolling to a row, in points, or `nil` if the content
    /// would not move.
    ///
    /// The offset is based on the heights known so far.
    private func offset(
        afterScrollingTo indexPath: IndexPath, at position: ScrollPosition
    ) -> CGFloat? {
        isSection(indexPath)
            ? offset(toSection: indexPath.section, at: position)
            : offset(toRow: indexPath, at: position)
    }

    /// Whether an index path denotes an existing section.
    private func isSection(_ indexPath: IndexPath) -> Bool {
        indexPath.count == 2 && indexPath.row == NSNotFound
            && (0..<table.geometry.numberOfSections).contains(indexPath.section)
    }

    func offset(toRow indexPath: IndexPath, at position: ScrollPosition) -> CGFloat? {
        table.geometry.contentOffset(
            toRow: indexPath, at: position, in: viewport, headersFloat: table.style == .plain)
    }

    private func offset(toSection section: Int, at position: ScrollPosition) -> CGFloat? {
        let isEmpty = table.geometry.numberOfRows(inSection: section) == 0
        return table.geometry.contentOffset(
            to: isEmpty
                ? table.geometry.sectionExtent(section)
                : table.geometry.headerExtent(ofSection: section),
            at: position, in: viewport)
    }

    /// Scrolls and measures the rows that come into view, until no new row appears.
    private func scroll(to offset: () -> CGFloat?) {
        while let y = offset() {
            table.contentOffset.y = y
            let measured = table.layout.numberOfMeasuredRows
            table.measureVisibleRows()
            guard table.layout.numberOfMeasuredRows != measured else { return }
        }
    }

    /// The visible window, for the geometry.
    var viewport: Viewport {
        let inset = restingContentInset
        return Viewport(
            contentOffset: table.contentOffset.y, height: table.bounds.height, topInset: inset.top,
            foldingInset: table.contentInsetAdjustmentBehavior == .automatic
                ? state.foldingInset : 0,
            bottomInset: inset.bottom)
    }

    /// Returns the nearest offset, in points, at which the window lies within the content.
    package func clampedOffset(_ offset: CGFloat) -> CGFloat {
        viewport.clampedOffset(offset, contentHeight: table.geometry.contentHeight)
    }

    /// Returns the adjusted content inset for a content offset of `top` points.
    func adjustedContentInset(at top: CGFloat) -> EdgeInsets {
        var insets = restingContentInset
        if table.contentInsetAdjustmentBehavior == .automatic { insets.top -= foldedInset(at: top) }
        return insets
    }

    /// The content's inset at the top of the content, with the large title unfolded, in points.
    ///
    /// This inset determines the ends of the content at every offset.
    package var restingContentInset: EdgeInsets {
        var insets = table.contentInset
        insets.top += revealedHeight
        guard table.contentInsetAdjustmentBehavior == .automatic else { return insets }
        // A table without a safe area of its own has no large title to fold.
        let safe = table.placement.ownSafeAreaInsets ?? table.safeAreaInsets
        insets.top += safe.top
        insets.bottom += safe.bottom
        return insets
    }

    private var revealedHeight: CGFloat { table.refreshControl?.revealedHeight ?? 0 }

    /// The content's top inset at its top without the refresh control, in points.
    package var barInset: CGFloat { restingContentInset.top - revealedHeight }

    /// Returns the folded height of a bar for a content offset of `top` points.
    package func foldedInset(at top: CGFloat) -> CGFloat {
        guard state.foldingInset > 0 else { return 0 }
        return min(max(0, top + barInset), state.foldingInset)
    }

    /// Returns the top inset of floating headers for a content offset of `top` points.
    ///
    /// A refresh control that was scrolled out of sight takes no space from the headers.
    func floatingTopInset(at top: CGFloat) -> CGFloat {
        let inset = adjustedContentInset(at: top).top
        let bars = inset - revealedHeight
        return bars + min(revealedHeight, max(0, -top - bars))
    }

    /// Returns the refresh control, placed above the content, or `nil` if it is not visible or
    /// stands in a bar.
    func placedRefreshControl() -> View? {
        guard let refreshControl = table.refreshControl, revealedHeight > 0,
            refreshControl.superview === table
        else { return nil }
        let height = refreshControl.revealedHeight
        refreshControl.frame = CGRect(x: 0, y: -height, width: table.bounds.width, height: height)
        refreshControl.setNeedsLayout()
        return refreshControl
    }

    func scrollToRow(
        at indexPath: IndexPath, at position: ScrollPosition, animated: Bool
    ) {
        guard
            table.scrolling.isSection(indexPath)
                || table.selection.checkRow(indexPath, "scrollToRow(at:)")
        else { return }
        table.scrolling.scroll(animated: animated) {
            table.scrolling.scroll {
                table.scrolling.offset(afterScrollingTo: indexPath, at: position)
            }
        }
    }

    func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        guard !rect.isEmpty else { return }
        let extent = Extent(minY: rect.minY, maxY: rect.maxY)
        table.scrolling.scroll(animated: animated) {
            table.scrolling.scroll {
                table.geometry.contentOffset(to: extent, at: .none, in: table.scrolling.viewport)
            }
        }
    }

    func flick(velocity: CGFloat) {
        table.editing.closeForTouch()
        let deceleration = table.scrolling.decelerationOfFlick(
            from: table.scrolling.shownContentOffset.y, velocity: velocity)
        _ = table.scrolling.beginScrolling()
        guard AnimationTransaction.isEnabled, let clock = AnimationClock.current else {
            table.contentOffset.y = CGFloat(deceleration.value(at: deceleration.duration))
            return
        }
        table.scrolling.follow(deceleration, clock)
    }
}

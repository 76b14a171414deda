import Foundation
import TableDrawing
import TableGeometry

/// Scrolling to rows.
extension TableView {
    /// Scrolls so that a row stands at the top, the middle or the bottom, or is just visible.
    ///
    /// With the row `NSNotFound` it scrolls to the section: to all of it where it has no rows, else
    /// to its header. Rows that come into view on the way to it are measured where their heights
    /// are estimates, so that it stands where it was asked to.
    public func scrollToRow(
        at indexPath: IndexPath, at position: ScrollPosition, animated: Bool
    ) {
        guard isSection(indexPath) || checkRow(indexPath, "scrollToRow(at:)") else { return }
        scroll(animated: animated) {
            scroll { offset(afterScrollingTo: indexPath, at: position) }
        }
    }

    /// Where the content would stand after such a scroll, by the heights that are known, in points; nothing
    /// where it would not move.
    package func offset(
        afterScrollingTo indexPath: IndexPath, at position: ScrollPosition
    ) -> CGFloat? {
        isSection(indexPath)
            ? offset(toSection: indexPath.section, at: position)
            : offset(toRow: indexPath, at: position)
    }

    /// Whether an index path means a section, which there is.
    private func isSection(_ indexPath: IndexPath) -> Bool {
        indexPath.count == 2 && indexPath.row == NSNotFound
            && (0..<geometry.numberOfSections).contains(indexPath.section)
    }

    /// Scrolls as little as it takes to show a rectangle of the content; an empty one changes nothing.
    public func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        guard !rect.isEmpty else { return }
        let extent = Extent(minY: rect.minY, maxY: rect.maxY)
        scroll(animated: animated) {
            scroll { geometry.contentOffset(to: extent, at: .none, in: viewport) }
        }
    }

    /// Scrolls to the selected row that has the shortest way to the position; where no row is
    /// selected, nowhere.
    public func scrollToNearestSelectedRow(at position: ScrollPosition, animated: Bool) {
        func distance(_ indexPath: IndexPath) -> CGFloat {
            abs((offset(toRow: indexPath, at: position) ?? 0) - contentOffset.y)
        }
        let rows = selectedRows.sorted()
        guard let nearest = rows.min(by: { distance($0) < distance($1) }) else { return }
        scrollToRow(at: nearest, at: position, animated: animated)
    }

    private func offset(toRow indexPath: IndexPath, at position: ScrollPosition) -> CGFloat? {
        geometry.contentOffset(
            toRow: indexPath, at: position, in: viewport, headersFloat: style == .plain)
    }

    private func offset(toSection section: Int, at position: ScrollPosition) -> CGFloat? {
        let isEmpty = geometry.numberOfRows(inSection: section) == 0
        return geometry.contentOffset(
            to: isEmpty
                ? geometry.sectionExtent(section) : geometry.headerExtent(ofSection: section),
            at: position, in: viewport)
    }

    /// Scrolls, measures what comes into view, and scrolls again, until nothing new comes.
    private func scroll(to offset: () -> CGFloat?) {
        while let y = offset() {
            contentOffset.y = y
            let measured = sizing.measured?.count
            measureVisibleRows()
            guard sizing.measured?.count != measured else { return }
        }
    }

    /// The window as the geometry sees it.
    var viewport: Viewport {
        let inset = restingContentInset
        return Viewport(
            contentOffset: contentOffset.y, height: bounds.height, topInset: inset.top,
            foldingInset: contentInsetAdjustmentBehavior == .automatic ? foldingInset : 0,
            bottomInset: inset.bottom)
    }

    /// The offset nearest to the given one at which the window does not leave the content; points.
    package func clampedOffset(_ offset: CGFloat) -> CGFloat {
        viewport.clampedOffset(offset, contentHeight: geometry.contentHeight)
    }
}

import Foundation
import TableDrawing
import TableGeometry
import TableThemes

/// Scrolling to rows.
extension TableView {
    /// Scrolls until a row is at the top, the middle or the bottom, or is just visible.
    ///
    /// If the row is `NSNotFound`, the table scrolls to the section's header, or to the whole
    /// section if it has no rows. Rows with estimated heights are measured as they come into
    /// view, so that the final position is exact.
    public func scrollToRow(
        at indexPath: IndexPath, at position: ScrollPosition, animated: Bool
    ) {
        guard isSection(indexPath) || checkRow(indexPath, "scrollToRow(at:)") else { return }
        scroll(animated: animated) {
            scroll { offset(afterScrollingTo: indexPath, at: position) }
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
            && (0..<geometry.numberOfSections).contains(indexPath.section)
    }

    /// Scrolls the minimum distance that makes a rectangle of the content visible.
    ///
    /// An empty rectangle changes nothing.
    public func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        guard !rect.isEmpty else { return }
        let extent = Extent(minY: rect.minY, maxY: rect.maxY)
        scroll(animated: animated) {
            scroll { geometry.contentOffset(to: extent, at: .none, in: viewport) }
        }
    }

    /// Scrolls to the selected row nearest to the position.
    ///
    /// Does nothing if no row is selected.
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

    /// Scrolls and measures the rows that come into view, until no new row appears.
    private func scroll(to offset: () -> CGFloat?) {
        while let y = offset() {
            contentOffset.y = y
            let measured = sizing.measured?.count
            measureVisibleRows()
            guard sizing.measured?.count != measured else { return }
        }
    }

    /// The visible window, for the geometry.
    var viewport: Viewport {
        let inset = restingContentInset
        return Viewport(
            contentOffset: contentOffset.y, height: bounds.height, topInset: inset.top,
            foldingInset: contentInsetAdjustmentBehavior == .automatic ? foldingInset : 0,
            bottomInset: inset.bottom)
    }

    /// Returns the nearest offset, in points, at which the window lies within the content.
    package func clampedOffset(_ offset: CGFloat) -> CGFloat {
        viewport.clampedOffset(offset, contentHeight: geometry.contentHeight)
    }
}

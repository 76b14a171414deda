import Foundation

extension TableGeometry {
    /// The content offset that shows a row at a position, or nil when there is no such row.
    ///
    /// O(1).
    /// In points, and clamped so that the window does not leave the content. With `.none` a row
    /// that is wholly visible, or that fills the window, does not move. Where headers float, a
    /// row at the top lies below its section's header (agrees with a re-implementation that was
    /// checked against UIKit), and one at the bottom above its footer, which is taken to mirror it;
    /// the middle does not reckon with floating views.
    public func contentOffset(
        toRow indexPath: IndexPath, at position: ScrollPosition, in viewport: Viewport,
        headersFloat: Bool
    ) -> CGFloat? {
        guard contains(indexPath) else { return nil }
        let section = sections[indexPath.section]
        return contentOffset(
            to: rowExtent(at: indexPath), at: position, in: viewport,
            coveredAtTop: headersFloat ? section.headerHeight : 0,
            coveredAtBottom: headersFloat ? section.footerHeight : 0)
    }

    /// The content offset that shows a stretch of the content at a position, as for a row.
    ///
    /// O(1).
    /// `coveredAtTop` is the height, in points, of what floats above the stretch when it is at the
    /// top, `coveredAtBottom` of what floats below it when it is at the bottom.
    public func contentOffset(
        to extent: Extent, at position: ScrollPosition, in viewport: Viewport,
        coveredAtTop: CGFloat = 0, coveredAtBottom: CGFloat = 0
    ) -> CGFloat {
        let atTop = viewport.offset(placingAtTop: extent.minY - coveredAtTop)
        let atBottom = extent.maxY + coveredAtBottom + viewport.bottomInset - viewport.height
        let offset: CGFloat
        switch position {
        case .none:
            // Between the two it is wholly visible or, when it is higher, fills the window.
            let least = min(atTop, atBottom)
            let most = max(atTop, atBottom)
            let nearest = min(max(viewport.contentOffset, least), most)
            offset =
                nearest == atTop && nearest < viewport.contentOffset
                ? unfolded(nearest, extent, viewport) : nearest
        case .top:
            offset = unfolded(atTop, extent, viewport)
        case .middle:
            offset = viewport.offset(placingInMiddle: extent.midY)
        case .bottom:
            offset = atBottom
        }
        return viewport.clampedOffset(offset, contentHeight: contentHeight)
    }

    /// The content's top in place of an offset at which a stretch is at the top, where no row lies above it
    /// and what folds away would have to go for no more than the space there.
    ///
    /// Our choice: UIKit leaves a large title folded then, and only a finger unfolds it.
    private func unfolded(_ offset: CGFloat, _ extent: Extent, _ viewport: Viewport) -> CGFloat {
        guard extent.minY <= viewport.foldingInset,
            indexPathsForRows(in: Extent(minY: 0, maxY: extent.minY)).isEmpty
        else { return offset }
        return min(offset, -viewport.topInset)
    }
}

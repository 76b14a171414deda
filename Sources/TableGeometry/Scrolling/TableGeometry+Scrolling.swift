import Foundation

extension TableGeometry {
    /// Returns the content offset that shows a row at a position, or `nil` if the row does not
    /// exist.
    ///
    /// O(1). The offset is in points and is clamped, so that the window does not leave the
    /// content. With `.none`, a row that is wholly visible or fills the window does not move.
    /// If headers float, a row at the top lies below its section's header; a re-implementation
    /// checked against UIKit agrees. A row at the bottom lies above its section's footer, which
    /// is assumed to mirror the header. The middle position ignores floating views.
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

    /// Returns the content offset that shows an extent of the content at a position.
    ///
    /// O(1). `coveredAtTop` is the height, in points, of the floating view above the extent for
    /// a position at the top. `coveredAtBottom` is the height of the floating view below the
    /// extent for a position at the bottom.
    public func contentOffset(
        to extent: Extent, at position: ScrollPosition, in viewport: Viewport,
        coveredAtTop: CGFloat = 0, coveredAtBottom: CGFloat = 0
    ) -> CGFloat {
        let atTop = viewport.offset(placingAtTop: extent.minY - coveredAtTop)
        let atBottom = extent.maxY + coveredAtBottom + viewport.bottomInset - viewport.height
        let offset: CGFloat
        switch position {
        case .none:
            // Between both offsets, the extent is wholly visible or, if it is higher than the
            // window, fills it.
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

    /// Returns an offset that also unfolds a large title, or `offset` if the title must stay
    /// folded.
    ///
    /// The title is unfolded if no row lies above the extent, and if the space above the extent
    /// is at most the folding inset. The behaviour is our choice: UIKit leaves the large title
    /// folded in this case, and only a finger unfolds it.
    private func unfolded(_ offset: CGFloat, _ extent: Extent, _ viewport: Viewport) -> CGFloat {
        guard extent.minY <= viewport.foldingInset,
            indexPathsForRows(in: Extent(minY: 0, maxY: extent.minY)).isEmpty
        else { return offset }
        return min(offset, -viewport.topInset)
    }
}

/// Position of a row in the window after scrolling to the row.
///
/// The raw values are UIKit's (documented).
public enum ScrollPosition: Int, Sendable, Hashable, CaseIterable {
    /// Any position, reached by the shortest movement that makes the whole row visible.
    case none = 0
    /// At the top of the window, below a floating header.
    case top = 1
    /// In the middle of the window.
    case middle = 2
    /// At the bottom of the window.
    case bottom = 3
}

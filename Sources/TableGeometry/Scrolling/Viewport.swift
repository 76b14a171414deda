import Foundation

/// Window through which a scrolled table is visible.
///
/// Coordinates are in points with y pointing down. Insets are the parts of the window covered
/// by bars. Content shows through a bar, but a row is never scrolled to and a header never
/// floats under it.
public struct Viewport: Sendable, Hashable {
    /// Y of the content at the window's upper edge.
    public var contentOffset: CGFloat

    /// Height of the window.
    public var height: CGFloat

    /// Covered height at the upper edge of the window while the content is at its top.
    public var topInset: CGFloat

    /// Part of `topInset` that folds away while the content scrolls from the top, for example a
    /// large title.
    public var foldingInset: CGFloat

    /// Covered height at the lower edge of the window.
    public var bottomInset: CGFloat

    /// Creates a window from its offset, height and insets, in points.
    public init(
        contentOffset: CGFloat = 0, height: CGFloat, topInset: CGFloat = 0,
        foldingInset: CGFloat = 0, bottomInset: CGFloat = 0
    ) {
        self.contentOffset = contentOffset
        self.height = height
        self.topInset = topInset
        self.foldingInset = foldingInset
        self.bottomInset = bottomInset
    }

    /// Extent of the content in the whole window.
    public var extent: Extent { Extent(minY: contentOffset, height: height) }

    /// Extent of the content between the window's insets.
    public var uncoveredExtent: Extent {
        Extent(
            minY: contentOffset + topInset - foldedInset,
            maxY: contentOffset + height - bottomInset)
    }

    /// Part of `foldingInset` that is folded away at the window's offset.
    public var foldedInset: CGFloat { min(max(0, contentOffset + topInset), foldingInset) }

    /// Returns the offset at which a y of the content lies at the upper edge of the uncovered
    /// part.
    ///
    /// The edge stays at the content's beginning until the whole folding inset is folded away.
    func offset(placingAtTop y: CGFloat) -> CGFloat {
        y > 0 ? y + foldingInset - topInset : y - topInset
    }

    /// Returns the offset at which a y of the content lies in the middle of the uncovered part.
    func offset(placingInMiddle y: CGFloat) -> CGFloat {
        // The middle moves half the distance of the folding edge.
        let scrolled = y - (height - topInset - bottomInset) / 2
        return scrolled + min(max(0, scrolled), foldingInset / 2) - topInset
    }

    /// Returns the nearest offset at which the window does not leave the content.
    ///
    /// Offsets range from `-topInset` to `contentHeight + bottomInset - height`. Content lower
    /// than the window stays at its top. Scroll views at rest behave in this way (documented).
    public func clampedOffset(_ offset: CGFloat, contentHeight: CGFloat) -> CGFloat {
        max(-topInset, min(offset, contentHeight + bottomInset - height))
    }
}

import Foundation

/// The window through which a scrolled table is seen.
///
/// All in points, y down. The insets are the parts of the window that bars cover: content shows
/// through there, but nothing is scrolled to there and no header floats there.
public struct Viewport: Sendable, Hashable {
    /// The content's y at the window's upper edge.
    public var contentOffset: CGFloat

    /// The window's height.
    public var height: CGFloat

    /// How much of the window is covered at its upper edge while the content is at its top.
    public var topInset: CGFloat

    /// How much of that folds away as the content is scrolled from its top, as a large title does.
    public var foldingInset: CGFloat

    /// How much of the window is covered at its lower edge.
    public var bottomInset: CGFloat

    /// A window from its offset, height and insets, in points.
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

    /// The part of the content that the whole window shows.
    public var extent: Extent { Extent(minY: contentOffset, height: height) }

    /// The part of the content that the window shows between its insets.
    public var uncoveredExtent: Extent {
        Extent(
            minY: contentOffset + topInset - foldedInset,
            maxY: contentOffset + height - bottomInset)
    }

    /// How much of `foldingInset` is folded away at the window's offset.
    public var foldedInset: CGFloat { min(max(0, contentOffset + topInset), foldingInset) }

    /// The offset at which a y of the content lies at the upper edge of what is not covered.
    ///
    /// The edge stays at the content's beginning until all that folds away has gone.
    func offset(placingAtTop y: CGFloat) -> CGFloat {
        y > 0 ? y + foldingInset - topInset : y - topInset
    }

    /// The offset at which a y of the content lies in the middle of what is not covered.
    func offset(placingInMiddle y: CGFloat) -> CGFloat {
        // The middle moves half as far as what folds away.
        let scrolled = y - (height - topInset - bottomInset) / 2
        return scrolled + min(max(0, scrolled), foldingInset / 2) - topInset
    }

    /// The offset nearest to the given one at which the window does not leave the content.
    ///
    /// From `-topInset` to `contentHeight + bottomInset - height`; content that is lower than the
    /// window stays at its top. Documented behaviour of a scroll view at rest.
    public func clampedOffset(_ offset: CGFloat, contentHeight: CGFloat) -> CGFloat {
        max(-topInset, min(offset, contentHeight + bottomInset - height))
    }
}

import Foundation
@_spi(Subclassing) import TableControls
import TableDrawing

/// Insets between the table's edges and its content.
extension TableView {
    /// The content's inset including bars and a refresh control, in points.
    ///
    /// A large title counts with the height that is not folded away at the current offset.
    public var adjustedContentInset: EdgeInsets {
        adjustedContentInset(at: contentOffset.y)
    }

    /// Returns the adjusted content inset for a content offset of `top` points.
    func adjustedContentInset(at top: CGFloat) -> EdgeInsets {
        var insets = restingContentInset
        if contentInsetAdjustmentBehavior == .automatic { insets.top -= foldedInset(at: top) }
        return insets
    }

    /// The content's inset at the top of the content, with the large title unfolded, in points.
    ///
    /// This inset determines the ends of the content at every offset.
    package var restingContentInset: EdgeInsets {
        var insets = contentInset
        insets.top += refreshControl?.revealedHeight ?? 0
        guard contentInsetAdjustmentBehavior == .automatic else { return insets }
        // A table without a safe area of its own has no large title to fold.
        let safe = ownSafeAreaInsets ?? safeAreaInsets
        insets.top += safe.top
        insets.bottom += safe.bottom
        return insets
    }

    /// Returns the folded height of a large title for a content offset of `top` points.
    package func foldedInset(at top: CGFloat) -> CGFloat {
        guard foldingInset > 0 else { return 0 }
        return min(max(0, top + restingContentInset.top), foldingInset)
    }

    /// Returns the top inset of floating headers for a content offset of `top` points.
    ///
    /// A refresh control that was scrolled out of sight takes no space from the headers.
    func floatingTopInset(at top: CGFloat) -> CGFloat {
        let inset = adjustedContentInset(at: top).top
        guard let revealed = refreshControl?.revealedHeight, revealed > 0 else { return inset }
        let bars = inset - revealed
        return bars + min(revealed, max(0, -top - bars))
    }

    /// Returns the refresh control, placed above the content, or `nil` if it is not visible.
    func placedRefreshControl() -> View? {
        guard let refreshControl, refreshControl.revealedHeight > 0 else { return nil }
        let height = refreshControl.revealedHeight
        refreshControl.frame = CGRect(x: 0, y: -height, width: bounds.width, height: height)
        refreshControl.setNeedsLayout()
        return refreshControl
    }
}

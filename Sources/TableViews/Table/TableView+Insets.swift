import Foundation
import TableDrawing

/// What keeps content away from the table's edges.
extension TableView {
    /// The content's inset with what bars cover and a refresh control takes, in points.
    ///
    /// A large title takes what is not folded away of it where the content stands.
    public var adjustedContentInset: EdgeInsets {
        adjustedContentInset(at: contentOffset.y)
    }

    /// The same where the content's y in points is the window's upper edge.
    func adjustedContentInset(at top: CGFloat) -> EdgeInsets {
        var insets = restingContentInset
        if contentInsetAdjustmentBehavior == .automatic { insets.top -= foldedInset(at: top) }
        return insets
    }

    /// The content's inset while it is at its top, where a large title is unfolded; points.
    ///
    /// By this the content's ends are known, wherever it stands.
    package var restingContentInset: EdgeInsets {
        var insets = contentInset
        insets.top += refreshControl?.revealedHeight ?? 0
        guard contentInsetAdjustmentBehavior == .automatic else { return insets }
        // A table that has none of its own has nothing that folds.
        let safe = ownSafeAreaInsets ?? safeAreaInsets
        insets.top += safe.top
        insets.bottom += safe.bottom
        return insets
    }

    /// How much of a large title is folded away where the content's y in points is the window's upper edge.
    func foldedInset(at top: CGFloat) -> CGFloat {
        guard foldingInset > 0 else { return 0 }
        return min(max(0, top + restingContentInset.top), foldingInset)
    }

    /// The top inset that headers float below where the window begins at `top` of the content; points.
    ///
    /// A refresh control that has been scrolled out of sight takes no room from them.
    func floatingTopInset(at top: CGFloat) -> CGFloat {
        let inset = adjustedContentInset(at: top).top
        guard let revealed = refreshControl?.revealedHeight, revealed > 0 else { return inset }
        let bars = inset - revealed
        return bars + min(revealed, max(0, -top - bars))
    }

    /// The refresh control above the content; nothing where it does not show.
    func placedRefreshControl() -> View? {
        guard let refreshControl, refreshControl.revealedHeight > 0 else { return nil }
        let height = refreshControl.revealedHeight
        refreshControl.frame = CGRect(x: 0, y: -height, width: bounds.width, height: height)
        refreshControl.setNeedsLayout()
        return refreshControl
    }
}

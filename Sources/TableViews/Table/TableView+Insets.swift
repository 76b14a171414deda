import Foundation
import TableDrawing

/// What keeps content away from the table's edges.
extension TableView {
    /// The content's inset with what bars cover and a refresh control takes, in points.
    public var adjustedContentInset: EdgeInsets {
        var insets = contentInset
        insets.top += refreshControl?.revealedHeight ?? 0
        guard contentInsetAdjustmentBehavior == .automatic else { return insets }
        let safe = safeAreaInsets
        insets.top += safe.top
        insets.bottom += safe.bottom
        return insets
    }

    /// The top inset that headers float below where the window begins at `top` of the content; points.
    ///
    /// A refresh control that has been scrolled out of sight takes no room from them.
    func floatingTopInset(at top: CGFloat) -> CGFloat {
        let inset = adjustedContentInset.top
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

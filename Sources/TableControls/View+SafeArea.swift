import Foundation
import TableDrawing

/// Part of a view that is not covered by bars.
extension View {
    /// Insets of bars and of the screen's own edges within the view, in points.
    ///
    /// A view inherits the remaining insets of its superview; a `ScreenView` sets the insets
    /// of its content.
    public var safeAreaInsets: EdgeInsets {
        if var own = placement.ownSafeAreaInsets {
            own.top -= foldedInset
            return own
        }
        guard let superview else { return .zero }
        let outer = superview.safeAreaInsets
        guard !superview.movesSubviewsAside else { return outer }
        let space = superview.bounds
        return EdgeInsets(
            top: max(0, outer.top - (frame.minY - space.minY)),
            left: max(0, outer.left - (frame.minX - space.minX)),
            bottom: max(0, outer.bottom - (space.maxY - frame.maxY)),
            right: max(0, outer.right - (space.maxX - frame.maxX)))
    }
}

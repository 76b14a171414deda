import Foundation
import TableDrawing

/// The part of a view that no bar covers.
extension View {
    /// How far bars and the screen's own edges reach into the view, in points.
    ///
    /// A view has what is left of its superview's; a `ScreenView` decides it for what it shows.
    public var safeAreaInsets: EdgeInsets {
        if var own = ownSafeAreaInsets {
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

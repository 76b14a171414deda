import Foundation
import TableControls
import TableDrawing

/// A picture shown by a view: an image, a background or a progress, but not a text or a
/// control.
struct VisiblePicture {
    /// Rectangle of the picture in the view's own coordinates, in points.
    let rect: CGRect
    /// Whether the picture is a single colour with square corners.
    let isPlain: Bool

    /// Creates the picture of a view, or returns `nil` if the view shows no picture.
    init?(_ view: View) {
        var rect = CGRect.null
        var isPlain = view.layer.cornerRadius == 0
        if view.hasVisibleBackground { rect = view.bounds }
        switch view {
        case let view as ImageView:
            guard case .image(_, let place, _) = view.inspection.shownContents else { break }
            // An image that is meant to fill the view's bounds is clipped to the bounds.
            rect = rect.union(view.clipsToBounds ? place.intersection(view.bounds) : place)
            isPlain = false
        case is ProgressView:
            rect = view.bounds
            isPlain = false
        case let wheel as ActivityIndicatorView where wheel.isAnimating || !wheel.hidesWhenStopped:
            rect = view.bounds
            isPlain = false
        default:
            if view.layer.hasOwnContents {
                rect = view.bounds
                isPlain = false
            }
        }
        if view.layer.borderWidth > 0, !view.bounds.isEmpty {
            rect = rect.union(view.bounds)
            isPlain = false
        }
        guard !rect.isNull, !rect.isEmpty else { return nil }
        self.rect = rect
        self.isPlain = isPlain
    }
}

extension View {
    /// Whether a background colour is visible.
    fileprivate var hasVisibleBackground: Bool {
        (backgroundColor?.resolved.alpha ?? 0) > 0
    }
}

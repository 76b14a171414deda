import Foundation
import TableDrawing

/// What a view shows that is neither a text nor a control: an image, a background, a progress.
struct ShownPicture {
    /// Where it stands in the view's own coordinates, in points.
    let rect: CGRect
    /// Whether it is of one colour, with square corners.
    let isPlain: Bool

    /// Nothing for a view that shows none of its own.
    init?(_ view: View) {
        var rect = CGRect.null
        var isPlain = view.layer.cornerRadius == 0
        if view.hasVisibleBackground { rect = view.bounds }
        switch view {
        case let view as ImageView:
            guard case .image(_, let place, _) = view.shownContents else { break }
            // What is meant to fill the view's bounds ends at them.
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
    /// Whether a colour is seen behind what the view holds.
    fileprivate var hasVisibleBackground: Bool {
        (backgroundColor?.resolved.alpha ?? 0) > 0
    }
}

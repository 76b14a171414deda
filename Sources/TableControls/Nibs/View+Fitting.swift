import Foundation
import TableDrawing

extension View {
    /// Resizes the view to its content, as for a view without a frame in a description.
    ///
    /// A label with several lines wraps at its superview's edge. The top left corner stays.
    /// The size does not count as an explicit frame, because a row's value may change the
    /// content.
    package func fitDescribedContent() {
        var limit = CGSize.zero
        if let label = self as? Label, label.numberOfLines != 1, let superview {
            limit.width = max(1, superview.bounds.width - frame.minX)
        }
        let size = sizeThatFits(limit)
        let origin = frame.origin
        guard size != bounds.size else { return }
        bounds.size = size
        center = CGPoint(x: origin.x + size.width / 2, y: origin.y + size.height / 2)
    }
}

import Foundation
import TableDrawing

extension View {
    /// Takes the size of the content, as a view without a frame in a description has it.
    ///
    /// A label of several lines wraps where its superview ends. The top left corner stays. A row's value may change the content, so it is no place that somebody gave the view.
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

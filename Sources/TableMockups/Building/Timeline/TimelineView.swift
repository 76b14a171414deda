import Foundation
import TableControls

/// A view that shows a screen, or the transition between two screens.
final class TimelineView: View {
    private(set) var contentView: View

    init(contentView: View) {
        self.contentView = contentView
        super.init(frame: CGRect(origin: .zero, size: contentView.bounds.size))
        isOpaque = false
        addSubview(contentView)
    }

    /// Replaces the current view.
    func show(_ view: View) {
        for subview in subviews { subview.removeFromSuperview() }
        contentView = view
        view.frame = CGRect(origin: .zero, size: bounds.size)
        addSubview(view)
    }
}

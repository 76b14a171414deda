import Foundation
import TableViews

/// Shows one screen of several, or the slide from one to another.
final class TimelineView: View {
    private(set) var contentView: View

    init(contentView: View) {
        self.contentView = contentView
        super.init(frame: CGRect(origin: .zero, size: contentView.bounds.size))
        isOpaque = false
        addSubview(contentView)
    }

    /// Shows another view in place of the present one.
    func show(_ view: View) {
        for subview in subviews { subview.removeFromSuperview() }
        contentView = view
        view.frame = CGRect(origin: .zero, size: bounds.size)
        addSubview(view)
    }
}

import Foundation
import TableDrawing
import TableText
import TableThemes

/// A short text on a coloured capsule, such as a count of new messages.
///
/// Lengths are in points.
package final class BadgeView: View {
    private let label = Label(frame: .zero)
    private let color: Color
    private let metrics = RenderContext.current.theme.accessory.badge

    /// Creates a badge; an empty text shows a dot.
    package init(text: String, color: Color) {
        self.color = color
        super.init(frame: .zero)
        isOpaque = false
        label.text = text
        label.font = metrics.font.font()
        label.textColor = metrics.textColor
        label.textAlignment = .center
        addSubview(label)
    }

    package override func sizeThatFits(_ size: CGSize) -> CGSize {
        guard label.text?.isEmpty == false else {
            return CGSize(width: metrics.dotDiameter, height: metrics.dotDiameter)
        }
        let text = label.sizeThatFits(.zero)
        let height = (text.height + metrics.padding.height * 2).rounded(.up)
        return CGSize(
            width: max(height, (text.width + metrics.padding.width * 2).rounded(.up)),
            height: height)
    }

    package override func layoutSubviews() {
        let isCut = label.sizeThatFits(.zero).width > bounds.width
        label.frame = bounds.insetBy(
            dx: isCut ? metrics.padding.width : 0, dy: metrics.padding.height)
    }

    package override func draw(_ rect: CGRect) {
        color.setFill()
        BezierPath(roundedRect: bounds, cornerRadius: bounds.height / 2).fill()
    }
}

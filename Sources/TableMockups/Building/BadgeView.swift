import Foundation
import TableDrawing
import TableGeometry
import TableText
import TableViews

/// A short text in white on a coloured ground with round ends, such as the number of what is new.
///
/// Lengths are points and this project's own choice.
final class BadgeView: View {
    private let label = Label(frame: .zero)
    private let color: Color
    private static let padding = CGSize(width: 7, height: 3)
    /// The diameter of a badge without a text.
    private static let dot: CGFloat = 10

    init(text: String, color: Color) {
        self.color = color
        super.init(frame: .zero)
        isOpaque = false
        label.text = text
        // Helvetica has no medium weight.
        let isClassic = RenderContext.current.theme.systemFont == .helvetica
        label.font = .systemFont(ofSize: 15, weight: isClassic ? .bold : .medium)
        label.textColor = .white
        label.textAlignment = .center
        addSubview(label)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        guard label.text?.isEmpty == false else { return CGSize(width: Self.dot, height: Self.dot) }
        let text = label.sizeThatFits(.zero)
        let height = (text.height + Self.padding.height * 2).rounded(.up)
        return CGSize(
            width: max(height, (text.width + Self.padding.width * 2).rounded(.up)), height: height)
    }

    override func layoutSubviews() {
        let isCut = label.sizeThatFits(.zero).width > bounds.width
        label.frame = bounds.insetBy(
            dx: isCut ? Self.padding.width : 0, dy: Self.padding.height)
    }

    override func draw(_ rect: CGRect) {
        color.setFill()
        BezierPath(roundedRect: bounds, cornerRadius: bounds.height / 2).fill()
    }
}

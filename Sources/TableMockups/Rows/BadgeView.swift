import Foundation
@_spi(Subclassing) import TableControls
import TableDrawing
import TableText
import TableThemes

/// A short text on a coloured capsule, such as a count of new messages.
///
/// Lengths are in points.
final class BadgeView: View {
    private let label = Label(frame: .zero)
    private let color: Color?
    private let metrics = RenderContext.current.theme.accessory.badge

    /// Creates a badge in a colour, or with the theme's fill; an empty text shows a dot.
    init(text: String, color: Color?) {
        self.color = color
        super.init(frame: .zero)
        isOpaque = false
        label.text = text
        label.font = metrics.font.font()
        label.textColor = metrics.textColor
        label.textAlignment = .center
        addSubview(label)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        guard label.text?.isEmpty == false else {
            return CGSize(width: metrics.dotDiameter, height: metrics.dotDiameter)
        }
        let text = label.sizeThatFits(.zero)
        let height = (text.height + metrics.padding.height * 2).rounded(.up)
        return CGSize(
            width: max(height, (text.width + metrics.padding.width * 2).rounded(.up)),
            height: height)
    }

    override func layoutSubviews() {
        label.frame = bounds.insetBy(dx: metrics.padding.width, dy: metrics.padding.height)
    }

    override func draw(_ rect: CGRect) {
        let reach: CGFloat = metrics.shadowColor == nil ? 0 : 2
        let ring = bounds.insetBy(dx: reach, dy: reach)
        if let border = metrics.borderColor, let canvas = Canvas.current {
            canvas.withState {
                canvas.setShadow(
                    offset: CGSize(width: 0, height: 1), blur: reach, color: metrics.shadowColor)
                border.setFill()
                BezierPath(roundedRect: ring, cornerRadius: ring.height / 2).fill()
            }
        }
        let inner = ring.insetBy(dx: metrics.borderWidth, dy: metrics.borderWidth)
        let capsule = BezierPath(roundedRect: inner, cornerRadius: inner.height / 2)
        guard color != nil || metrics.fill.stops.isEmpty else { return metrics.fill.fill(capsule) }
        (color ?? .systemRed).setFill()
        capsule.fill()
    }
}

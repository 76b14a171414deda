import Foundation
import TableControls
import TableDrawing
import TableGeometry
import TableText
import TableThemes

/// Badge at a tab's image or at a bar button.
final class TabBadge: View {
    var text: String? { didSet { label.text = text } }
    var metrics: TabBarMetrics.BadgeMetrics? { didSet { setNeedsLayout() } }
    private var color: Color?
    private let label = Label(frame: .zero)

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        identity.partName = "badge"
        label.textAlignment = .center
        addSubview(label)
    }

    /// Shows the badge of a bar button, in the theme's look of badges at tabs.
    func show(_ badge: BarButtonItem.Badge) {
        let theme = RenderContext.current.theme
        var metrics = theme.bars.tabBar.badge
        if let color = badge.foregroundColor { metrics.text.color = color }
        if let font = badge.font { metrics.text.font = ThemeFont(font) }
        if badge.stringValue == nil {
            metrics.diameter = theme.accessory.badge.dotDiameter
            metrics.padding = 0
        }
        color = badge.backgroundColor
        self.metrics = metrics
        text = badge.stringValue
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        guard let metrics else { return .zero }
        metrics.text.apply(to: label, tint: tintColor)
        let width = label.naturalSize(maximumWidth: 0).width + metrics.padding * 2
        return CGSize(
            width: max(metrics.diameter, min(width, size.width)), height: metrics.diameter)
    }

    /// Whether the text is wider than the badge's maximum width.
    var isCut: Bool {
        guard !isHidden, let metrics else { return false }
        metrics.text.apply(to: label, tint: tintColor)
        return label.naturalSize(maximumWidth: 0).width > bounds.width - metrics.padding + 1
    }

    override func layoutSubviews() {
        guard let metrics else { return }
        metrics.text.apply(to: label, tint: tintColor)
        let size = label.naturalSize(maximumWidth: 0)
        // A truncated text keeps a distance from the ends.
        let inset = size.width > bounds.width - metrics.padding ? metrics.padding : 0
        label.frame = CGRect(
            x: inset, y: PixelGrid.current.round((bounds.height - size.height) / 2),
            width: max(0, bounds.width - inset * 2), height: size.height)
    }

    override func draw(_ rect: CGRect) {
        guard let metrics else { return }
        if let border = metrics.borderColor {
            border.setFill()
            BezierPath(roundedRect: bounds, cornerRadius: bounds.height / 2).fill()
        }
        let inner = bounds.insetBy(dx: metrics.borderWidth, dy: metrics.borderWidth)
        let fill = color.map { BarFill($0) } ?? metrics.fill
        fill.fill(BezierPath(roundedRect: inner, cornerRadius: inner.height / 2))
    }
}

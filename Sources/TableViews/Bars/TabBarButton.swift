import Foundation
import TableDrawing
import TableGeometry
import TableText

/// One tab as a bar shows it.
final class TabBarButton: View {
    private let item: TabBarItem
    private let isSelected: Bool
    private let metrics: TabBarMetrics
    private let label = Label(frame: .zero)
    private let icon = ImageView(image: nil)
    private let badge = TabBadge(frame: .zero)

    init(_ item: TabBarItem, isSelected: Bool, _ metrics: TabBarMetrics) {
        self.item = item
        self.isSelected = isSelected
        self.metrics = metrics
        super.init(frame: .zero)
        isOpaque = false
        partName = "tab"
        icon.image = item.image
        icon.contentMode = .scaleAspectFit
        label.text = item.title
        label.textAlignment = .center
        badge.text = item.badgeValue
        badge.isHidden = item.badgeValue == nil
        for view in [icon, label, badge] as [View] { addSubview(view) }
    }

    private var color: Color { isSelected ? metrics.selectedColor ?? tintColor : metrics.color }

    override func layoutSubviews() {
        let grid = PixelGrid.current
        metrics.text.apply(to: label, tint: color)
        label.textColor = color
        icon.tintColor = color
        let side = metrics.imageSize
        let size = item.image?.size ?? .zero
        let factor = min(1, side / max(size.width, size.height, 1))
        let image = CGSize(width: size.width * factor, height: size.height * factor)
        icon.frame = CGRect(
            x: grid.round((bounds.width - image.width) / 2),
            y: grid.round(metrics.imageTop + (side - image.height) / 2), width: image.width,
            height: image.height)
        icon.isHidden = imageFill != nil
        let text = label.naturalSize(maximumWidth: bounds.width)
        let y = item.image == nil ? (bounds.height - text.height) / 2 : metrics.titleTop
        label.frame = CGRect(
            x: 0, y: grid.round(y), width: bounds.width, height: text.height)
        badge.metrics = metrics.badge
        let badgeSize = badge.sizeThatFits(bounds.size)
        let side0 = traitCollection.layoutDirection == .rightToLeft ? -1.0 : 1
        badge.frame = CGRect(
            x: grid.round(
                bounds.midX + metrics.badge.offset.x * side0 - badgeSize.width / 2),
            y: grid.round(metrics.badge.offset.y - badgeSize.height / 2), width: badgeSize.width,
            height: badgeSize.height)
        setNeedsDisplay()
    }

    /// The colours of a template image that is not plain.
    private var imageFill: BarFill? {
        let fill = isSelected ? metrics.selectedImageFill : metrics.imageFill
        guard !fill.stops.isEmpty, item.image?.renderingMode == .alwaysTemplate else { return nil }
        return fill
    }

    override func draw(_ rect: CGRect) {
        if isSelected, !metrics.selectionFill.stops.isEmpty {
            metrics.selectionFill.fill(
                BezierPath(
                    roundedRect: bounds.inset(by: metrics.selectionInset),
                    cornerRadius: metrics.selectionCornerRadius))
        }
        guard let imageFill, let image = item.image, let canvas = Canvas.current else { return }
        // The shape is cut out of the colours: first the shape, then the colours where it is.
        let frame = icon.frame
        canvas.withState {
            canvas.clip(to: frame)
            canvas.beginTransparencyLayer()
            image.withTintColor(.black).draw(in: frame)
            canvas.setBlendMode(.sourceIn)
            imageFill.fill(BezierPath(rect: frame))
            canvas.endTransparencyLayer()
        }
    }
}

/// The number at a tab's image.
final class TabBadge: View {
    var text: String? { didSet { label.text = text } }
    var metrics: TabBarMetrics.BadgeMetrics? { didSet { setNeedsLayout() } }
    private let label = Label(frame: .zero)

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        partName = "badge"
        label.textAlignment = .center
        addSubview(label)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        guard let metrics else { return .zero }
        metrics.text.apply(to: label, tint: tintColor)
        let width = label.naturalSize(maximumWidth: 0).width + metrics.padding * 2
        return CGSize(width: max(metrics.diameter, width), height: metrics.diameter)
    }

    override func layoutSubviews() {
        guard let metrics else { return }
        metrics.text.apply(to: label, tint: tintColor)
        let height = label.naturalSize(maximumWidth: 0).height
        label.frame = CGRect(
            x: 0, y: PixelGrid.current.round((bounds.height - height) / 2), width: bounds.width,
            height: height)
    }

    override func draw(_ rect: CGRect) {
        guard let metrics else { return }
        if let border = metrics.borderColor {
            border.setFill()
            BezierPath(roundedRect: bounds, cornerRadius: bounds.height / 2).fill()
        }
        let inner = bounds.insetBy(dx: metrics.borderWidth, dy: metrics.borderWidth)
        metrics.fill.fill(BezierPath(roundedRect: inner, cornerRadius: inner.height / 2))
    }
}

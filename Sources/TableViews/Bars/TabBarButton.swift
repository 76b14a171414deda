import Foundation
import TableDrawing
import TableGeometry
import TableText

/// One tab as a bar shows it.
final class TabBarButton: View {
    let item: TabBarItem
    let isSelected: Bool
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

    /// The width in which the title stands whole, in points.
    var naturalWidth: CGFloat {
        metrics.text.apply(to: label, tint: tintColor)
        return label.naturalSize(maximumWidth: 0).width + metrics.titleMargin * 2
    }

    /// How far a title is shrunk before it is cut, in a bar that floats; not proven.
    private static let smallestScale: CGFloat = 0.7

    /// The title and the badge, those of them that are not whole at the present width.
    var cutTexts: [String] {
        layoutIfNeeded()
        metrics.text.apply(to: label, tint: tintColor)
        let scale = label.adjustsFontSizeToFitWidth ? Self.smallestScale : 1
        // Widths are rounded to pixels: a title that is a fraction wider is not cut.
        let isTitleCut =
            label.hasText
            && label.naturalSize(maximumWidth: 0).width * scale > label.bounds.width + 1
        let texts = [isTitleCut ? item.title : nil, badge.isCut ? item.badgeValue : nil]
        label.textColor = color
        return texts.compactMap { $0 }
    }

    private var color: Color { isSelected ? metrics.selectedColor ?? tintColor : metrics.color }

    override func layoutSubviews() {
        let grid = PixelGrid.current
        metrics.text.apply(to: label, tint: color)
        label.textColor = color
        icon.tintColor = color
        icon.preferredSymbolConfiguration = metrics.symbol
        let side = metrics.imageSize
        let size = item.image == nil ? .zero : icon.intrinsicContentSize
        let factor = min(1, side / max(size.width, size.height, 1))
        let image = CGSize(width: size.width * factor, height: size.height * factor)
        icon.frame = CGRect(
            x: grid.round((bounds.width - image.width) / 2),
            y: grid.round(metrics.imageTop + (side - image.height) / 2), width: image.width,
            height: image.height)
        icon.isHidden = imageFill != nil
        let titleWidth = max(0, bounds.width - metrics.titleMargin * 2)
        label.adjustsFontSizeToFitWidth = metrics.floatingInset != nil
        label.minimumScaleFactor = Self.smallestScale
        let text = label.naturalSize(maximumWidth: titleWidth)
        let y = item.image == nil ? (bounds.height - text.height) / 2 : metrics.titleTop
        label.frame = CGRect(
            x: metrics.titleMargin, y: grid.round(y), width: titleWidth, height: text.height)
        badge.metrics = metrics.badge
        let margin = metrics.titleMargin
        let badgeSize = badge.sizeThatFits(
            CGSize(width: max(0, bounds.width - margin * 2), height: bounds.height))
        // A wide badge grows away from the image, as far as the tab goes, and then over it.
        let start = bounds.midX + metrics.badge.offset.x - metrics.badge.diameter / 2
        var x = max(margin, min(start, bounds.width - margin - badgeSize.width))
        if traitCollection.layoutDirection == .rightToLeft {
            x = bounds.width - x - badgeSize.width
        }
        badge.frame = CGRect(
            x: grid.round(x), y: grid.round(metrics.badge.offset.y - badgeSize.height / 2),
            width: badgeSize.width, height: badgeSize.height)
        setNeedsDisplay()
    }

    /// The colours of a template image that is not plain.
    private var imageFill: BarFill? {
        let fill = isSelected ? metrics.selectedImageFill : metrics.imageFill
        guard !fill.stops.isEmpty, item.image?.isTemplate == true else { return nil }
        return fill
    }

    override func draw(_ rect: CGRect) {
        if isSelected, !metrics.selectionFill.stops.isEmpty {
            metrics.selectionFill.fill(
                BezierPath(
                    roundedRect: bounds.inset(by: metrics.selectionInset),
                    cornerRadius: metrics.selectionCornerRadius))
        }
        guard let imageFill, let image = icon.configuredImage, let canvas = Canvas.current else {
            return
        }
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

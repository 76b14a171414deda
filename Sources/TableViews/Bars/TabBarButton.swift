import Foundation
import TableDrawing
import TableGeometry
import TableText

/// One tab as a bar shows it.
final class TabBarButton: View {
    let item: TabBarItem
    let isSelected: Bool
    private let metrics: TabBarMetrics
    /// Between the image and the title beside it, in points; nothing where that stands below.
    private let inlineGap: CGFloat?
    /// How many times its size the title has: a bar that floats shrinks all of its titles alike.
    var titleScale: CGFloat = 1 { didSet { setNeedsLayout() } }
    private let label = Label(frame: .zero)
    private let icon = ImageView(image: nil)
    private let badge = TabBadge(frame: .zero)

    init(
        _ item: TabBarItem, isSelected: Bool, _ metrics: TabBarMetrics, inlineGap: CGFloat? = nil
    ) {
        self.item = item
        self.isSelected = isSelected
        self.metrics = metrics
        self.inlineGap = inlineGap
        super.init(frame: .zero)
        isOpaque = false
        partName = "tab"
        icon.image = item.image?.withStandardSymbolSize
        icon.contentMode = .scaleAspectFit
        label.text = item.title
        label.textAlignment = .center
        badge.text = item.badgeValue
        badge.isHidden = item.badgeValue == nil
        for view in [icon, label, badge] as [View] { addSubview(view) }
    }

    /// The width in which the title stands whole, with what stands beside it; in points.
    var naturalWidth: CGFloat {
        metrics.text.apply(to: label, tint: tintColor)
        return label.naturalSize(maximumWidth: 0).width
            + widthBesideTitle(inWidth: .greatestFiniteMagnitude) + metrics.titleMargin * 2
    }

    /// How far a title is shrunk before it is cut, in a bar that floats; not proven.
    private static let smallestScale: CGFloat = 0.7

    /// How many times its size the title has room for at the present width; from `smallestScale` to 1.
    var fittingTitleScale: CGFloat {
        metrics.text.apply(to: label, tint: tintColor)
        let natural = label.naturalSize(maximumWidth: 0).width
        let room =
            bounds.width - metrics.titleMargin * 2 - widthBesideTitle(inWidth: bounds.width)
        guard label.hasText, natural > room else { return 1 }
        // Letters do not shrink exactly as their size does.
        return max(Self.smallestScale, room / natural * 0.99)
    }

    /// Gives the title its font and colour.
    private func dressTitle() {
        metrics.text.apply(to: label, tint: color)
        label.textColor = color
        if titleScale != 1 {
            label.font = label.font.withSize(label.font.pointSize * titleScale)
        }
    }

    /// The title and the badge, those of them that are not whole at the present width.
    var cutTexts: [String] {
        layoutIfNeeded()
        // Widths are rounded to pixels: a title that is a fraction wider is not cut.
        let isTitleCut =
            label.hasText && label.naturalSize(maximumWidth: 0).width > label.bounds.width + 1
        return [isTitleCut ? item.title : nil, badge.isCut ? item.badgeValue : nil].compactMap {
            $0
        }
    }

    private var color: Color { isSelected ? metrics.selectedColor ?? tintColor : metrics.color }

    /// The image's size within its square, in points.
    private var imageSize: CGSize {
        icon.preferredSymbolConfiguration = metrics.symbol
        let size = item.image == nil ? .zero : icon.intrinsicContentSize
        let factor = min(1, metrics.imageSize / max(size.width, size.height, 1))
        return CGSize(width: size.width * factor, height: size.height * factor)
    }

    /// The badge's size in a tab of a width, in points.
    private func badgeSize(inWidth width: CGFloat) -> CGSize {
        badge.metrics = metrics.badge
        let room = width - metrics.titleMargin * 2
        return badge.sizeThatFits(CGSize(width: max(0, room), height: bounds.height))
    }

    /// What stands beside the title in the line of a tab of a width, in points: the image, with its badge, and a gap.
    private func widthBesideTitle(inWidth tab: CGFloat) -> CGFloat {
        guard let inlineGap, item.image != nil else { return 0 }
        let width = imageSize.width
        guard label.hasText else { return width }
        guard item.badgeValue != nil else { return width + inlineGap }
        let badgeEnd = max(width, metrics.imageSize) + badgeSize(inWidth: tab).width - badgeOverlap
        return max(width + inlineGap, badgeEnd + Self.badgeGap)
    }

    /// How much of an image beside its title a badge covers from its end, in points: a third at most, so that it is
    /// known; not proven.
    private var badgeOverlap: CGFloat { min(metrics.badge.diameter / 2, metrics.imageSize / 3) }

    /// The least distance of a badge from the title beside it and from the bar's edge, in points; not proven.
    private static let badgeGap: CGFloat = 2

    override func layoutSubviews() {
        dressTitle()
        icon.tintColor = color
        icon.isHidden = imageFill != nil
        if inlineGap == nil { layoutStacked() } else { layoutInline() }
        setNeedsDisplay()
    }

    /// Places the title below the image.
    private func layoutStacked() {
        let grid = PixelGrid.current
        let image = imageSize
        icon.frame = CGRect(
            x: grid.round((bounds.width - image.width) / 2),
            y: grid.round(metrics.imageTop + (metrics.imageSize - image.height) / 2),
            width: image.width, height: image.height)
        let titleWidth = max(0, bounds.width - metrics.titleMargin * 2)
        let text = label.naturalSize(maximumWidth: titleWidth)
        let y = item.image == nil ? (bounds.height - text.height) / 2 : metrics.titleTop
        label.frame = CGRect(
            x: metrics.titleMargin, y: grid.round(y), width: titleWidth, height: text.height)
        placeBadge(
            from: bounds.midX + metrics.badge.offset.x - metrics.badge.diameter / 2,
            middle: metrics.badge.offset.y)
    }

    /// Places the title beside the image, both in the middle of the tab.
    private func layoutInline() {
        let grid = PixelGrid.current
        let image = imageSize
        let beside = widthBesideTitle(inWidth: bounds.width)
        let room = max(0, bounds.width - metrics.titleMargin * 2 - beside)
        let text = label.hasText ? label.naturalSize(maximumWidth: room) : .zero
        let width = min(text.width, room)
        let start = (bounds.width - beside - width) / 2
        func place(_ view: View, at x: CGFloat, _ size: CGSize) {
            let x = isMirrored ? bounds.width - x - size.width : x
            view.frame = CGRect(
                x: grid.round(x), y: grid.round((bounds.height - size.height) / 2),
                width: size.width, height: size.height)
        }
        place(icon, at: start, image)
        place(label, at: start + beside, CGSize(width: width, height: text.height))
        let side = max(image.width, metrics.imageSize)
        placeBadge(
            from: start + (image.width + side) / 2 - badgeOverlap,
            middle: max(
                Self.badgeGap + metrics.badge.diameter / 2, (bounds.height - side) / 2))
    }

    /// Places the badge, as it lies from left to right; a wide one grows away from the image, as far as the tab
    /// goes, and then over it.
    private func placeBadge(from start: CGFloat, middle: CGFloat) {
        let grid = PixelGrid.current
        let size = badgeSize(inWidth: bounds.width)
        let margin = metrics.titleMargin
        var x = max(margin, min(start, bounds.width - margin - size.width))
        if isMirrored { x = bounds.width - x - size.width }
        badge.frame = CGRect(
            x: grid.round(x), y: grid.round(middle - size.height / 2), width: size.width,
            height: size.height)
    }

    private var isMirrored: Bool { traitCollection.layoutDirection == .rightToLeft }

    /// The colours of a template image that is not plain.
    private var imageFill: BarFill? {
        let fill = isSelected ? metrics.selectedImageFill : metrics.imageFill
        guard !fill.stops.isEmpty, item.image?.isTemplate == true else { return nil }
        return fill
    }

    override func draw(_ rect: CGRect) {
        if isSelected, !metrics.selectionFill.stops.isEmpty {
            let box = bounds.inset(by: metrics.selectionInset)
            let radius = min(metrics.selectionCornerRadius, box.height / 2)
            metrics.selectionFill.fill(BezierPath(roundedRect: box, cornerRadius: radius))
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

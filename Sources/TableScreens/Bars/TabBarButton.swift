import Foundation
import TableControls
import TableDrawing
import TableGeometry
import TableText
import TableThemes

extension CGRect {
    /// Returns the frame of an image with insets; insets that leave no room move the frame.
    func moved(by insets: EdgeInsets) -> CGRect {
        let result = inset(by: insets)
        guard result.width < 1 || result.height < 1 else { return result }
        return offsetBy(
            dx: (insets.left - insets.right) / 2, dy: (insets.top - insets.bottom) / 2)
    }

    /// Returns the frame of a title at a distance.
    func moved(by distance: CGSize) -> CGRect {
        offsetBy(dx: distance.width, dy: distance.height)
    }
}

/// View of a tab.
final class TabBarButton: View {
    let item: TabBarItem
    let isSelected: Bool
    private let metrics: TabBarMetrics
    /// Gap between the image and the title beside it, in points, or `nil` for a title below
    /// the image.
    private let inlineGap: CGFloat?
    /// Scale of the title; a floating bar shrinks all its titles equally.
    var titleScale: CGFloat = 1 { didSet { setNeedsLayout() } }
    private let label = Label(frame: .zero)
    private let icon = ImageView(image: nil)
    private let badge = TabBadge(frame: .zero)

    init(
        _ item: TabBarItem, isSelected: Bool, _ metrics: TabBarMetrics,
        inlineGap: CGFloat? = nil, showsTitle: Bool = true
    ) {
        self.item = item
        self.isSelected = isSelected
        self.metrics = metrics
        self.inlineGap = inlineGap
        super.init(frame: .zero)
        isOpaque = false
        identity.partName = "tab"
        icon.image = item.image?.withStandardSymbolSize
        icon.contentMode = .scaleAspectFit
        label.text = showsTitle ? item.title : nil
        label.textAlignment = .center
        badge.text = item.badgeValue
        badge.isHidden = item.badgeValue == nil
        for view in [icon, label, badge] as [View] { addSubview(view) }
    }

    /// Width for an untruncated title and the content beside it, in points.
    ///
    /// The width is rounded up to device pixels, because tabs begin and end at pixels.
    var naturalWidth: CGFloat {
        metrics.text.apply(to: label, tint: tintColor)
        return PixelGrid.current.ceil(
            label.naturalSize(maximumWidth: 0).width
                + widthBesideTitle(inWidth: .greatestFiniteMagnitude) + metrics.titleMargin * 2)
    }

    /// Width for a title of the minimum scale and the content beside it, in points.
    var leastWidth: CGFloat {
        metrics.text.apply(to: label, tint: tintColor)
        let own = label.font
        label.font = own.withSize(own.pointSize * Self.smallestScale)
        return PixelGrid.current.ceil(
            label.naturalSize(maximumWidth: 0).width
                + widthBesideTitle(inWidth: .greatestFiniteMagnitude) + metrics.titleMargin * 2)
    }

    /// Minimum scale of a title before truncation, in a floating bar; not proven.
    private static let smallestScale: CGFloat = 0.7

    /// Step between tested scales of a title; not proven.
    private static let scaleStep: CGFloat = 0.01

    /// Scale at which the title fits the current width, from `smallestScale` to 1.
    var fittingTitleScale: CGFloat {
        metrics.text.apply(to: label, tint: tintColor)
        let natural = label.naturalSize(maximumWidth: 0).width
        let room =
            bounds.width - metrics.titleMargin * 2 - widthBesideTitle(inWidth: bounds.width)
        guard label.hasText, natural > room else { return 1 }
        // Smaller letters are relatively wider, because their tracking is greater.
        let own = label.font
        let scales = stride(from: room / natural, to: Self.smallestScale, by: -Self.scaleStep)
        return scales.first {
            label.font = own.withSize(own.pointSize * $0)
            return label.naturalSize(maximumWidth: 0).width <= room
        } ?? Self.smallestScale
    }

    /// Sets font and colour of the title.
    private func updateTitleStyle() {
        metrics.text.apply(to: label, tint: color)
        label.textColor = color
        if titleScale != 1 {
            label.font = label.font.withSize(label.font.pointSize * titleScale)
        }
    }

    /// Truncated texts at the current width: the title, the badge, or both.
    var cutTexts: [String] {
        layoutIfNeeded()
        // Widths are rounded to pixels: a title that is a fraction wider is not truncated.
        let isTitleCut =
            label.hasText && label.naturalSize(maximumWidth: 0).width > label.bounds.width + 1
        return [isTitleCut ? item.title : nil, badge.isCut ? item.badgeValue : nil].compactMap {
            $0
        }
    }

    private var color: Color { isSelected ? metrics.selectedColor ?? tintColor : metrics.color }

    /// Size of the image within its square, in points.
    private var imageSize: CGSize {
        icon.preferredSymbolConfiguration = metrics.symbol
        let size = item.image == nil ? .zero : icon.intrinsicContentSize
        let factor = min(1, metrics.imageSize / max(size.width, size.height, 1))
        return CGSize(width: size.width * factor, height: size.height * factor)
    }

    /// Returns the size of the badge in a tab of a width, in points.
    private func badgeSize(inWidth width: CGFloat) -> CGSize {
        badge.metrics = metrics.badge
        let room = width - metrics.titleMargin * 2
        return badge.sizeThatFits(CGSize(width: max(0, room), height: bounds.height))
    }

    /// Returns the width beside the title in a tab of a width, in points: image with badge,
    /// and gap.
    private func widthBesideTitle(inWidth tab: CGFloat) -> CGFloat {
        guard let inlineGap, item.image != nil, metrics.imageSize > 0 else { return 0 }
        let width = imageSize.width
        guard label.hasText else { return width }
        guard item.badgeValue != nil else { return width + inlineGap }
        let badgeEnd = max(width, metrics.imageSize) + badgeSize(inWidth: tab).width - badgeOverlap
        return max(width + inlineGap, badgeEnd + Self.badgeGap)
    }

    /// Overlap of a badge with the end of an image beside its title, in points.
    ///
    /// At most a third of the image is covered, so that it stays recognizable; not proven.
    private var badgeOverlap: CGFloat { min(metrics.badge.diameter / 2, metrics.imageSize / 3) }

    /// Minimum distance of a badge from the title beside it and from the bar's edge, in
    /// points; not proven.
    private static let badgeGap: CGFloat = 2

    override func layoutSubviews() {
        updateTitleStyle()
        icon.tintColor = color
        icon.isHidden = imageFill != nil
        if inlineGap == nil { layoutStacked() } else { layoutInline() }
        icon.frame = icon.frame.moved(by: item.imageInsets)
        label.frame = label.frame.moved(by: item.titlePositionAdjustment)
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

    /// Places the title beside the image, both centred in the tab.
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
        if metrics.imageSize == 0 {
            // A title without an image has its badge at its upper end.
            return placeBadge(
                from: start + beside + width, middle: Self.badgeGap + metrics.badge.diameter / 2,
                margin: 0)
        }
        let side = max(image.width, metrics.imageSize)
        placeBadge(
            from: start + (image.width + side) / 2 - badgeOverlap,
            middle: max(
                Self.badgeGap + metrics.badge.diameter / 2, (bounds.height - side) / 2))
    }

    /// Places the badge from a start in left-to-right coordinates.
    ///
    /// A wide badge grows away from the image up to the tab's edge, then over the image.
    private func placeBadge(from start: CGFloat, middle: CGFloat, margin: CGFloat? = nil) {
        let grid = PixelGrid.current
        let size = badgeSize(inWidth: bounds.width)
        let margin = margin ?? metrics.titleMargin
        var x = max(margin, min(start, bounds.width - margin - size.width))
        if isMirrored { x = bounds.width - x - size.width }
        badge.frame = CGRect(
            x: grid.round(x), y: grid.round(middle - size.height / 2), width: size.width,
            height: size.height)
    }

    private var isMirrored: Bool { traitCollection.layoutDirection == .rightToLeft }

    /// Fill of a template image, or `nil` for a plain colour.
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
        // The shape masks the colours: first the shape is drawn, then the colours are drawn
        // within the shape.
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

import Foundation
@_spi(Subclassing) import TableControls
import TableDrawing
import TableGeometry
import TableText
import TableThemes

/// View of a bar button.
final class BarButton: View {
    let item: BarButtonItem
    private let metrics: BarButtonMetrics
    /// Chevron before the title of a back button.
    private let backIndicator: AccessoryMetrics.Glyph?
    private let label = Label(frame: .zero)
    private let icon = ImageView(image: nil)
    private let badge = TabBadge(frame: .zero)
    /// View of the item in place of the title and the image.
    private let customView: View?
    private let showsTitle: Bool
    /// Whether the button shares the floating background of the button before it.
    private(set) var joinsPrevious = false
    /// Whether the button has a plate or capsule of its own.
    private var ownsBackground: Bool

    init(
        _ item: BarButtonItem, _ metrics: BarButtonMetrics,
        backIndicator: AccessoryMetrics.Glyph? = nil, showsTitle: Bool = true
    ) {
        self.item = item
        self.metrics = metrics
        self.backIndicator = backIndicator
        self.showsTitle = showsTitle
        ownsBackground =
            metrics.shape != .plain && item.customView == nil
            && (metrics.shape != .capsule || !item.hidesSharedBackground)
        customView = item.customView?.make()
        super.init(frame: .zero)
        isOpaque = false
        identity.partName = backIndicator == nil ? "button" : "back"
        if let image = item.image {
            icon.image = image.withStandardSymbolSize
            icon.contentMode = .scaleAspectFit
            icon.preferredSymbolConfiguration = metrics.symbol
            addSubview(icon)
        }
        if let customView { addSubview(customView) }
        if hasTitle {
            label.text = item.title
            label.numberOfLines = item.title?.split(whereSeparator: \.isNewline).count ?? 1
            addSubview(label)
        }
        if let own = item.badge {
            badge.show(own)
            addSubview(badge)
        }
        alpha = item.isEnabled || metrics.disabledColor != nil ? 1 : 0.35
    }

    private var hasTitle: Bool { showsTitle && !item.isImageAlone && customView == nil }

    /// Whether the button keeps its width because it has no title to truncate.
    var keepsWidth: Bool { !hasTitle }

    /// Whether adjacent buttons can share the floating background.
    ///
    /// In iOS 26, buttons with images share a background; titles and prominent buttons have
    /// backgrounds of their own.
    private var isSociable: Bool {
        metrics.shape == .capsule && item.isImageAlone && item.style != .done
            && item.sharesBackground && !item.hidesSharedBackground
    }

    /// Shares the floating background of the previous button, if both buttons can.
    func joins(_ previous: BarButton?) -> Bool {
        guard let previous, isSociable, previous.isSociable else { return false }
        joinsPrevious = true
        ownsBackground = false
        previous.ownsBackground = false
        return true
    }

    var isBack: Bool { backIndicator != nil }
    private var hasPoint: Bool { isBack && metrics.shape == .plate }
    private var isMirrored: Bool { traitCollection.layoutDirection == .rightToLeft }
    /// Whether the button is prominent; a disabled button is not if the theme greys it.
    private var isProminent: Bool {
        item.style == .done && (item.isEnabled || metrics.disabledColor == nil)
    }
    private var text: BarTextMetrics { item.style == .done ? metrics.doneText : metrics.text }
    private var color: Color {
        if !item.isEnabled, let disabled = metrics.disabledColor { return disabled }
        let isFilled = isProminent && metrics.shape == .capsule
        return (isFilled ? nil : item.tintColor) ?? text.color ?? tintColor
    }
    private var glyph: AccessoryMetrics.Glyph? { metrics.shape == .plate ? nil : backIndicator }
    private var glyphWidth: CGFloat {
        glyph.map { $0.size.width + (showsTitle ? $0.trailing : 0) } ?? 0
    }

    /// Displayed title with its centre in the button, or `nil` if no title is displayed.
    var shownTitle: BarTitle? {
        guard item.image == nil, hasTitle, let text = label.text else { return nil }
        layoutIfNeeded()
        return BarTitle(
            text: text, center: CGPoint(x: label.frame.midX, y: label.frame.midY),
            fontSize: label.font.pointSize)
    }

    private func style() {
        text.apply(to: label, tint: tintColor)
        if let font = item.font { label.font = font }
        label.textColor = color
        label.textAlignment = .center
        icon.tintColor = color
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        if let customView {
            return CGSize(
                width: customView.bounds.width, height: min(customView.bounds.height, size.height))
        }
        style()
        let inner = contentSize
        let point = hasPoint ? metrics.backPoint : 0
        // An image without a title makes a capsule round.
        let isRound = metrics.shape == .capsule && item.isImageAlone
        let padding = isRound ? (metrics.height - inner.width) / 2 : metrics.padding
        let width =
            inner.width + glyphWidth + max(4, padding) * (metrics.padding > 0 ? 2 : 0) + point
        return CGSize(width: max(metrics.minimumWidth, width), height: metrics.height)
    }

    private var contentSize: CGSize {
        let image = item.image == nil ? .zero : icon.intrinsicContentSize
        guard hasTitle else { return image }
        let title = label.naturalSize(maximumWidth: 0)
        return CGSize(
            width: title.width + (image.width > 0 ? image.width + Self.imageGap : 0),
            height: max(image.height, title.height))
    }

    /// Distance between an image and the title beside it, in points; chosen by this project.
    ///
    /// The box of a symbol adds its own side bearing.
    private static let imageGap: CGFloat = 2

    override func layoutSubviews() {
        if let customView { return customView.frame = CGRect(origin: .zero, size: bounds.size) }
        style()
        let grid = PixelGrid.current
        let size = contentSize
        let point = hasPoint ? metrics.backPoint * 0.7 : 0
        let glyph = glyphWidth
        let space = max(0, bounds.width - glyph - point)
        let width = min(size.width, max(0, space - padding(beside: size.width, in: space) * 2))
        var x = glyph + point + (space - width) / 2
        if isMirrored { x = bounds.width - x - width }
        let frame = CGRect(
            x: grid.round(x), y: grid.round((bounds.height - size.height) / 2), width: width,
            height: size.height)
        label.frame = frame
        icon.frame = frame
        if hasTitle, item.image != nil { divide(frame) }
        icon.frame = icon.frame.moved(by: item.imageInsets)
        label.frame = label.frame.moved(by: item.titlePositionAdjustment)
        placeBadge()
        if metrics.shape == .capsule, ownsBackground {
            metrics.float(layer, height: bounds.height)
        }
    }

    /// Places the badge at the image as in a tab, or at the end of a title.
    private func placeBadge() {
        guard item.badge != nil else { return }
        let grid = PixelGrid.current
        let tabs = RenderContext.current.theme.bars.tabBar
        // The badge ends halfway to the next button, or within a capsule.
        let overhang = metrics.shape == .capsule ? 0 : metrics.spacing / 2
        let room = bounds.insetBy(dx: -overhang, dy: 0)
        let size = badge.sizeThatFits(CGSize(width: room.width, height: 0))
        let reach = tabs.badge.offset.x - tabs.badge.diameter / 2
        let content = isMirrored ? label.frame.minX : label.frame.maxX
        let middle = item.image == nil ? content : icon.frame.midX
        let offset = item.image == nil ? Self.titleBadgeOffset : reach
        let x = isMirrored ? middle - offset - size.width : middle + offset
        badge.frame = CGRect(
            x: grid.round(min(max(x, room.minX), room.maxX - size.width)),
            y: grid.round(bounds.midY - tabs.badge.diameter / 2 - size.height / 2),
            width: size.width, height: size.height)
        if badge.isCut, let text = badge.text {
            DiagnosticLog.warn(
                "bar.badge-without-room",
                "the badge \(text.debugDescription) of a bar button is wider than its button and "
                    + "is truncated; a shorter text would be whole")
        }
    }

    /// Distance from the end of a title to its badge, in points; chosen by this project.
    private static let titleBadgeOffset: CGFloat = -3

    /// Places the image before the title in the frame of both.
    private func divide(_ frame: CGRect) {
        let grid = PixelGrid.current
        let image = icon.intrinsicContentSize
        let start = min(frame.width, image.width + Self.imageGap)
        icon.frame = CGRect(
            x: isMirrored ? frame.maxX - image.width : frame.minX,
            y: grid.round((bounds.height - image.height) / 2), width: image.width,
            height: image.height)
        let height = label.naturalSize(maximumWidth: 0).height
        label.frame = CGRect(
            x: isMirrored ? frame.minX : frame.minX + start,
            y: grid.round((bounds.height - height) / 2), width: frame.width - start,
            height: height)
    }

    /// Minimum padding beside a title in a capsule, in points; chosen by this project.
    private static let narrowestPadding: CGFloat = 6

    /// Returns the padding on either side of the title, in points.
    ///
    /// In a capsule that is too narrow for its title, the padding shrinks: otherwise only an
    /// ellipsis would remain.
    private func padding(beside title: CGFloat, in space: CGFloat) -> CGFloat {
        guard hasTitle else { return 0 }
        guard metrics.shape == .capsule else { return metrics.padding }
        return min(metrics.padding, max(Self.narrowestPadding, (space - title) / 2))
    }

    @_spi(Subclassing) public override func makeBackground() -> Paint? {
        guard metrics.shape == .capsule, ownsBackground else { return nil }
        guard isProminent else { return metrics.fill.paint(height: bounds.height) }
        return BarFill(item.tintColor ?? tintColor).paint(height: bounds.height)
    }

    override func draw(_ rect: CGRect) {
        guard customView == nil else { return }
        switch metrics.shape {
        case .plain: break
        case .capsule: if ownsBackground, !isProminent { metrics.drawRim(around: bounds) }
        case .plate: drawPlate()
        }
        guard let glyph, let part = glyph.normal.parts.first, let stroke = part.stroke else {
            return
        }
        color.setStroke()
        let path = BezierPath(path: part.path)
        path.lineWidth = stroke.lineWidth
        path.lineCapStyle = stroke.lineCap
        path.lineJoinStyle = stroke.lineJoin
        let x = showsTitle ? 0 : (bounds.width - glyph.size.width) / 2
        let y = PixelGrid.current.round((bounds.height - glyph.size.height) / 2)
        path.apply(CGAffineTransform(translationX: x, y: y))
        if isMirrored { mirror(path) }
        path.stroke()
    }

    /// Draws a plate with a dark border, and with a light line below that makes it look
    /// engraved.
    private func drawPlate() {
        let box = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height - 1)
        if let shadow = metrics.shadowColor {
            shadow.setFill()
            plate(box.offsetBy(dx: 0, dy: 1)).fill()
        }
        metrics.borderColor?.setFill()
        plate(box).fill()
        (isProminent ? metrics.doneFill : metrics.fill).fill(
            plate(box.insetBy(dx: 1, dy: 1), radius: metrics.cornerRadius - 1))
    }

    private func plate(_ box: CGRect, radius: CGFloat? = nil) -> BezierPath {
        let radius = radius ?? metrics.cornerRadius
        guard hasPoint else { return BezierPath(roundedRect: box, cornerRadius: radius) }
        let point = metrics.backPoint
        let path = BezierPath()
        path.move(to: CGPoint(x: box.minX, y: box.midY))
        path.addCurve(
            to: CGPoint(x: box.minX + point + 2, y: box.minY),
            controlPoint1: CGPoint(x: box.minX + point * 0.55, y: box.midY - box.height * 0.36),
            controlPoint2: CGPoint(x: box.minX + point * 0.75, y: box.minY))
        path.addLine(to: CGPoint(x: box.maxX - radius, y: box.minY))
        path.addArc(
            withCenter: CGPoint(x: box.maxX - radius, y: box.minY + radius), radius: radius,
            startAngle: -.pi / 2, endAngle: 0, clockwise: true)
        path.addArc(
            withCenter: CGPoint(x: box.maxX - radius, y: box.maxY - radius), radius: radius,
            startAngle: 0, endAngle: .pi / 2, clockwise: true)
        path.addLine(to: CGPoint(x: box.minX + point + 2, y: box.maxY))
        path.addCurve(
            to: CGPoint(x: box.minX, y: box.midY),
            controlPoint1: CGPoint(x: box.minX + point * 0.75, y: box.maxY),
            controlPoint2: CGPoint(x: box.minX + point * 0.55, y: box.midY + box.height * 0.36))
        path.close()
        if isMirrored { mirror(path) }
        return path
    }

    private func mirror(_ path: BezierPath) {
        path.apply(
            CGAffineTransform(scaleX: -1, y: 1)
                .concatenating(CGAffineTransform(translationX: bounds.width, y: 0)))
    }
}

import Foundation
import TableControls
import TableDrawing
import TableGeometry
import TableThemes

/// Field of a search bar, with a magnifier and a text or placeholder.
final class SearchField: View {
    var text: String?
    var placeholder: String?
    /// Whether a search is active, so that the placeholder is not centred.
    var isInUse = false
    /// Whether the field is in a capsule of fixed height, which replaces the field's fill and
    /// border.
    var isClear = false { didSet { if isClear != oldValue { setNeedsDisplay() } } }
    /// Metrics at the standard text size.
    var standardMetrics = RenderContext.current.theme.bars.searchBar
    /// Opaque colour below the translucent fill, or `nil` for no colour.
    var backdrop: Color?
    /// Opacity of the magnifier and the text, from 0 to 1.
    var contentOpacity: CGFloat = 1
    private let label = Label(frame: .zero)

    init() {
        super.init(frame: .zero)
        isOpaque = false
        identity.partName = "searchField"
        addSubview(label)
    }

    private var metrics: SearchBarMetrics {
        isClear ? standardMetrics.fittedInCapsule : standardMetrics.fitted
    }
    private var isEmpty: Bool { text?.isEmpty != false }
    private var isMirrored: Bool { traitCollection.layoutDirection == .rightToLeft }

    override func layoutSubviews() {
        let metrics = metrics
        let grid = PixelGrid.current
        label.text = isEmpty ? placeholder : text
        metrics.text.apply(to: label, tint: tintColor)
        if isEmpty { label.textColor = metrics.placeholderColor }
        let x = iconX + metrics.iconSize + metrics.iconGap
        let size = label.naturalSize(maximumWidth: 0)
        let clear = clearBox.map { bounds.width - $0.minX + 4 } ?? metrics.iconInset
        var frame = CGRect(
            x: grid.round(x), y: grid.round((bounds.height - size.height) / 2),
            width: max(0, min(size.width, bounds.width - x - clear)), height: size.height)
        if isMirrored { frame.origin.x = bounds.width - frame.maxX }
        label.frame = frame
        label.alpha = contentOpacity
        setNeedsDisplay()
    }

    private var iconX: CGFloat {
        let metrics = metrics
        guard metrics.centersPlaceholder, isEmpty, !isInUse else { return metrics.iconInset }
        let width = metrics.iconSize + metrics.iconGap + label.naturalSize(maximumWidth: 0).width
        return max(metrics.iconInset, (bounds.width - width) / 2)
    }

    /// Frame of the clear button, or `nil` for an empty field.
    private var clearBox: CGRect? {
        guard !isEmpty else { return nil }
        let side = metrics.iconSize + 1
        return CGRect(
            x: bounds.width - metrics.iconInset - side, y: (bounds.height - side) / 2, width: side,
            height: side)
    }

    override func draw(_ rect: CGRect) {
        let metrics = metrics
        if !isClear { drawField() }
        let alpha = CGFloat(metrics.iconColor.resolved.alpha) * contentOpacity
        metrics.iconColor.withAlphaComponent(alpha).set()
        let side = metrics.iconSize
        let x = isMirrored ? bounds.width - iconX - side : iconX
        let glass = BezierPath(
            path: Theme.magnifier(
                in: CGRect(
                    x: PixelGrid.current.round(x), y: (bounds.height - side) / 2, width: side,
                    height: side), lineWidth: metrics.iconLineWidth))
        glass.lineWidth = metrics.iconLineWidth
        glass.lineCapStyle = .round
        glass.stroke()
        if var box = clearBox {
            if isMirrored { box.origin.x = bounds.width - box.maxX }
            drawClearButton(box)
        }
    }

    /// Draws the fill and the border.
    private func drawField() {
        let metrics = metrics
        let shape = BezierPath(roundedRect: bounds, cornerRadius: metrics.fieldCornerRadius)
        if let backdrop {
            backdrop.setFill()
            shape.fill()
        }
        if let border = metrics.fieldBorder {
            border.setFill()
            shape.fill()
            metrics.fieldFill.fill(
                BezierPath(
                    roundedRect: bounds.insetBy(dx: 1, dy: 1),
                    cornerRadius: metrics.fieldCornerRadius - 1))
        } else {
            metrics.fieldFill.fill(shape)
        }
    }

    /// Draws a disc with a cutout cross.
    private func drawClearButton(_ box: CGRect) {
        guard let canvas = Canvas.current else { return }
        canvas.withState {
            canvas.clip(to: box)
            canvas.beginTransparencyLayer()
            BezierPath(ovalIn: box).fill()
            canvas.setBlendMode(.destinationOut)
            let arm = box.width * 0.19
            let cross = BezierPath()
            cross.move(to: CGPoint(x: box.midX - arm, y: box.midY - arm))
            cross.addLine(to: CGPoint(x: box.midX + arm, y: box.midY + arm))
            cross.move(to: CGPoint(x: box.midX + arm, y: box.midY - arm))
            cross.addLine(to: CGPoint(x: box.midX - arm, y: box.midY + arm))
            canvas.setStrokeColor(.black)
            canvas.stroke(
                cross.path, style: StrokeStyle(lineWidth: box.width * 0.1, lineCap: .round))
            canvas.endTransparencyLayer()
        }
    }
}

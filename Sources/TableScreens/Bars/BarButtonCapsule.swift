import Foundation
@_spi(Subclassing) import TableControls
import TableDrawing
import TableThemes

/// Floating background that adjacent bar buttons share.
final class BarButtonCapsule: View {
    private let metrics: BarButtonMetrics

    init(_ metrics: BarButtonMetrics) {
        self.metrics = metrics
        super.init(frame: .zero)
        identity.partName = "buttonBackground"
        isOpaque = false
    }

    override func layoutSubviews() { metrics.float(layer, height: bounds.height) }

    @_spi(Subclassing) public override func makeBackground() -> Paint? {
        metrics.fill.paint(height: bounds.height)
    }

    override func draw(_ rect: CGRect) { metrics.drawRim(around: bounds) }
}

extension BarButtonMetrics {
    /// Offset of a floating background's shadow, in points; chosen by this project.
    static let shadowOffset = CGSize(width: 0, height: 4)

    /// Gives a layer with a height in points the corners and the shadow of a capsule.
    func float(_ layer: Layer, height: CGFloat) {
        layer.shadowColor = shadowColor
        layer.shadowOpacity = shadowColor == nil ? 0 : 1
        layer.shadowRadius = shadowRadius
        layer.shadowOffset = Self.shadowOffset
        layer.cornerRadius = min(cornerRadius, height / 2)
    }

    /// Draws the thin rim of a capsule on the current canvas.
    func drawRim(around bounds: CGRect) {
        guard let borderColor else { return }
        let line = 1 / TraitCollection.current.displayScale
        borderColor.setStroke()
        let path = BezierPath(
            roundedRect: bounds.insetBy(dx: line / 2, dy: line / 2),
            cornerRadius: bounds.height / 2)
        path.lineWidth = line
        path.stroke()
    }
}

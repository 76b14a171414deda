import Foundation
@_spi(Subclassing) import TableControls
import TableDrawing
import TableGeometry
import TableThemes

/// Background of a bar, with fill and lines.
final class BarBackgroundView: View {
    var fill = BarFill.none { didSet { if fill != oldValue { setNeedsDisplay() } } }
    /// Metrics of the rim of a floating background, or `nil` for no rim.
    var rim: BarButtonMetrics? { didSet { if rim != oldValue { setNeedsDisplay() } } }

    /// Shows the mixture of both backgrounds of a bar.
    ///
    /// - Parameter overlap: Height of the content behind the bar, in points.
    func show(_ standard: BarFill, atScrollEdge edge: BarFill, overlap: CGFloat) {
        let distance = RenderContext.current.theme.bars.scrollEdgeFadeDistance
        let share = distance > 0 ? overlap / distance : overlap > 0 ? 1 : 0
        fill = edge.mixed(with: standard, share: min(1, max(0, share)))
    }

    init() {
        super.init(frame: .zero)
        identity.partName = "background"
        isOpaque = false
    }

    @_spi(Subclassing) public override func makeBackground() -> Paint? {
        fill.paint(height: bounds.height)
    }

    override func draw(_ rect: CGRect) {
        rim?.drawRim(around: bounds)
        let thickness = fill.lineThickness.line(on: .current)
        if let line = fill.topLine {
            line.setFill()
            Canvas.current?.fill(CGRect(x: 0, y: 0, width: bounds.width, height: thickness))
        }
        if let line = fill.bottomLine {
            line.setFill()
            Canvas.current?.fill(
                CGRect(
                    x: 0, y: bounds.height - thickness, width: bounds.width, height: thickness))
        }
    }
}

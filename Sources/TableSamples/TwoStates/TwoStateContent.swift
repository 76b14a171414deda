import Foundation
import Tableshot

/// Background and content of a cell with an entirely different appearance for selection.
///
/// The value draws both states; the cell assigns the states to views. Lengths are in points.
struct TwoStateContent: Sendable, Hashable {
    var title = ""
    var detail = ""

    /// Accessibility label of both states.
    var spoken: String? { AccessibilityLabel.joined(title, detail) }

    /// Row height of the design.
    static let rowHeight: CGFloat = 56

    private static let margin: CGFloat = 14
    private static let badgeDiameter: CGFloat = 26
    /// Draws a state into the whole of `bounds` on the current canvas.
    func draw(in bounds: CGRect, selected: Bool) {
        guard let canvas = Canvas.current else { return }
        drawBackground(on: canvas, in: bounds, selected)
        drawBadge(on: canvas, in: bounds, selected)
        drawText(in: bounds, selected)
    }

    private func drawBackground(on canvas: Canvas, in bounds: CGRect, _ selected: Bool) {
        canvas.setFillColor(SampleColors.background)
        canvas.fill(bounds)
        let shade = SampleColors.text(highlighted: false)
        let colors =
            selected
            ? [Color(hex: 0x2BB3A3), Color(hex: 0x12776F)]
            : [shade.withAlphaComponent(0), shade.withAlphaComponent(0.07)]
        canvas.drawLinearGradient(
            Gradient(colors: colors), start: CGPoint(x: 0, y: bounds.minY),
            end: CGPoint(x: 0, y: bounds.maxY))
        guard selected else { return }
        // Add a light top edge for depth.
        canvas.setFillColor(Color(white: 1, alpha: 0.25))
        canvas.fill(CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: 1))
    }

    /// Draws a ring on the left, with a tick if the row is selected.
    private func drawBadge(on canvas: Canvas, in bounds: CGRect, _ selected: Bool) {
        let ring = CGRect(
            x: bounds.minX + Self.margin, y: bounds.midY - Self.badgeDiameter / 2,
            width: Self.badgeDiameter, height: Self.badgeDiameter)
        guard selected else {
            canvas.setStrokeColor(SampleColors.text(highlighted: false).withAlphaComponent(0.3))
            canvas.setLineWidth(1.5)
            return canvas.strokeEllipse(in: ring.insetBy(dx: 1, dy: 1))
        }
        canvas.setFillColor(.white)
        canvas.fillEllipse(in: ring)
        let tick = BezierPath()
        tick.move(to: CGPoint(x: ring.minX + 7.5, y: ring.midY + 0.5))
        tick.addLine(to: CGPoint(x: ring.minX + 11.5, y: ring.midY + 4.5))
        tick.addLine(to: CGPoint(x: ring.minX + 18.5, y: ring.midY - 4))
        tick.lineWidth = 2.5
        tick.lineCapStyle = .round
        tick.lineJoinStyle = .round
        Color(hex: 0x12776F).set()
        tick.stroke()
    }

    private func drawText(in bounds: CGRect, _ selected: Bool) {
        let main = FittedText(
            text: title, font: .boldSystemFont(ofSize: 16), minimumFontSize: 12)
        let secondary = FittedText(
            text: detail, font: .systemFont(ofSize: 12), minimumFontSize: 10)
        let left = bounds.minX + Self.margin * 2 + Self.badgeDiameter
        let width = bounds.maxX - Self.margin - left
        let lines = detail.isEmpty ? [main] : [main, secondary]
        let colors: [Color] =
            selected
            ? [.white, Color(white: 1, alpha: 0.8)]
            : [
                SampleColors.text(highlighted: false),
                SampleColors.secondaryText(highlighted: false),
            ]
        var y = bounds.midY - lines.map(\.font.lineHeight).reduce(0, +) / 2
        for (line, color) in zip(lines, colors) {
            color.set()
            line.draw(at: CGPoint(x: left, y: y), width: width)
            y += line.font.lineHeight
        }
    }
}

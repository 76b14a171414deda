import Foundation
import Tableshot

/// Analogue clock face, light by day and dark by night, that fits into any square.
struct ClockFace: Sendable, Hashable {
    /// Hour from 0 to 23.
    var hour: Int
    /// Minute from 0 to 59.
    var minute: Int

    /// Whether the time is from six in the morning to six in the evening.
    var isDay: Bool { (6..<18).contains(hour) }

    /// Draws the clock face in a rectangle in points, with the shorter side as its diameter.
    func draw(on canvas: Canvas, in rect: CGRect) {
        let radius = min(rect.width, rect.height) / 2
        guard radius > 0 else { return }
        canvas.saveGState()
        defer { canvas.restoreGState() }
        canvas.translateBy(x: rect.midX, y: rect.midY)
        canvas.setFillColor(isDay ? .white : Color(hex: 0x1F2430))
        let disc = CGRect(x: -radius, y: -radius, width: radius * 2, height: radius * 2)
        canvas.fillEllipse(in: disc)
        canvas.setStrokeColor(Color(hex: isDay ? 0xC9CCD3 : 0x3D4454))
        canvas.setLineWidth(radius * 0.06)
        canvas.strokeEllipse(in: disc.insetBy(dx: radius * 0.03, dy: radius * 0.03))
        drawTicks(on: canvas, radius)
        canvas.setLineCap(.round)
        canvas.setStrokeColor(isDay ? Color(hex: 0x1F2430) : .white)
        let hourAngle = (Double(hour % 12) + Double(minute) / 60) / 12
        drawHand(on: canvas, turn: hourAngle, length: radius * 0.5, width: radius * 0.13)
        drawHand(
            on: canvas, turn: Double(minute) / 60, length: radius * 0.74, width: radius * 0.09)
        canvas.setFillColor(Color(hex: 0xFF9500))
        canvas.fill(QuarterImages.disc(center: .zero, radius: radius * 0.1))
    }

    private func drawTicks(on canvas: Canvas, _ radius: CGFloat) {
        canvas.setStrokeColor(Color(hex: isDay ? 0x8E939F : 0x8B93A5))
        canvas.setLineWidth(radius * 0.06)
        for hour in 0..<12 {
            let inner = radius * (hour % 3 == 0 ? 0.74 : 0.82)
            canvas.strokeLineSegments(between: [
                Self.point(turn: Double(hour) / 12, at: inner),
                Self.point(turn: Double(hour) / 12, at: radius * 0.9),
            ])
        }
    }

    private func drawHand(on canvas: Canvas, turn: Double, length: CGFloat, width: CGFloat) {
        canvas.setLineWidth(width)
        canvas.strokeLineSegments(between: [.zero, Self.point(turn: turn, at: length)])
    }

    /// Returns a point around the centre; `turn` counts full turns clockwise from the top.
    private static func point(turn: Double, at radius: CGFloat) -> CGPoint {
        let angle = turn * 2 * .pi
        return CGPoint(x: radius * sin(angle), y: -radius * cos(angle))
    }
}

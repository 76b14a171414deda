import Foundation
import TableControls
import TableDrawing
import TableThemes

/// Icons of signal, Wi-Fi and battery in a status bar; the shapes are drawn by this
/// project.
final class StatusBarIcons: View {
    var color = Color.label
    var signal = StatusBarMetrics.SignalStyle.bars
    var signalStrength = 0
    var wifiStrength = 0
    var batteryLevel = 0.0
    var signalFrame: CGRect?
    var wifiFrame: CGRect?
    var batteryFrame: CGRect?

    init() {
        super.init(frame: .zero)
        identity.partName = "signs"
        isOpaque = false
    }

    override func draw(_ rect: CGRect) {
        color.set()
        if let signalFrame {
            switch signal {
            case .bars: drawBars(signalFrame)
            case .dots: drawDots(signalFrame)
            }
        }
        if let wifiFrame { drawWifi(wifiFrame) }
        if let batteryFrame { drawBattery(batteryFrame) }
    }

    private var faint: Color { color.withAlphaComponent(0.3) }

    private func drawBars(_ box: CGRect) {
        let count = 4
        let width = box.width / (CGFloat(count) * 1.6 - 0.6)
        for bar in 0..<count {
            let height = box.height * (0.34 + 0.22 * CGFloat(bar))
            (bar < signalStrength ? color : faint).setFill()
            BezierPath(
                roundedRect: CGRect(
                    x: box.minX + CGFloat(bar) * width * 1.6, y: box.maxY - height, width: width,
                    height: height), cornerRadius: width * 0.3
            ).fill()
        }
    }

    private func drawDots(_ box: CGRect) {
        let count = 5
        let side = box.height
        let step = (box.width - side) / CGFloat(count - 1)
        // Five dots represent four steps: no dot, then two to five dots.
        let filled = signalStrength == 0 ? 0 : signalStrength + 1
        for dot in 0..<count {
            let circle = CGRect(
                x: box.minX + CGFloat(dot) * step, y: box.minY, width: side, height: side)
            if dot < filled {
                BezierPath(ovalIn: circle).fill()
            } else {
                let ring = BezierPath(ovalIn: circle.insetBy(dx: 0.4, dy: 0.4))
                ring.lineWidth = 0.8
                ring.stroke()
            }
        }
    }

    /// Draws a fan of arcs above a point.
    private func drawWifi(_ box: CGRect) {
        let tip = CGPoint(x: box.midX, y: box.maxY)
        let reach = min(box.height, box.width / 2 / CGFloat(sin(Double.pi / 4)))
        let rings: [(inner: CGFloat, outer: CGFloat)] = [(0, 0.3), (0.42, 0.63), (0.76, 1)]
        for (ring, radii) in rings.enumerated() {
            (ring < wifiStrength ? color : faint).setFill()
            let path = BezierPath(
                arcCenter: tip, radius: reach * radii.outer, startAngle: -.pi * 0.75,
                endAngle: -.pi * 0.25, clockwise: true)
            if radii.inner > 0 {
                path.addArc(
                    withCenter: tip, radius: reach * radii.inner, startAngle: -.pi * 0.25,
                    endAngle: -.pi * 0.75, clockwise: false)
            } else {
                path.addLine(to: tip)
            }
            path.close()
            path.fill()
        }
    }

    /// Draws a case with a knob at its right, filled from the left.
    private func drawBattery(_ box: CGRect) {
        let knob = CGSize(width: box.width * 0.055, height: box.height * 0.36)
        let gap = box.width * 0.035
        let body = CGRect(
            x: box.minX, y: box.minY, width: box.width - knob.width - gap, height: box.height)
        let radius = body.height * 0.33
        let line: CGFloat = 1
        color.withAlphaComponent(0.4).set()
        let rim = BezierPath(
            roundedRect: body.insetBy(dx: line / 2, dy: line / 2), cornerRadius: radius)
        rim.lineWidth = line
        rim.stroke()
        BezierPath(
            roundedRect: CGRect(
                x: body.maxX + gap, y: body.midY - knob.height / 2, width: knob.width,
                height: knob.height),
            byRoundingCorners: [.topRight, .bottomRight],
            cornerRadii: CGSize(width: knob.width, height: knob.width)
        ).fill()
        let inside = body.insetBy(dx: line * 2, dy: line * 2)
        let level = CGFloat(min(max(0, batteryLevel), 1))
        guard level > 0 else { return }
        (level <= 0.2 ? Color.systemRed : color).setFill()
        BezierPath(
            roundedRect: CGRect(
                x: inside.minX, y: inside.minY, width: max(1.5, inside.width * level),
                height: inside.height), cornerRadius: max(1, radius - line * 2)
        ).fill()
    }
}

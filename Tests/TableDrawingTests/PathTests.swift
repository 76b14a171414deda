import Foundation
import TableDrawing
import Testing

/// Paths of arcs and rounded rectangles.
@Suite struct PathTests {
    @Test("A clockwise arc turns from the right over the bottom, for y points down")
    func clockwise() {
        let path = BezierPath(
            arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        #expect(path.path.elements.first == .move(to: CGPoint(x: 10, y: 0)))
        #expect(near(path.currentPoint, CGPoint(x: 0, y: 10)))
        #expect(path.path.elements.count == 2)
    }

    @Test("A counterclockwise quarter arc covers three quarters")
    func counterclockwise() {
        let path = BezierPath(
            arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
        #expect(near(path.currentPoint, CGPoint(x: 0, y: 10)))
        #expect(path.path.elements.count == 4)
        #expect(path.bounds.minY <= -10 + 1e-9)
    }

    @Test("A full turn is a circle, and equal angles are a point")
    func fullTurn() {
        let circle = BezierPath(
            arcCenter: .zero, radius: 10, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
        #expect(circle.path.elements.count == 5)
        let point = BezierPath(
            arcCenter: .zero, radius: 10, startAngle: 1, endAngle: 1, clockwise: true)
        #expect(point.path.elements.count == 1)
    }

    @Test("Arcs stay within 0.03 % of their radius")
    func accuracy() {
        var path = Path()
        path.addArc(
            center: .zero, radius: 1000, startAngle: 0.3, endAngle: 5.9, clockwise: true)
        var from = CGPoint.zero
        for element in path.elements {
            switch element {
            case .move(let point), .line(let point): from = point
            case .curve(let to, let first, let second):
                for step in 1..<20 {
                    let t = CGFloat(step) / 20
                    let u = 1 - t
                    let x =
                        u * u * u * from.x + 3 * u * u * t * first.x + 3 * u * t * t * second.x
                        + t * t * t * to.x
                    let y =
                        u * u * u * from.y + 3 * u * u * t * first.y + 3 * u * t * t * second.y
                        + t * t * t * to.y
                    #expect(abs(hypot(x, y) - 1000) < 0.3)
                }
                from = to
            case .close: break
            }
        }
    }

    @Test("Only the chosen corners are rounded, and radii are limited to half of the shorter side")
    func corners() {
        var path = Path()
        let rect = CGRect(x: 0, y: 0, width: 40, height: 20)
        path.addRoundedRect(
            rect, corners: [.topLeft, .bottomRight], cornerSize: CGSize(width: 99, height: 99))
        let curves = path.elements.filter { if case .curve = $0 { true } else { false } }
        #expect(curves.count == 2)
        #expect(path.elements.contains(.line(to: CGPoint(x: 40, y: 0))))
        #expect(path.elements.contains(.line(to: CGPoint(x: 0, y: 20))))
        #expect(path.elements.first == .move(to: CGPoint(x: 10, y: 0)))
        #expect(path.controlPointBox == rect)
    }

    @Test("A line without a current point begins at its end")
    func noCurrentPoint() {
        var line = Path()
        line.addLine(to: CGPoint(x: 1, y: 2))
        #expect(line.elements == [.move(to: CGPoint(x: 1, y: 2))])
        var closed = Path()
        closed.closeSubpath()
        #expect(closed.isEmpty)
    }

    @Test("Arcs of a canvas have a y axis that points up, as on UIKit's contexts")
    func canvasArcs() {
        let canvas = Canvas(bounds: CGRect(x: 0, y: 0, width: 20, height: 20))
        canvas.addArc(
            center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
        canvas.strokePath()
        guard case .stroke(let path, _, _, _)? = canvas.finish().commands.first else {
            Issue.record("nothing was stroked")
            return
        }
        #expect(path.elements.count == 2)
    }

    private func near(_ point: CGPoint, _ expected: CGPoint) -> Bool {
        abs(point.x - expected.x) < 1e-9 && abs(point.y - expected.y) < 1e-9
    }
}

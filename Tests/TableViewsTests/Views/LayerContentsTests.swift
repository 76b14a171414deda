import Foundation
import TableControls
import TableDrawing
import TableGeometry
import Testing

/// Contents rectangles, anchor points and stroke ranges of layers.
@Suite struct LayerContentsTests {
    private let image = Image(
        drawing: .empty, size: CGSize(width: 40, height: 20), name: "strip")

    private func contents(_ change: (Layer) -> Void) throws -> (
        node: RenderNode, image: Image, CGRect
    ) {
        let layer = Layer()
        layer.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
        layer.contents = image
        change(layer)
        let host = View(frame: layer.frame)
        host.layer.addSublayer(layer)
        let child = try #require(host.lowered().children.first?.children.first)
        guard case .image(let image, let rect, _) = child.contents else {
            throw CocoaError(.featureUnsupported)
        }
        return (child, image, rect)
    }

    @Test func `a contents rectangle fills the layer and crops the image`() throws {
        let (node, _, rect) = try contents {
            $0.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
        }
        #expect(node.frame == CGRect(x: 0, y: 0, width: 100, height: 60))
        #expect(node.clipsToBounds)
        #expect(rect == CGRect(x: -100, y: 0, width: 200, height: 60))
        let (centred, _, whole) = try contents {
            $0.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
            $0.contentsGravity = .center
        }
        #expect(centred.frame == CGRect(x: 40, y: 20, width: 20, height: 20))
        #expect(whole == CGRect(x: 20, y: 20, width: 40, height: 20))
    }

    @Test func `the areas around the contents centre keep their size`() throws {
        let (_, image, rect) = try contents {
            $0.contentsCenter = CGRect(x: 0.25, y: 0.5, width: 0.5, height: 0)
        }
        #expect(rect == CGRect(x: 0, y: 0, width: 100, height: 60))
        #expect(image.capInsets == EdgeInsets(top: 10, left: 10, bottom: 10, right: 10))
        #expect(image.resizingMode == .stretch)
        #expect(try !contents { _ in }.image.isResizable)
    }

    @Test func `a layer rotates about its anchor point`() {
        let view = View(frame: CGRect(x: 10, y: 10, width: 40, height: 20))
        view.layer.anchorPoint = CGPoint(x: 0, y: 0)
        // The position stays, and the view moves.
        #expect(view.frame == CGRect(x: 30, y: 20, width: 40, height: 20))
        view.frame = CGRect(x: 10, y: 10, width: 40, height: 20)
        #expect(view.center == CGPoint(x: 10, y: 10))
        view.transform = CGAffineTransform(scaleX: 2, y: 3)
        #expect(view.frame == CGRect(x: 10, y: 10, width: 80, height: 60))
        let parent = View(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        parent.addSubview(view)
        #expect(view.convert(CGPoint(x: 40, y: 20), to: parent) == CGPoint(x: 90, y: 70))
        let corner = CGPoint(x: 40, y: 20).applying(view.lowered().transformToParent)
        #expect(corner == CGPoint(x: 90, y: 70))
        let layer = Layer()
        layer.anchorPoint = CGPoint(x: 1, y: 1)
        layer.frame = CGRect(x: 0, y: 0, width: 20, height: 10)
        #expect(layer.position == CGPoint(x: 20, y: 10))
    }

    /// Returns the stroked part of a shape layer's path.
    private func stroked(_ path: Path, _ start: CGFloat, _ end: CGFloat) throws -> Path? {
        let layer = ShapeLayer()
        layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        layer.path = path
        layer.fillColor = nil
        layer.strokeColor = .black
        layer.strokeStart = start
        layer.strokeEnd = end
        let host = View(frame: layer.frame)
        host.layer.addSublayer(layer)
        let child = try #require(host.lowered().children.first?.children.first)
        guard case .drawing(let drawing) = child.contents else { return nil }
        for case .stroke(let path, _, _, _) in drawing.commands { return path }
        return nil
    }

    @Test func `a stroke begins and ends at fractions of the path's length`() throws {
        var path = Path()
        path.move(to: CGPoint(x: 0, y: 0))
        path.addLine(to: CGPoint(x: 30, y: 0))
        path.addLine(to: CGPoint(x: 30, y: 10))
        #expect(
            try stroked(path, 0.25, 0.875)?.elements == [
                .move(to: CGPoint(x: 10, y: 0)), .line(to: CGPoint(x: 30, y: 0)),
                .line(to: CGPoint(x: 30, y: 5)),
            ])
        #expect(try stroked(path, 0, 1) == path)
        // A rectangle. Its last side is the closing line.
        let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(
            try stroked(square, 0.875, 1)?.elements == [
                .move(to: CGPoint(x: 0, y: 5)), .line(to: CGPoint(x: 0, y: 0)),
            ])
        // A triangle of 30, 40 and 50 points. Its closing side is the longest.
        var triangle = Path()
        triangle.move(to: CGPoint(x: 0, y: 0))
        triangle.addLine(to: CGPoint(x: 30, y: 0))
        triangle.addLine(to: CGPoint(x: 30, y: 40))
        triangle.closeSubpath()
        #expect(
            try stroked(triangle, 0, 0.5)?.elements == [
                .move(to: CGPoint(x: 0, y: 0)), .line(to: CGPoint(x: 30, y: 0)),
                .line(to: CGPoint(x: 30, y: 30)),
            ])
        // The last half of the closing side.
        #expect(
            try stroked(triangle, 95.0 / 120, 1)?.elements == [
                .move(to: CGPoint(x: 15, y: 20)), .line(to: CGPoint(x: 0, y: 0)),
            ])
        // An open path has no third side.
        var open = Path()
        open.move(to: CGPoint(x: 0, y: 0))
        open.addLine(to: CGPoint(x: 30, y: 0))
        open.addLine(to: CGPoint(x: 30, y: 40))
        #expect(
            try stroked(open, 0.5, 1)?.elements == [
                .move(to: CGPoint(x: 30, y: 5)), .line(to: CGPoint(x: 30, y: 40)),
            ])
        // Both subpaths have a common length.
        var two = Path()
        for y: CGFloat in [0, 5] {
            two.move(to: CGPoint(x: 0, y: y))
            two.addLine(to: CGPoint(x: 10, y: y))
        }
        #expect(
            try stroked(two, 0.25, 0.75)?.elements == [
                .move(to: CGPoint(x: 5, y: 0)), .line(to: CGPoint(x: 10, y: 0)),
                .move(to: CGPoint(x: 0, y: 5)), .line(to: CGPoint(x: 5, y: 5)),
            ])
    }

    @Test func `a third of a quarter of a circle is 30 degrees`() throws {
        let arc = BezierPath(
            arcCenter: .zero, radius: 90, startAngle: 0, endAngle: .pi / 2, clockwise: true
        ).cgPath
        let part = try #require(try stroked(arc, 1.0 / 3, 2.0 / 3))
        guard case .move(let start)? = part.elements.first,
            case .curve(let end, _, _)? = part.elements.last
        else {
            Issue.record("no curve: \(part.elements)")
            return
        }
        for (point, angle) in [(start, Double.pi / 6), (end, Double.pi / 3)] {
            #expect(abs(Double(point.x) - 90 * cos(angle)) < 0.05)
            #expect(abs(Double(point.y) - 90 * sin(angle)) < 0.05)
        }
    }
}

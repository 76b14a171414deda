import Foundation
import TableControls
import TableDrawing
import TableGeometry
import Testing

/// Layers become render nodes.
@Suite struct LayerTests {
    private let view = View(frame: CGRect(x: 0, y: 0, width: 40, height: 20))

    @Test func `a view shows the properties of its layer`() {
        view.layer.backgroundColor = .red
        view.layer.cornerRadius = 4
        view.layer.cornerCurve = .continuous
        view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        view.layer.borderWidth = 2
        view.layer.borderColor = .blue
        view.layer.shadowOpacity = 0.5
        view.layer.shadowOffset = CGSize(width: 0, height: 2)
        view.layer.shadowPath = BezierPath(rect: CGRect(x: 5, y: 5, width: 30, height: 10)).cgPath
        view.layer.opacity = 0.5
        #expect(view.backgroundColor == .red)
        #expect(view.alpha == 0.5)
        #expect(
            view.lowered().dump == """
                View (0 0 40 20) opacity=0.5 radius=4:tl+tr:continuous background=#FF0000 \
                border=2 #0000FF shadow=(0 2)/6 #000000@0.5 path@(5 5 30 10)

                """)
        view.layer.masksToBounds = true
        #expect(view.clipsToBounds)
        #expect(view.lowered().shadow == nil)
    }

    @Test func `sublayers and subviews share an order`() {
        func names(_ view: View) -> [String] { view.lowered().children.map(\.name) }
        final class First: View {}
        final class Second: View {}
        let first = First(frame: view.bounds)
        let second = Second(frame: view.bounds)
        func layer(_ name: String) -> Layer {
            let layer = Layer()
            layer.name = name
            layer.frame = view.bounds
            return layer
        }
        view.addSubview(first)
        view.layer.addSublayer(layer("above"))
        view.layer.insertSublayer(layer("beneath"), at: 0)
        view.addSubview(second)
        #expect(names(view) == ["beneath", "First", "above", "Second"])
        view.bringSubviewToFront(first)
        #expect(names(view) == ["beneath", "Second", "First", "above"])
        first.removeFromSuperview()
        #expect(names(view) == ["beneath", "Second", "above"])
        view.layer.sublayers?.first { $0.name == "above" }?.removeFromSuperlayer()
        #expect(names(view) == ["beneath", "Second"])
        view.layer.sublayers?.first?.isHidden = true
        #expect(names(view) == ["Second"])
    }

    @Test func `a layer rejects itself as a sublayer, and no layer accepts a view's layer`() {
        let log = DiagnosticLog()
        let (outer, inner) = (Layer(), Layer())
        DiagnosticLog.$current.withValue(log) {
            outer.addSublayer(inner)
            inner.addSublayer(outer)
            outer.addSublayer(view.layer)
        }
        #expect(outer.superlayer == nil)
        #expect(log.diagnostics.map(\.identifier) == ["layer.cycle", "layer.of-view"])
    }

    @Test func `contents are placed by the contents gravity`() {
        let layer = Layer()
        layer.frame = CGRect(x: 1, y: 2, width: 30, height: 20)
        layer.contents = Image(drawing: .empty, size: CGSize(width: 10, height: 10))
        var rects: [LayerContentsGravity: CGRect] = [:]
        view.layer.addSublayer(layer)
        for gravity in LayerContentsGravity.allCases {
            layer.contentsGravity = gravity
            if case .image(_, let rect, _) = view.lowered().children[0].children[0].contents {
                rects[gravity] = rect
            }
        }
        func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
            CGRect(x: x, y: y, width: width, height: height)
        }
        #expect(
            rects == [
                .center: rect(10, 5, 10, 10), .top: rect(10, 0, 10, 10),
                .bottom: rect(10, 10, 10, 10), .left: rect(0, 5, 10, 10),
                .right: rect(20, 5, 10, 10), .topLeft: rect(0, 0, 10, 10),
                .topRight: rect(20, 0, 10, 10), .bottomLeft: rect(0, 10, 10, 10),
                .bottomRight: rect(20, 10, 10, 10), .resize: rect(0, 0, 30, 20),
                .resizeAspect: rect(5, 0, 20, 20), .resizeAspectFill: rect(0, -5, 30, 30),
            ])
    }

    final class GradientView: View {
        override class var layerClass: AnyClass { GradientLayer.self }
    }

    @Test func `a gradient runs between fractions of the bounds`() throws {
        let view = GradientView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
        let gradient = try #require(view.layer as? GradientLayer)
        #expect(view.lowered().children.isEmpty)
        gradient.colors = [.red, .blue]
        gradient.startPoint = CGPoint(x: 0, y: 0.5)
        gradient.endPoint = CGPoint(x: 1, y: 0.5)
        func paints() -> [Paint] {
            guard case .drawing(let drawing) = view.lowered().children.first?.contents else {
                return []
            }
            return drawing.commands.compactMap {
                if case .paint(let paint, _) = $0 { return paint }
                return nil
            }
        }
        let colors = Gradient(colors: [.red, .blue])
        #expect(
            paints() == [
                .gradient(
                    colors, .linear(start: CGPoint(x: 0, y: 10), end: CGPoint(x: 40, y: 10)),
                    [.drawsBeforeStartLocation, .drawsAfterEndLocation])
            ])
        gradient.type = .conic
        gradient.startPoint = CGPoint(x: 0.5, y: 0.5)
        #expect(
            paints() == [.gradient(colors, .conic(center: CGPoint(x: 20, y: 10), angle: 0), [])])
    }

    @Test func `a shape may extend beyond its layer's bounds`() {
        let shape = ShapeLayer()
        shape.path = BezierPath(rect: CGRect(x: 10, y: 10, width: 50, height: 5)).cgPath
        shape.strokeColor = .red
        shape.lineWidth = 4
        shape.lineJoin = .round
        view.layer.addSublayer(shape)
        let node = view.lowered().children[0]
        #expect(node.frame == .zero)
        #expect(node.children[0].frame == CGRect(x: 6, y: 6, width: 58, height: 13))
    }

    @Test func `layers of greater zPosition are in front, for touches, too`() {
        final class Near: View {}
        final class Far: View {}
        let (near, far) = (Near(frame: view.bounds), Far(frame: view.bounds))
        let plain = Layer()
        view.addSubview(near)
        view.addSubview(far)
        view.layer.addSublayer(plain)
        func names() -> [String] { view.lowered().children.map(\.name) }
        #expect(names() == ["Near", "Far", "Layer"])
        near.layer.zPosition = 1
        #expect(names() == ["Far", "Layer", "Near"])
        plain.zPosition = -0.5
        #expect(names() == ["Layer", "Far", "Near"])
        #expect(view.hitTest(CGPoint(x: 5, y: 5)) === far)
        near.layer.zPosition = .nan
        #expect(names() == ["Layer", "Near", "Far"])
    }

    @Test func `cells of greater zPosition lie in front of later rows`() throws {
        let source = ListSource([3])
        source.willDisplay = { cell, row in cell.layer.zPosition = row.row == 0 ? 1 : 0 }
        let names = makeTable(source).lowered().children.map(\.name).filter { $0.hasPrefix("row") }
        #expect(names == ["row 0,1", "row 0,2", "row 0,0"])
    }

    @Test func `a mask is a separate node in the layer's coordinates`() {
        let mask = ShapeLayer()
        mask.frame = CGRect(x: 5, y: 5, width: 10, height: 10)
        mask.path = BezierPath(ovalIn: mask.bounds).cgPath
        view.backgroundColor = .red
        view.layer.mask = mask
        #expect(
            view.lowered().dump == """
                View (0 0 40 20) background=#FF0000
                  mask: ShapeLayer (5 5 10 10)
                    layer drawing (0 0 10 10) drawing=b1cad8e3 of 1 command

                """)
        let whole = view.lowered()
        // The number of commands is equal, and the drawing differs.
        mask.path = BezierPath(rect: mask.bounds).cgPath
        #expect(view.lowered().dump != whole.dump)
        mask.isHidden = true
        #expect(view.lowered().mask == RenderNode(name: "mask", frame: .zero))
        #expect(view.lowered().contentFingerprint != whole.contentFingerprint)
        view.layer.mask = nil
        #expect(view.lowered().mask == nil)
    }

    @Test func `a view can be a mask, and lays out its subviews`() {
        final class Half: View {
            override func layoutSubviews() { subviews[0].frame = bounds.insetBy(dx: 2, dy: 2) }
        }
        let half = Half(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        half.addSubview(View())
        view.mask = half
        #expect(view.mask === half)
        #expect(view.lowered().mask?.children[0].frame == CGRect(x: 2, y: 2, width: 16, height: 16))
        view.mask = nil
        #expect(view.layer.mask == nil)
    }

    @Test func `a mask in another hierarchy or above the layer is rejected`() {
        let log = DiagnosticLog()
        let (inner, other) = (Layer(), Layer())
        DiagnosticLog.$current.withValue(log) {
            view.layer.addSublayer(inner)
            view.layer.mask = inner
            #expect(view.layer.mask == nil)
            inner.mask = other
            other.mask = inner
            #expect(other.mask == nil)
            other.mask = other
            #expect(other.mask == nil)
        }
        #expect(log.diagnostics.map(\.identifier) == ["layer.mask"])
    }
}

import Foundation
import TableControls
import TableDrawing
import TableText
import Testing

/// Callbacks and properties of views.
@Suite struct ViewTests {
    final class Spy: View {
        var calls: [String] = []
        override func willMove(toSuperview newSuperview: View?) {
            calls.append(newSuperview == nil ? "leaves" : "comes")
        }
        override func didMoveToSuperview() {
            calls.append(superview == nil ? "left" : "came")
        }
        override func didAddSubview(_ subview: View) { calls.append("added") }
        override func willRemoveSubview(_ subview: View) { calls.append("removes") }
        override func tintColorDidChange() { calls.append("tint") }
    }

    @Test func `a view receives callbacks about its superview and its subviews`() {
        let parent = Spy()
        let child = Spy()
        parent.addSubview(child)
        child.removeFromSuperview()
        child.removeFromSuperview()
        #expect(child.calls == ["comes", "came", "leaves", "left"])
        #expect(parent.calls == ["added", "removes"])
    }

    @Test func `a tint applies to all descendants without their own tint`() {
        let (root, middle, own) = (Spy(), Spy(), Spy())
        root.addSubview(middle)
        root.addSubview(own)
        own.tintColor = .red
        for view in [root, middle, own] { view.calls = [] }
        root.tintColor = .green
        #expect(root.calls == ["tint"])
        #expect(middle.calls == ["tint"])
        #expect(own.calls == [])
        #expect(middle.tintColor == .green)
        #expect(own.tintColor == .red)
        own.tintColor = nil
        #expect(own.tintColor == .green)
        let late = Spy()
        root.addSubview(late)
        #expect(late.calls.contains("tint"))
    }

    /// Order of four elements from back to front after an element is moved beside another.
    private func order(of moved: Int, beside sibling: Int, isAbove: Bool) -> [Int] {
        var order = Array(0..<4)
        guard moved != sibling else { return order }
        order.remove(at: moved)
        let place = order.firstIndex(of: sibling) ?? 0
        order.insert(moved, at: isAbove ? place + 1 : place)
        return order
    }

    @Test("A view is inserted beside a sibling from each earlier position", arguments: 0..<4, 0..<4)
    func beside(moved: Int, sibling: Int) {
        for isAbove in [false, true] {
            let root = View()
            let views = (0..<4).map { _ in View() }
            for view in views { root.addSubview(view) }
            let expected = order(of: moved, beside: sibling, isAbove: isAbove)
            if isAbove {
                root.insertSubview(views[moved], aboveSubview: views[sibling])
            } else {
                root.insertSubview(views[moved], belowSubview: views[sibling])
            }
            #expect(
                root.subviews.map { view in views.firstIndex { $0 === view } } == expected)
        }
    }

    @Test(
        "A layer is inserted beside a sibling from each earlier position",
        arguments: 0..<4, 0..<4)
    func layerBeside(moved: Int, sibling: Int) {
        for isAbove in [false, true] {
            let root = Layer()
            let layers = (0..<4).map { _ in Layer() }
            for layer in layers { root.addSublayer(layer) }
            let expected = order(of: moved, beside: sibling, isAbove: isAbove)
            if isAbove {
                root.insertSublayer(layers[moved], above: layers[sibling])
            } else {
                root.insertSublayer(layers[moved], below: layers[sibling])
            }
            #expect(
                root.sublayers?.map { layer in layers.firstIndex { $0 === layer } } == expected)
        }
    }

    @Test func `a view inserted beside an unrelated view is in front of all views`() {
        let (root, first, second) = (View(), View(), View())
        root.addSubview(first)
        root.insertSubview(second, belowSubview: View())
        #expect(root.subviews.last === second)
        root.insertSubview(first, aboveSubview: View())
        #expect(root.subviews.last === first)
    }

    @Test func `a view's layer is a sublayer of its superview's layer`() {
        let (root, child) = (View(), View())
        #expect(child.layer.superlayer == nil)
        root.addSubview(child)
        #expect(child.layer.superlayer === root.layer)
        let plain = Layer()
        child.layer.addSublayer(plain)
        #expect(plain.superlayer?.superlayer === root.layer)
        child.removeFromSuperview()
        #expect(child.layer.superlayer == nil)
    }

    @Test func `subviews exchange their positions, and an index out of range is an error`() {
        let log = DiagnosticLog()
        let root = View()
        let views = (0..<3).map { _ in View() }
        for view in views { root.addSubview(view) }
        DiagnosticLog.$current.withValue(log) {
            root.exchangeSubview(at: 0, withSubviewAt: 2)
            root.exchangeSubview(at: 0, withSubviewAt: 3)
        }
        #expect(root.subviews.map { view in views.firstIndex { $0 === view } } == [2, 1, 0])
        #expect(log.diagnostics.map(\.identifier) == ["view.no-subview"])
    }

    @Test func `margins follow the direction`() {
        let view = View()
        #expect(view.layoutMargins == EdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
        view.directionalLayoutMargins.leading = 20
        #expect(view.layoutMargins.left == 20)
        view.semanticContentAttribute = .forceRightToLeft
        #expect(view.layoutMargins.right == 20)
        #expect(view.layoutMargins.left == 8)
        view.layoutMargins.left = 3
        #expect(view.directionalLayoutMargins.trailing == 3)
        #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }

    @Test(arguments: [
        (SemanticContentAttribute.unspecified, LayoutDirection.rightToLeft),
        (.playback, .leftToRight), (.spatial, .leftToRight),
        (.forceLeftToRight, .leftToRight), (.forceRightToLeft, .rightToLeft),
    ])
    func directionOfContent(
        attribute: SemanticContentAttribute, expected: LayoutDirection
    ) {
        #expect(
            View.userInterfaceLayoutDirection(for: attribute, relativeTo: .rightToLeft)
                == expected)
    }

    @Test func `a view has no intrinsic size, and a label has the size of its text`() {
        #expect(View().intrinsicContentSize == CGSize(width: -1, height: -1))
        let label = Label()
        label.text = "one two three"
        let line = label.intrinsicContentSize
        label.numberOfLines = 0
        label.preferredMaxLayoutWidth = line.width / 2
        #expect(label.intrinsicContentSize.height > line.height)
        #expect(label.intrinsicContentSize.width <= line.width / 2 + 0.5)
    }

    final class PaddedLabel: Label {
        override func textRect(
            forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
        ) -> CGRect {
            super.textRect(
                forBounds: bounds.insetBy(dx: 10, dy: 5), limitedToNumberOfLines: numberOfLines
            ).insetBy(dx: -10, dy: -5)
        }
        override func drawText(in rect: CGRect) {
            super.drawText(in: rect.insetBy(dx: 10, dy: 5))
        }
    }

    @Test func `a label's subclass pads its text`() throws {
        let plain = Label()
        let padded = PaddedLabel()
        for label in [plain, padded] {
            label.text = "Padded"
            label.sizeToFit()
        }
        #expect(padded.bounds.width == plain.bounds.width + 20)
        #expect(padded.bounds.height == plain.bounds.height + 10)
        guard case .drawing(let drawing) = padded.lowered().contents,
            case .text(let text, let point) = plain.lowered().contents
        else {
            Issue.record("a label shows text")
            return
        }
        let drawn = drawing.commands.compactMap { command -> (GlyphText, CGPoint)? in
            if case .text(let text, let point, _) = command { return (text, point) }
            if case .drawing = command { return nil }
            return nil
        }
        let found = try #require(drawn.first)
        #expect(found.0 == text)
        #expect(found.1 == CGPoint(x: point.x + 10, y: point.y + 5))
    }

    @Test func `the smallest font of a classic label is a fraction of its font`() {
        let label = Label()
        label.font = .systemFont(ofSize: 20)
        label.minimumFontSize = 10
        #expect(label.minimumScaleFactor == 0.5)
    }

    @Test(arguments: [(CGFloat(320), CGFloat(480)), (375, 667), (414, 896)])
    func `a cell's subviews follow from portrait to landscape`(
        portrait: CGFloat, landscape: CGFloat
    ) {
        let content = View(frame: CGRect(x: 0, y: 0, width: portrait, height: 44))
        let title = View(frame: CGRect(x: 10, y: 2, width: portrait - 100, height: 20))
        title.autoresizingMask = [.flexibleWidth, .flexibleBottomMargin]
        let price = View(frame: CGRect(x: portrait - 80, y: 2, width: 70, height: 20))
        price.autoresizingMask = [.flexibleLeftMargin, .flexibleTopMargin, .flexibleBottomMargin]
        let line = View(frame: CGRect(x: 0, y: 40, width: portrait, height: 4))
        line.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        for view in [title, price, line] { content.addSubview(view) }
        content.frame = CGRect(x: 0, y: 0, width: landscape, height: 32)
        #expect(title.frame == CGRect(x: 10, y: 2, width: landscape - 100, height: 20))
        // A loss of 12 points is divided 2 to 22. The upper margin loses a point and is rounded to
        // zero.
        #expect(price.frame == CGRect(x: landscape - 80, y: 1, width: 70, height: 20))
        #expect(line.frame == CGRect(x: 0, y: 28, width: landscape, height: 4))
        content.frame = CGRect(x: 0, y: 0, width: portrait, height: 32)
        #expect(title.frame.width == portrait - 100)
        #expect(price.frame.minX == portrait - 80)
    }

    @Test func `the shadow of a disabled label has the alpha of its text`() throws {
        func alphas(isEnabled: Bool) throws -> (text: Double, shadow: Double) {
            let label = Label(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
            label.text = "Word"
            label.textColor = .black
            label.shadowColor = .red
            label.isEnabled = isEnabled
            guard case .text(let text, _) = label.lowered().contents else { return (0, 0) }
            let run = try #require(text.runs.first)
            return (run.color.alpha, try #require(run.shadow).color.alpha)
        }
        #expect(try alphas(isEnabled: true) == (1, 1))
        let weak = try alphas(isEnabled: false)
        #expect(abs(weak.text - 0.3) < 0.01)
        #expect(abs(weak.shadow - weak.text) < 0.01)
    }
}

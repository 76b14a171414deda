import Foundation
import TableControls
import TableDrawing
import TableText
import Testing

/// Common baselines of texts in labels, fields, text views, stacks and buttons.
@Suite struct BaselineTests {
    private func label(_ text: String = "Name", size: CGFloat = 17) -> Label {
        let label = Label()
        label.text = text
        label.font = .systemFont(ofSize: size)
        return label
    }

    private func stack(_ views: [View], _ alignment: StackView.Alignment) -> StackView {
        let stack = StackView(arrangedSubviews: views)
        stack.alignment = alignment
        stack.frame = CGRect(x: 0, y: 0, width: 370, height: 100)
        stack.layoutIfNeeded()
        return stack
    }

    /// The baselines of a view's displayed text, in points from the top of the outermost view.
    private func baselines(_ node: RenderNode, _ y: CGFloat = 0) -> [CGFloat] {
        let top = y + node.frame.minY
        var found: [CGFloat] = []
        if case .text(let text, let place) = node.contents {
            let lines = Set(text.runs.flatMap { $0.glyphs.map(\.position.y) })
            found = lines.sorted().map { top + place.y - node.boundsOrigin.y + $0 }
        }
        return found + node.children.flatMap { baselines($0, top - node.boundsOrigin.y) }
    }

    private func meet(_ view: View, _ other: View, isLast: Bool) -> Bool {
        let (lines, others) = (baselines(view.lowered()), baselines(other.lowered()))
        guard let a = isLast ? lines.max() : lines.min(),
            let b = isLast ? others.max() : others.min()
        else { return false }
        return abs(a - b) <= 0.51
    }

    @Test(arguments: [TextField.BorderStyle.none, .roundedRect])
    func `the text of a field is on the baseline of a label`(border: TextField.BorderStyle) {
        let (name, field) = (label(), TextField())
        field.text = "field"
        field.font = .systemFont(ofSize: 13)
        field.borderStyle = border
        for alignment in [StackView.Alignment.firstBaseline, .lastBaseline] {
            _ = stack([name, field], alignment)
            #expect(meet(name, field, isLast: false))
        }
    }

    @Test func `an empty field has the frame of a field with text`() {
        let (name, field) = (label(), TextField())
        field.borderStyle = .roundedRect
        _ = stack([name, field], .firstBaseline)
        let empty = field.frame
        field.text = "x"
        _ = stack([name, field], .firstBaseline)
        #expect(field.frame.minY == empty.minY)
    }

    @Test func `a text view has a first and a last baseline`() {
        for isLast in [false, true] {
            let (name, text) = (label(size: 30), TextView())
            text.text = "one\ntwo"
            _ = stack([name, text], isLast ? .lastBaseline : .firstBaseline)
            #expect(meet(name, text, isLast: isLast))
        }
    }

    @Test func `a column has its outer views' baselines, a row its highest view's`() {
        for isLast in [false, true] {
            let name = label(size: 30)
            let column = StackView(arrangedSubviews: [label("a"), label("b", size: 12)])
            column.axis = .vertical
            _ = stack([name, column], isLast ? .lastBaseline : .firstBaseline)
            #expect(meet(name, column, isLast: isLast))
            let plain = View(frame: CGRect(x: 0, y: 0, width: 10, height: 5))
            let row = StackView(arrangedSubviews: [plain, label("high", size: 12)])
            row.alignment = .center
            let other = label(size: 30)
            _ = stack([other, row], isLast ? .lastBaseline : .firstBaseline)
            #expect(meet(other, row, isLast: isLast))
        }
    }

    @Test func `the title of a button is on the baseline with any insets`() {
        let (name, button) = (label(size: 30), Button(type: .custom))
        button.setTitle("Title", for: .normal)
        button.contentEdgeInsets = EdgeInsets(top: 12, left: 0, bottom: 0, right: 0)
        _ = stack([name, button], .firstBaseline)
        #expect(meet(name, button, isLast: false))
    }

    @Test func `views without text have their baseline at their bottom edge`() {
        let (name, box) = (label(), View(frame: CGRect(x: 0, y: 0, width: 10, height: 40)))
        _ = stack([name, box], .firstBaseline)
        let line = baselines(name.lowered()).first ?? 0
        #expect(abs(box.frame.maxY - line) <= 0.51)
    }
}

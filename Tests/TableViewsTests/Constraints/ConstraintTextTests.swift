import Foundation
import TableControls
import TableDrawing
import TableText
import Testing

@Suite struct ConstraintTextTests {
    let stage = ConstraintStage()
    var root: View { stage.root }

    private func label(_ text: String, size: CGFloat = 17, lines: Int = 1) -> Label {
        let label = Label()
        label.text = text
        label.font = .systemFont(ofSize: size)
        label.numberOfLines = lines
        return stage.add(label)
    }

    static let long = "A sentence that does not fit into the width of a single line of the label."

    @Test func labelHasTheSizeOfItsText() {
        let label = label("Title")
        stage.relate(label, .left, .equal, root, .left, plus: 16)
        root.layoutIfNeeded()
        // The line height of the system font at 17 points is 20.29.
        #expect(label.frame.height == 20.5)
        #expect(label.frame.size == label.sizeThatFits(.zero))
        let width = label.frame.width
        label.text = "Title and more"
        root.layoutIfNeeded()
        #expect(label.frame.width > width)
    }

    @Test func aTextThatWrapsGivesWayToAControlOfEqualPriority() {
        for isFirst in [true, false] {
            let text = label(Self.long, lines: 0)
            let control = stage.add(Switch(frame: .zero))
            let (left, right) = isFirst ? (text as View, control as View) : (control, text)
            stage.relate(left, .left, .equal, root, .left, plus: 16)
            stage.relate(right, .left, .equal, left, .right, plus: 12)
            stage.relate(right, .right, .equal, root, .right, plus: -16)
            root.layoutIfNeeded()
            let free = root.bounds.width - 32 - 12 - control.intrinsicContentSize.width
            #expect(abs(text.frame.width - free) <= 0.5)
            for view in [text, control] as [View] { view.removeFromSuperview() }
        }
    }

    @Test func emptyLabelHasTheBaselinesOfALine() {
        let (title, empty) = (label("Title"), label(""))
        stage.relate(title, .top, .equal, root, .top, plus: 10)
        stage.relate(empty, .lastBaseline, .equal, title, .lastBaseline)
        root.layoutIfNeeded()
        // As in Xcode: the label without a height lies at the bottom of the line.
        #expect(empty.frame.height == 0)
        #expect(empty.frame.minY == title.frame.maxY)
    }

    @Test func longLabelWrapsAtItsSolvedWidth() {
        let label = label(Self.long, lines: 0)
        let below = stage.add(ConstrainedView(10, 10))
        stage.relate(label, .leading, .equal, root, .leading, plus: 16)
        stage.relate(label, .trailing, .equal, root, .trailing, plus: -16)
        stage.relate(label, .top, .equal, root, .top, plus: 11)
        stage.relate(below, .top, .equal, label, .bottom, plus: 4)
        root.layoutIfNeeded()
        #expect(label.frame.width == 288)
        // Two lines of 20.29 points.
        #expect(label.frame.height == 41)
        #expect(below.frame.minY == 56)
        root.frame.size.width = 1000
        root.layoutIfNeeded()
        #expect(label.frame.height == 20.5)
        #expect(label.preferredMaxLayoutWidth == 0)
    }

    @Test func statedPreferredWidthHasPrecedence() {
        let label = label(Self.long, lines: 0)
        label.preferredMaxLayoutWidth = 150
        stage.relate(label, .left, .equal, root, .left)
        root.layoutIfNeeded()
        #expect(label.frame.width <= 150)
        #expect(label.frame.height == label.intrinsicContentSize.height)
    }

    @Test func baselinesOfDifferentFontsAlign() {
        let (title, detail) = (label("Title", size: 34), label("Detail", size: 12))
        stage.relate(title, .top, .equal, root, .top, plus: 10)
        stage.relate(detail, .firstBaseline, .equal, title, .firstBaseline)
        root.layoutIfNeeded()
        // The ascender is 0.952148 of the size: 32.37 and 11.43.
        let (high, low) = (title.frame.minY + 32.373, detail.frame.minY + 11.426)
        #expect(abs(high - low) <= 0.5)
        #expect(detail.frame.minY > 30)
    }

    @Test func lastBaselineIsOnTheLastLine() {
        let label = label(Self.long, lines: 0)
        let side = self.label("Side")
        stage.relate(label, .top, .equal, root, .top)
        stage.relate(label, .width, .equal, nil, plus: 288)
        stage.relate(side, .lastBaseline, .equal, label, .lastBaseline)
        root.layoutIfNeeded()
        #expect(label.frame.height == 41)
        // Both labels have equal fonts, so the last lines coincide.
        #expect(abs(side.frame.maxY - label.frame.maxY) <= 0.5)
    }

    @Test func baselinesOfAHighLabelKeepTheirDistancesFromTheEdges() {
        let label = label("High")
        let (upper, lower) = (self.label("Upper"), self.label("Lower"))
        stage.relate(label, .top, .equal, root, .top, plus: 10)
        stage.relate(label, .height, .equal, nil, plus: 60)
        stage.relate(upper, .firstBaseline, .equal, label, .firstBaseline)
        stage.relate(lower, .lastBaseline, .equal, label, .lastBaseline)
        root.layoutIfNeeded()
        // All labels have equal fonts, so their lines coincide at the edges.
        #expect(abs(upper.frame.minY - 10) <= 0.5)
        #expect(abs(lower.frame.maxY - 70) <= 0.5)
    }

    @Test func aStackWithoutViewsHasNoLength() {
        let (text, empty) = (label("Text"), StackView())
        text.setContentHuggingPriority(LayoutPriority(750), for: .vertical)
        let column = StackView(arrangedSubviews: [text, empty])
        column.axis = .vertical
        empty.axis = .vertical
        stage.add(column)
        stage.relate(column, .top, .equal, root, .top)
        stage.relate(column, .height, .equal, nil, plus: 90)
        root.layoutIfNeeded()
        #expect(text.frame.height == 90)
        #expect(empty.frame.height == 0)
    }
}

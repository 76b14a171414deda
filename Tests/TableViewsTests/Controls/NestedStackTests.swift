import Foundation
import TableControls
import TableDrawing
import TableText
import TableViews
import Testing

/// Sizes of nested stacks, and the views that shrink in a narrow stack.
@Suite struct NestedStackTests {
    private func plain(_ width: CGFloat, _ height: CGFloat = 10) -> View {
        View(frame: CGRect(x: 0, y: 0, width: width, height: height))
    }

    private func label(_ text: String, lines: Int = 1) -> Label {
        let label = Label(frame: .zero)
        label.text = text
        label.font = .systemFont(ofSize: 15)
        label.numberOfLines = lines
        return label
    }

    private func stack(
        _ axis: StackView.Axis, _ spacing: CGFloat = 0, _ views: [View]
    ) -> StackView {
        let stack = StackView(arrangedSubviews: views)
        stack.axis = axis
        stack.spacing = spacing
        return stack
    }

    private func lay(_ stack: StackView, width: CGFloat, height: CGFloat? = nil) {
        let fitting = stack.sizeThatFits(CGSize(width: width, height: 0))
        stack.frame.size = CGSize(width: width, height: height ?? fitting.height)
        stack.layoutIfNeeded()
        for view in stack.arrangedSubviews { view.layoutIfNeeded() }
    }

    @Test(
        arguments: [
            ([30, 10, 20], [20, 10, 20]), ([10, 30, 20], [10, 20, 20]),
            ([20, 20, 20], [20, 20, 10]),
            ([60, 5, 5], [40, 5, 5]),
        ] as [([CGFloat], [CGFloat])])
    func `in a narrow stack, the longest view shrinks first, and the last of several equal views`(
        natural: [CGFloat], expected: [CGFloat]
    ) {
        let row = stack(.horizontal, 0, natural.map { plain($0) })
        lay(row, width: 50)
        #expect(row.arrangedSubviews.map(\.frame.width) == expected)
    }

    @Test func `views of equal resistance both keep a width`() {
        let row = stack(.horizontal, 8, [label("Jonathan Bartholomew"), label("Yesterday")])
        for case let each as Label in row.arrangedSubviews { each.font = .systemFont(ofSize: 53) }
        lay(row, width: 208)
        let widths = row.arrangedSubviews.map(\.frame.width)
        #expect(widths == [50, 150])
        // A view of lower resistance shrinks alone.
        row.arrangedSubviews[0].setContentCompressionResistancePriority(
            .defaultLow, for: .horizontal)
        row.setNeedsLayout()
        lay(row, width: 208)
        #expect(row.arrangedSubviews[0].frame.width == 0)
    }

    @Test func `the longest view keeps its length beside a view of lower resistance`() {
        let row = stack(.horizontal, 0, [plain(40), plain(10), plain(10)])
        row.arrangedSubviews[1].setContentCompressionResistancePriority(
            .defaultLow, for: .horizontal)
        lay(row, width: 55)
        #expect(row.arrangedSubviews.map(\.frame.width) == [40, 5, 10])
    }

    @Test func `a stretched stack requests the size of its present views`() {
        let inner = stack(.horizontal, 0, [plain(10)])
        let outer = stack(.horizontal, 0, [inner])
        outer.frame.size = CGSize(width: 100, height: 10)
        outer.layoutIfNeeded()
        #expect(inner.frame.width == 100)
        #expect(outer.intrinsicContentSize == CGSize(width: 10, height: 10))
        // The inner stack now requests exactly its present width.
        inner.addArrangedSubview(plain(90))
        #expect(outer.intrinsicContentSize == CGSize(width: 100, height: 10))
        inner.arrangedSubviews[1].isHidden = true
        #expect(outer.intrinsicContentSize == CGSize(width: 10, height: 10))
    }

    @Test(arguments: [
        CGFloat(180), 200, 240, 288, 320, 398,
    ])
    func `a column between two images has the height of its lines at every width`(width: CGFloat) {
        let sender = label("Jonathan Bartholomew the Third of Somewhere")
        let date = label("Yesterday")
        let subject = label("A subject that is longer than there is room for it")
        let preview = label(
            "A preview has a lot of words, so many that they need two lines and are cut at the end "
                + "of the second one", lines: 2)
        let head = stack(.horizontal, 8, [sender, date])
        head.alignment = .firstBaseline
        let column = stack(.vertical, 2, [head, subject, preview])
        let (avatar, chevron) = (plain(44, 44), plain(8, 14))
        let row = stack(.horizontal, 12, [avatar, column, chevron])
        row.alignment = .center
        for view in [avatar, chevron] {
            view.setContentHuggingPriority(.required, for: .horizontal)
        }
        let line = label("x").intrinsicContentSize.height
        for _ in 0..<3 {
            lay(row, width: width)
            head.layoutIfNeeded()
            #expect(avatar.frame.width == 44 && chevron.frame.width == 8)
            #expect(column.frame.minX == 56 && column.frame.width == width - 76)
            #expect(column.frame.height == 4 * line + 4)
            #expect(row.frame.height == max(44, 4 * line + 4))
            #expect(date.frame.width == date.intrinsicContentSize.width)
            #expect(date.frame.maxX == column.frame.width)
            #expect(sender.frame.maxX == date.frame.minX - 8)
            #expect(preview.frame.height == 2 * line)
            row.setNeedsLayout()
        }
        preview.isHidden = true
        lay(row, width: width)
        #expect(row.frame.height == max(44, 2 * line + 2))
        avatar.isHidden = true
        lay(row, width: width)
        #expect(column.frame.minX == 0 && column.frame.width == width - 20)
    }

    @Test(arguments: ["top", "leading", "bottom", "trailing", "center", "firstBaseline"])
    func `the parser knows every name of an alignment`(name: String) throws {
        let expected: [String: CGFloat] = [
            "top": 0, "leading": 0, "bottom": 30, "trailing": 30, "center": 15, "firstBaseline": 0,
        ]
        var description = ViewDescription("StackView", subviews: [ViewDescription("View")])
        description.properties = ["alignment": .text(name)]
        let log = DiagnosticLog()
        let views = DiagnosticLog.$current.withValue(log) {
            Nib(objects: [description]).instantiate(withOwner: nil)
        }
        #expect(log.diagnostics == [])
        let row = try #require(views.first as? StackView)
        row.arrangedSubviews[0].frame.size = CGSize(width: 10, height: 10)
        row.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        row.layoutIfNeeded()
        #expect(row.arrangedSubviews[0].frame.minY == expected[name])
    }

    @Test func `a described symbol keeps its proportions in a stretching stack`() throws {
        func image(_ mode: ContentMode?) throws -> CGRect {
            var symbol = ViewDescription("ImageView")
            symbol.properties["image"] = .image { Image(systemName: "chevron.right") }
            if let mode { symbol.properties["contentMode"] = .text("\(mode)") }
            let row = try #require(
                Nib(objects: [ViewDescription("StackView", subviews: [symbol])])
                    .instantiate(withOwner: nil).first as? StackView)
            row.frame = CGRect(x: 0, y: 0, width: 20, height: 80)
            row.layoutIfNeeded()
            let view = row.arrangedSubviews[0]
            #expect(view.frame.height == 80)
            guard case .image(_, let rect, _) = view.inspection.shownContents else { return .null }
            return rect
        }
        let size = try #require(Image(systemName: "chevron.right")).size
        let kept = try image(nil)
        #expect(abs(kept.width / kept.height - size.width / size.height) < 0.01)
        #expect(try image(.scaleToFill) == CGRect(x: 0, y: 0, width: 20, height: 80))
    }
}

import Foundation
import TableControls
import TableDrawing
import TableText
import Testing

/// Frames of arranged views.
@Suite struct StackViewTests {
    private func views(_ widths: [CGFloat], height: CGFloat = 10) -> [View] {
        widths.map { View(frame: CGRect(x: 0, y: 0, width: $0, height: height)) }
    }

    /// Left edges and widths of views of 10, 20 and 30 points in a row of 100 points.
    private func row(
        _ distribution: StackView.Distribution, spacing: CGFloat = 0, width: CGFloat = 100,
        _ change: (StackView) -> Void = { _ in }
    ) -> [[CGFloat]] {
        let stack = StackView(arrangedSubviews: views([10, 20, 30]))
        stack.frame = CGRect(x: 0, y: 0, width: width, height: 40)
        stack.distribution = distribution
        stack.spacing = spacing
        change(stack)
        stack.layoutIfNeeded()
        let once = stack.arrangedSubviews.map { [$0.frame.minX, $0.frame.width] }
        stack.setNeedsLayout()
        stack.layoutIfNeeded()
        #expect(once == stack.arrangedSubviews.map { [$0.frame.minX, $0.frame.width] })
        return once
    }

    @Test func `fill stretches the view with the lowest hugging priority`() {
        #expect(row(.fill, spacing: 5) == [[0, 40], [45, 20], [70, 30]])
        let last = row(.fill) {
            $0.arrangedSubviews[2].setContentHuggingPriority(.init(100), for: .horizontal)
        }
        #expect(last == [[0, 10], [10, 20], [30, 70]])
        #expect(row(.fill, width: 50) == [[0, 10], [10, 20], [30, 20]])
        let first = row(.fill, width: 50) {
            $0.arrangedSubviews[0]
                .setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        }
        #expect(first == [[0, 0], [0, 20], [20, 30]])
    }

    @Test(arguments: [StackView.Axis.horizontal, .vertical])
    func `a spacer stretches before all views with an intrinsic size`(
        axis: StackView.Axis
    ) {
        for spacerIndex in 0...2 {
            let button = Button(type: .system)
            button.setTitle("Buy", for: .normal)
            var views: [View] = [button, SegmentedControl(items: ["A", "B"])]
            let spacer = View(frame: .zero)
            views.insert(spacer, at: spacerIndex)
            let stack = StackView(arrangedSubviews: views)
            stack.axis = axis
            stack.frame = CGRect(x: 0, y: 0, width: 400, height: 400)
            stack.layoutIfNeeded()
            for view in views where view !== spacer {
                let size = view.alignmentRect(forFrame: view.frame).size
                let own = view.intrinsicContentSize
                let isKept =
                    axis == .horizontal
                    ? abs(size.width - own.width) <= 0.5 : abs(size.height - own.height) <= 0.5
                #expect(isKept, "\(size) \(own)")
            }
            #expect((axis == .horizontal ? spacer.bounds.width : spacer.bounds.height) > 200)
        }
    }

    @Test func `the other distributions divide the length`() {
        #expect(row(.fillEqually, spacing: 5) == [[0, 30], [35, 30], [70, 30]])
        #expect(row(.fillProportionally, width: 120) == [[0, 20], [20, 40], [60, 60]])
        #expect(row(.equalSpacing) == [[0, 10], [30, 20], [70, 30]])
        // The middles are 5, 45 and 85.
        #expect(row(.equalCentering) == [[0, 10], [35, 20], [70, 30]])
    }

    @Test func `hidden views take no space, and custom spacing follows a view`() {
        let gaps = row(.fillEqually, spacing: 5) {
            $0.setCustomSpacing(15, after: $0.arrangedSubviews[0])
        }
        // A share is 26.67 points; edges lie on the pixels of 2×.
        #expect(gaps.map { $0[0] } == [0, 41.5, 73.5])
        let hidden = row(.fillEqually, spacing: 10) { $0.arrangedSubviews[1].isHidden = true }
        #expect([hidden[0], hidden[2]] == [[0, 45], [55, 45]])
    }

    @Test func `the arrangement follows margins and direction`() {
        let margins = row(.fillEqually) {
            $0.isLayoutMarginsRelativeArrangement = true
            $0.layoutMargins = EdgeInsets(top: 1, left: 10, bottom: 1, right: 30)
        }
        #expect(margins == [[10, 20], [30, 20], [50, 20]])
        let mirrored = row(.equalSpacing) { $0.semanticContentAttribute = .forceRightToLeft }
        #expect(mirrored == [[90, 10], [50, 20], [0, 30]])
    }

    @Test(arguments: [
        (StackView.Alignment.fill, [CGFloat(0), 40]), (.top, [0, 10]), (.center, [15, 10]),
        (.bottom, [30, 10]), (.firstBaseline, [0, 10]),
    ])
    func alignment(alignment: StackView.Alignment, expected: [CGFloat]) {
        let stack = StackView(arrangedSubviews: views([10]))
        stack.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        stack.alignment = alignment
        stack.layoutIfNeeded()
        let frame = stack.arrangedSubviews[0].frame
        #expect([frame.minY, frame.height] == expected)
    }

    @Test func `baselines of texts are aligned`() throws {
        let labels = [12, 24].map { size -> Label in
            let label = Label()
            label.text = "x"
            label.font = .systemFont(ofSize: size)
            return label
        }
        let stack = StackView(arrangedSubviews: labels)
        stack.alignment = .firstBaseline
        stack.frame.size = stack.intrinsicContentSize
        stack.layoutIfNeeded()
        let baselines = labels.map { $0.frame.minY + $0.font.ascender }
        #expect(abs(baselines[0] - baselines[1]) <= 0.5)
    }

    @Test func `a column has the height of all views and the width of the widest view`() {
        let inner = StackView(arrangedSubviews: views([10, 20]))
        inner.spacing = 4
        let stack = StackView(arrangedSubviews: views([15], height: 6) + [inner])
        stack.axis = .vertical
        stack.spacing = 3
        #expect(stack.intrinsicContentSize == CGSize(width: 34, height: 19))
        stack.frame.size = stack.intrinsicContentSize
        stack.layoutIfNeeded()
        #expect(inner.frame == CGRect(x: 0, y: 9, width: 34, height: 10))
    }

    @Test func `a view that leaves its superview leaves the arranged views`() {
        let log = DiagnosticLog()
        let stack = StackView(arrangedSubviews: views([1, 2]))
        stack.arrangedSubviews[0].removeFromSuperview()
        #expect(stack.arrangedSubviews.map(\.bounds.width) == [2])
        let kept = stack.arrangedSubviews[0]
        stack.removeArrangedSubview(kept)
        #expect(kept.superview === stack)
        DiagnosticLog.$current.withValue(log) { stack.insertArrangedSubview(View(), at: 4) }
        #expect(log.diagnostics.map(\.identifier) == ["stack.index"])
    }
}

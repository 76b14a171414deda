import Foundation
import TableControls
import TableDrawing
import TableText
import Testing

@Suite struct ConstraintStackTests {
    let stage = ConstraintStage()
    var root: View { stage.root }

    /// Adds a stack whose left and top edges are the root's.
    private func stack(
        _ views: [View], _ axis: StackView.Axis = .horizontal, width: CGFloat? = nil
    ) -> StackView {
        let stack = stage.add(StackView(arrangedSubviews: views))
        stack.axis = axis
        stack.spacing = 8
        stage.relate(stack, .left, .equal, root, .left)
        stage.relate(stack, .top, .equal, root, .top)
        if let width { stage.relate(stack, .width, .equal, nil, plus: width) }
        return stack
    }

    @Test func stackHasTheSizeOfItsViews() {
        let (left, right) = (ConstrainedView(40, 20), ConstrainedView(60, 30))
        let stack = stack([left, right])
        root.layoutIfNeeded()
        #expect(stack.frame == CGRect(x: 0, y: 0, width: 108, height: 30))
        #expect(left.frame == CGRect(x: 0, y: 0, width: 40, height: 30))
        #expect(right.frame == CGRect(x: 48, y: 0, width: 60, height: 30))
    }

    @Test func arrangedViewsHoldTheirOwnConstraints() {
        let (icon, title) = (View(), ConstrainedView(60, 20))
        let stack = stack([icon, title], width: 200)
        stack.alignment = .center
        NSLayoutConstraint.activate([
            icon.widthAnchor.constraint(equalToConstant: 24),
            icon.heightAnchor.constraint(equalTo: icon.widthAnchor, multiplier: 1.5),
        ])
        root.layoutIfNeeded()
        #expect(icon.frame == CGRect(x: 0, y: 0, width: 24, height: 36))
        #expect(title.frame == CGRect(x: 32, y: 8, width: 168, height: 20))
        #expect(root.layoutReport.conflicts.isEmpty)
    }

    @Test(
        "A hidden view with a size of its own takes no room until the view is shown again",
        arguments: StackView.Axis.allCases)
    func hiddenViewWithASize(axis: StackView.Axis) {
        let (icon, title, count) = (View(), ConstrainedView(60, 20), ConstrainedView(30, 20))
        count.translatesAutoresizingMaskIntoConstraints = false
        let stack = stack([title, icon, count], axis)
        stack.alignment = .leading
        NSLayoutConstraint.activate([
            icon.widthAnchor.constraint(equalToConstant: 24),
            icon.heightAnchor.constraint(equalTo: icon.widthAnchor),
        ])
        let isRow = axis == .horizontal
        for isHidden in [true, false, true, false] {
            icon.isHidden = isHidden
            count.isHidden = isHidden
            root.layoutIfNeeded()
            #expect(root.layoutReport.isEmpty, "\(root.layoutReport)")
            if isHidden {
                #expect(stack.frame == CGRect(x: 0, y: 0, width: 60, height: 20))
                let size = CGSize(width: isRow ? 0 : 24, height: isRow ? 24 : 0)
                #expect(icon.frame == CGRect(origin: .zero, size: isRow ? .zero : size))
            } else {
                let origin = isRow ? CGPoint(x: 68, y: 0) : CGPoint(x: 0, y: 28)
                #expect(icon.frame == CGRect(origin: origin, size: CGSize(width: 24, height: 24)))
                #expect(
                    stack.frame.size == CGSize(width: isRow ? 130 : 60, height: isRow ? 24 : 80))
            }
        }
    }

    @Test func spacingOfAColumnIsTheDistanceOfBaselines() {
        let (upper, lower, image) = (Label(), Label(), ConstrainedView(30, 20))
        upper.text = "Above"
        upper.font = .systemFont(ofSize: 16)
        lower.text = "Below"
        lower.font = .systemFont(ofSize: 14)
        let stack = stack([upper, lower, image], .vertical)
        stack.isBaselineRelativeArrangement = true
        stack.spacing = 24
        root.layoutIfNeeded()
        // The baselines are 15.5 points below the top of the upper and 13.5 of the lower label.
        let first = upper.frame.minY + 15.5
        let second = lower.frame.minY + 13.5
        #expect(second - first == 24)
        // Frames are rounded to half points.
        #expect(abs(image.frame.minY - second - 24) <= 0.5)
        stack.isBaselineRelativeArrangement = false
        root.layoutIfNeeded()
        #expect(lower.frame.minY == upper.frame.maxY + 24)
    }

    @Test func constraintsRelateArrangedViewsToOtherViews() {
        let (first, second) = (ConstrainedView(30, 20), ConstrainedView(30, 20))
        let stack = stack([first, second], .vertical)
        let marker = stage.add(ConstrainedView(5, 5))
        stage.relate(marker, .centerY, .equal, second, .centerY)
        stage.relate(first, .width, .equal, root, .width, times: 0.5)
        root.layoutIfNeeded()
        #expect(stack.frame == CGRect(x: 0, y: 0, width: 160, height: 48))
        // The centre of the second view is at 28 + 10.
        #expect(marker.frame.minY == 35.5)
    }

    @Test(arguments: [
        (StackView.Distribution.fill, [0.0, 40], [32.0, 160]),
        (.fillEqually, [0, 104], [96, 96]),
        (.fillProportionally, [0, 72], [64, 128]),
        (.equalSpacing, [0, 136], [32, 64]),
        (.equalCentering, [0, 136], [32, 64]),
    ])
    func distributionDividesTheLength(
        distribution: StackView.Distribution, starts: [CGFloat], lengths: [CGFloat]
    ) {
        let views = [ConstrainedView(32, 20), ConstrainedView(64, 20)]
        views[1].setContentHuggingPriority(LayoutPriority(100), for: .horizontal)
        let stack = stack(views, width: 200)
        stack.distribution = distribution
        if distribution == .equalSpacing || distribution == .equalCentering {
            views[1].setContentHuggingPriority(LayoutPriority(250), for: .horizontal)
        }
        root.layoutIfNeeded()
        #expect(views.map { $0.frame.minX } == starts)
        #expect(views.map { $0.frame.width } == lengths)
    }

    @Test func marginsAndDirectionApply() {
        let views = [ConstrainedView(32, 20), ConstrainedView(64, 20)]
        let stack = stack(views)
        stack.semanticContentAttribute = .forceRightToLeft
        stack.isLayoutMarginsRelativeArrangement = true
        stack.layoutMargins = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        root.layoutIfNeeded()
        #expect(stack.frame.size == CGSize(width: 110, height: 24))
        #expect(views[1].frame == CGRect(x: 2, y: 1, width: 64, height: 20))
        #expect(views[0].frame == CGRect(x: 74, y: 1, width: 32, height: 20))
    }

    @Test func hiddenViewTakesNoRoom() {
        let views = [ConstrainedView(32, 20), ConstrainedView(64, 20), ConstrainedView(10, 20)]
        let stack = stack(views)
        root.layoutIfNeeded()
        #expect(stack.frame.width == 122)
        views[1].isHidden = true
        root.layoutIfNeeded()
        #expect(stack.frame.width == 50)
        #expect(views[2].frame.minX == 40)
    }

    @Test func labelsInAStackWrap() {
        let label = Label()
        label.text = ConstraintTextTests.long
        label.font = .systemFont(ofSize: 17)
        label.numberOfLines = 0
        let stack = stack([label, ConstrainedView(10, 10)], .vertical, width: 288)
        root.layoutIfNeeded()
        #expect(label.frame.height == 41)
        #expect(stack.frame.height == 59)
    }

    @Test func stackWithoutOuterConstraintsSolvesItsViews() {
        let (icon, title) = (View(), ConstrainedView(60, 20))
        let stack = StackView(arrangedSubviews: [icon, title])
        stack.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
        icon.widthAnchor.constraint(equalToConstant: 24).isActive = true
        stack.layoutIfNeeded()
        #expect(icon.frame == CGRect(x: 0, y: 0, width: 24, height: 44))
        #expect(title.frame == CGRect(x: 24, y: 0, width: 76, height: 44))
        #expect(stack.sizeThatFits(.zero) == CGSize(width: 84, height: 20))
    }

    /// The library's own arrangement and the constraints agree if UIKit's layout is unambiguous.
    @Test(arguments: StackView.Alignment.allCases, StackView.Axis.allCases)
    func constraintsAgreeWithTheArrangement(
        alignment: StackView.Alignment, axis: StackView.Axis
    ) {
        func views() -> [View] {
            [ConstrainedView(30, 20), ConstrainedView(50, 44), ConstrainedView(20, 10)]
        }
        func frames(_ stack: StackView) -> [CGRect] {
            stack.axis = axis
            stack.alignment = alignment
            stack.spacing = 6
            stack.layoutIfNeeded()
            return stack.arrangedSubviews.map(\.frame)
        }
        let plain = StackView(arrangedSubviews: views())
        plain.arrangedSubviews[2].setContentHuggingPriority(LayoutPriority(1), for: axis)
        plain.frame = CGRect(x: 0, y: 0, width: 240, height: 200)
        let solved = StackView(arrangedSubviews: views())
        solved.arrangedSubviews[2].setContentHuggingPriority(LayoutPriority(1), for: axis)
        solved.frame = plain.frame
        solved.arrangedSubviews[0].widthAnchor.constraint(greaterThanOrEqualToConstant: 1)
            .isActive = true
        #expect(frames(solved) == frames(plain))
    }
}

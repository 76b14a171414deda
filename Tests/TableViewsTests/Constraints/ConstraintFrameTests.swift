import Foundation
import TableControls
import TableDrawing
import Testing

/// View with a stated intrinsic size.
final class ConstrainedView: View {
    var content: CGSize { didSet { invalidateIntrinsicContentSize() } }

    init(_ width: CGFloat, _ height: CGFloat) {
        content = CGSize(width: width, height: height)
        super.init(frame: .zero)
    }

    override var intrinsicContentSize: CGSize { content }
    override func sizeThatFits(_ size: CGSize) -> CGSize { content }
}

/// Frames below a root of 320 × 200 points, computed by hand.
struct ConstraintStage {
    let root = View(frame: CGRect(x: 0, y: 0, width: 320, height: 200))

    /// Adds a view that constraints place.
    @discardableResult
    func add<Added: View>(_ view: Added, to superview: View? = nil) -> Added {
        view.translatesAutoresizingMaskIntoConstraints = false
        (superview ?? root).addSubview(view)
        return view
    }

    /// Adds a constraint to the root.
    @discardableResult
    func relate(
        _ first: Any, _ attribute: NSLayoutConstraint.Attribute,
        _ relation: NSLayoutConstraint.Relation = .equal, _ second: Any? = nil,
        _ other: NSLayoutConstraint.Attribute = .notAnAttribute, times multiplier: CGFloat = 1,
        plus constant: CGFloat = 0, priority: Float = 1000
    ) -> NSLayoutConstraint {
        let constraint = NSLayoutConstraint(
            item: first, attribute: attribute, relatedBy: relation, toItem: second,
            attribute: other, multiplier: multiplier, constant: constant)
        constraint.priority = LayoutPriority(priority)
        constraint.isActive = true
        return constraint
    }
}

@Suite struct ConstraintFrameTests {
    let stage = ConstraintStage()
    var root: View { stage.root }

    @Test func edgesWithConstantsDetermineTheFrame() {
        let view = stage.add(View())
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
            view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
            view.topAnchor.constraint(equalTo: root.topAnchor, constant: 8),
            view.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -12),
        ])
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 16, y: 8, width: 284, height: 180))
        #expect(root.layoutReport.isEmpty)
    }

    typealias Case = (attribute: NSLayoutConstraint.Attribute, expected: CGPoint)

    /// Origins of a view of 40 × 20 whose attribute equals the root's, and whose other axis is at 0.
    static let cases: [Case] = [
        (.left, CGPoint(x: 0, y: 0)), (.right, CGPoint(x: 280, y: 0)),
        (.leading, CGPoint(x: 0, y: 0)), (.trailing, CGPoint(x: 280, y: 0)),
        (.centerX, CGPoint(x: 140, y: 0)), (.top, CGPoint(x: 0, y: 0)),
        (.bottom, CGPoint(x: 0, y: 180)), (.centerY, CGPoint(x: 0, y: 90)),
        // A view without text has its baselines at the bottom.
        (.firstBaseline, CGPoint(x: 0, y: 180)), (.lastBaseline, CGPoint(x: 0, y: 180)),
    ]

    @Test("An attribute equals the attribute of the superview", arguments: cases)
    func attribute(_ attribute: NSLayoutConstraint.Attribute, expected: CGPoint) {
        let view = stage.add(ConstrainedView(40, 20))
        stage.relate(view, attribute, .equal, root, attribute)
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(origin: expected, size: CGSize(width: 40, height: 20)))
    }

    typealias MarginCase = (
        attribute: NSLayoutConstraint.Attribute, margin: NSLayoutConstraint.Attribute,
        expected: CGPoint
    )

    /// The margins are 10 above, 20 at the left, 30 below and 40 at the right.
    static let marginCases: [MarginCase] = [
        (.left, .leftMargin, CGPoint(x: 20, y: 0)),
        (.right, .rightMargin, CGPoint(x: 240, y: 0)),
        (.leading, .leadingMargin, CGPoint(x: 20, y: 0)),
        (.trailing, .trailingMargin, CGPoint(x: 240, y: 0)),
        (.top, .topMargin, CGPoint(x: 0, y: 10)),
        (.bottom, .bottomMargin, CGPoint(x: 0, y: 150)),
        // The centre of the margins is at (20 + 280) / 2 = 150, (10 + 170) / 2 = 90.
        (.centerX, .centerXWithinMargins, CGPoint(x: 130, y: 0)),
        (.centerY, .centerYWithinMargins, CGPoint(x: 0, y: 80)),
    ]

    @Test("An attribute equals an attribute of the margins", arguments: marginCases)
    func margins(
        _ attribute: NSLayoutConstraint.Attribute, _ margin: NSLayoutConstraint.Attribute,
        expected: CGPoint
    ) {
        root.layoutMargins = EdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
        let view = stage.add(ConstrainedView(40, 20))
        stage.relate(view, attribute, .equal, root, margin)
        root.layoutIfNeeded()
        #expect(view.frame.origin == expected)
    }

    @Test func multiplierAndConstantApplyToSizes() {
        let view = stage.add(View())
        stage.relate(view, .width, .equal, root, .width, times: 0.25, plus: 10)
        stage.relate(view, .height, .equal, view, .width, times: 0.5, plus: -5)
        root.layoutIfNeeded()
        #expect(view.frame.size == CGSize(width: 90, height: 40))
    }

    @Test func multiplierOfAPositionCountsFromTheSuperview() {
        let container = stage.add(View())
        stage.relate(container, .left, .equal, root, .left, plus: 100)
        stage.relate(container, .width, .equal, nil, plus: 120)
        let view = stage.add(ConstrainedView(20, 20), to: container)
        stage.relate(view, .centerX, .equal, container, .trailing, times: 0.25)
        root.layoutIfNeeded()
        // A quarter of 120 is 30.
        #expect(view.frame.minX == 20)
    }

    @Test func inequalitiesLimitContent() {
        let wide = stage.add(ConstrainedView(100, 20))
        stage.relate(wide, .width, .lessThanOrEqual, nil, plus: 60)
        let narrow = stage.add(ConstrainedView(10, 20))
        stage.relate(narrow, .width, .greaterThanOrEqual, nil, plus: 24)
        root.layoutIfNeeded()
        #expect(wide.frame.width == 60)
        #expect(narrow.frame.width == 24)
    }

    @Test func higherPriorityHoldsFully() {
        let view = stage.add(View())
        stage.relate(view, .width, .equal, nil, plus: 100, priority: 250)
        stage.relate(view, .width, .equal, nil, plus: 100, priority: 250)
        stage.relate(view, .width, .equal, nil, plus: 40, priority: 251)
        root.layoutIfNeeded()
        #expect(view.frame.width == 40)
    }

    @Test func viewWithTheLowerResistanceIsCompressed() {
        let left = stage.add(ConstrainedView(200, 20))
        let right = stage.add(ConstrainedView(200, 20))
        right.setContentCompressionResistancePriority(LayoutPriority(749), for: .horizontal)
        stage.relate(left, .leading, .equal, root, .leading)
        stage.relate(right, .leading, .equal, left, .trailing, plus: 8)
        stage.relate(right, .trailing, .equal, root, .trailing)
        root.layoutIfNeeded()
        #expect(left.frame.width == 200)
        #expect(right.frame == CGRect(x: 208, y: 0, width: 112, height: 20))
    }

    @Test func viewWithTheLowerHuggingStretches() {
        let (left, right) = (stage.add(ConstrainedView(50, 20)), stage.add(ConstrainedView(60, 20)))
        left.setContentHuggingPriority(LayoutPriority(251), for: .horizontal)
        stage.relate(left, .leading, .equal, root, .leading)
        stage.relate(right, .leading, .equal, left, .trailing)
        stage.relate(right, .trailing, .equal, root, .trailing)
        root.layoutIfNeeded()
        #expect(left.frame.width == 50)
        #expect(right.frame.width == 270)
    }

    @Test func leadingIsRightFromRightToLeft() {
        root.semanticContentAttribute = .forceRightToLeft
        let view = stage.add(ConstrainedView(40, 20))
        stage.relate(view, .leading, .equal, root, .leading, plus: 16)
        let next = stage.add(ConstrainedView(30, 20))
        stage.relate(next, .leading, .greaterThanOrEqual, view, .trailing, plus: 8)
        stage.relate(next, .leading, .equal, view, .trailing, plus: 2, priority: 500)
        let fixed = stage.add(ConstrainedView(10, 10))
        stage.relate(fixed, .left, .equal, root, .left, plus: 5)
        root.layoutIfNeeded()
        #expect(view.frame.minX == 264)
        #expect(next.frame.minX == 226)
        #expect(fixed.frame.minX == 5)
    }

    @Test func directionOfASubviewChangesItsOwnContent() {
        let view = stage.add(ConstrainedView(40, 20))
        stage.relate(view, .leading, .equal, root, .leading, plus: 16)
        root.layoutIfNeeded()
        #expect(view.frame.minX == 16)
        root.semanticContentAttribute = .forceRightToLeft
        root.layoutIfNeeded()
        #expect(view.frame.minX == 264)
    }

    @Test func nestedViewsAreInTheCoordinatesOfTheirSuperviews() {
        let box = stage.add(View())
        stage.relate(box, .left, .equal, root, .left, plus: 30)
        stage.relate(box, .top, .equal, root, .top, plus: 40)
        let view = stage.add(ConstrainedView(20, 10), to: box)
        stage.relate(view, .left, .equal, box, .left, plus: 5)
        stage.relate(view, .top, .equal, box, .top, plus: 6)
        stage.relate(box, .right, .equal, view, .right, plus: 7)
        stage.relate(box, .bottom, .equal, view, .bottom, plus: 8)
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 5, y: 6, width: 20, height: 10))
        #expect(box.frame == CGRect(x: 30, y: 40, width: 32, height: 24))
    }

    @Test func autoresizedViewKeepsItsFrameAndItsMask() {
        let fixed = View(frame: CGRect(x: 10, y: 20, width: 100, height: 30))
        fixed.autoresizingMask = .flexibleWidth
        root.addSubview(fixed)
        let view = stage.add(ConstrainedView(20, 10))
        stage.relate(view, .left, .equal, fixed, .right, plus: 4)
        stage.relate(view, .centerY, .equal, fixed, .centerY)
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 114, y: 30, width: 20, height: 10))
        root.frame.size.width = 400
        root.layoutIfNeeded()
        #expect(fixed.frame.width == 180)
        #expect(view.frame.minX == 194)
        fixed.frame.origin.y = 60
        root.layoutIfNeeded()
        #expect(view.frame.minY == 70)
    }

    @Test func viewsWithoutConstraintsKeepTheirFrames() {
        let free = View(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        root.addSubview(free)
        let view = stage.add(ConstrainedView(20, 10))
        stage.relate(view, .left, .equal, root, .left)
        root.layoutIfNeeded()
        #expect(free.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    }

    @Test func edgesAreRoundedToPixels() {
        let (left, right) = (stage.add(View()), stage.add(View()))
        stage.relate(left, .left, .equal, root, .left)
        stage.relate(right, .left, .equal, left, .right)
        stage.relate(right, .right, .equal, root, .left, plus: 100.4)
        stage.relate(left, .width, .equal, right, .width, times: 2)
        root.layoutIfNeeded()
        // At 2×, 66.93 and 100.4 become 67 and 100.5.
        #expect(left.frame.width == 67)
        #expect(right.frame.minX == 67)
        #expect(right.frame.maxX == 100.5)
    }

    @Test func alignmentInsetsMoveTheFrameOutwards() {
        final class Shadowed: View {
            override var alignmentRectInsets: EdgeInsets {
                EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
            }
        }
        let view = stage.add(Shadowed())
        stage.relate(view, .left, .equal, root, .left, plus: 10)
        stage.relate(view, .top, .equal, root, .top, plus: 10)
        stage.relate(view, .width, .equal, nil, plus: 30)
        stage.relate(view, .height, .equal, nil, plus: 20)
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 8, y: 9, width: 36, height: 24))
    }

    // MARK: Changes

    @Test func changesOfConstraintsMoveViews() {
        let view = stage.add(ConstrainedView(40, 20))
        let left = stage.relate(view, .left, .equal, root, .left, plus: 10)
        root.layoutIfNeeded()
        left.constant = 30
        root.layoutIfNeeded()
        #expect(view.frame.minX == 30)
        view.content.width = 50
        root.layoutIfNeeded()
        #expect(view.frame.width == 50)
        let other = stage.relate(view, .left, .equal, root, .left, plus: 70, priority: 999)
        left.isActive = false
        root.layoutIfNeeded()
        #expect(view.frame.minX == 70)
        #expect(root.constraints == [other])
    }

    @Test func addedViewBringsTheConstraintsOfItsSize() {
        let first = stage.add(ConstrainedView(40, 20))
        stage.relate(first, .left, .equal, root, .left)
        root.layoutIfNeeded()
        let icon = View()
        icon.widthAnchor.constraint(equalToConstant: 24).isActive = true
        stage.add(icon)
        root.layoutIfNeeded()
        #expect(icon.frame.width == 24)
    }

    @Test func removedViewTakesItsConstraintsWithIt() {
        let view = stage.add(ConstrainedView(40, 20))
        let inner = stage.add(ConstrainedView(10, 10), to: view)
        let held = stage.relate(inner, .left, .equal, view, .left, plus: 3)
        let outer = stage.relate(inner, .left, .equal, root, .left, plus: 10)
        root.layoutIfNeeded()
        view.removeFromSuperview()
        #expect(held.isActive)
        #expect(!outer.isActive)
        #expect(root.constraints.isEmpty)
        view.layoutIfNeeded()
        #expect(inner.frame.minX == 3)
    }

    @Test func updateConstraintsRunsBeforeTheLayoutOnce() {
        final class Updating: View {
            var count = 0
            let part = ConstrainedView(10, 10)
            override func updateConstraints() {
                if count == 0 {
                    addSubview(part)
                    part.translatesAutoresizingMaskIntoConstraints = false
                    part.leftAnchor.constraint(equalTo: leftAnchor, constant: 12).isActive = true
                }
                count += 1
                super.updateConstraints()
            }
        }
        let view = Updating(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.layoutIfNeeded()
        #expect(view.part.frame.minX == 12)
        view.layoutIfNeeded()
        #expect(view.count == 1)
        view.setNeedsUpdateConstraints()
        view.layoutIfNeeded()
        #expect(view.count == 2)
    }
}

import Foundation
import TableControls
import TableDrawing
import Testing

@Suite struct LayoutGuideTests {
    let stage = ConstraintStage()
    var root: View { stage.root }

    @Test func marginsGuideFollowsTheMargins() {
        let view = stage.add(View())
        let guide = root.layoutMarginsGuide
        root.layoutMargins = EdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            view.widthAnchor.constraint(equalTo: guide.widthAnchor, multiplier: 0.5),
            view.topAnchor.constraint(equalTo: guide.topAnchor),
            view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        ])
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 20, y: 10, width: 130, height: 160))
        #expect(guide.layoutFrame == CGRect(x: 20, y: 10, width: 260, height: 160))
        root.layoutMargins.left = 60
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 60, y: 10, width: 110, height: 160))
    }

    @Test func marginsReachToTheMarginsOfTheSuperview() {
        root.layoutMargins = EdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
        let (box, inner) = (stage.add(View()), View())
        box.addSubview(inner)
        inner.translatesAutoresizingMaskIntoConstraints = false
        box.preservesSuperviewLayoutMargins = true
        NSLayoutConstraint.activate([
            box.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 5),
            box.rightAnchor.constraint(equalTo: root.rightAnchor),
            box.topAnchor.constraint(equalTo: root.topAnchor, constant: 100),
            box.bottomAnchor.constraint(equalTo: root.bottomAnchor),
            inner.leftAnchor.constraint(equalTo: box.layoutMarginsGuide.leftAnchor),
            inner.rightAnchor.constraint(equalTo: box.layoutMarginsGuide.rightAnchor),
            inner.topAnchor.constraint(equalTo: box.layoutMarginsGuide.topAnchor),
            inner.bottomAnchor.constraint(equalTo: box.layoutMarginsGuide.bottomAnchor),
        ])
        root.layoutIfNeeded()
        // The margin at the top is the box's own, because the box begins below the root's.
        #expect(box.layoutMargins == EdgeInsets(top: 8, left: 15, bottom: 30, right: 40))
        #expect(inner.frame == CGRect(x: 15, y: 8, width: 260, height: 62))
        box.preservesSuperviewLayoutMargins = false
        root.layoutIfNeeded()
        #expect(inner.frame == CGRect(x: 8, y: 8, width: 299, height: 84))
    }

    @Test func readableGuideIsAtMost672PointsWide() {
        root.frame.size.width = 1000
        let view = stage.add(View())
        let guide = root.readableContentGuide
        NSLayoutConstraint.activate([
            view.leftAnchor.constraint(equalTo: guide.leftAnchor),
            view.rightAnchor.constraint(equalTo: guide.rightAnchor),
        ])
        root.layoutIfNeeded()
        #expect(view.frame.minX == 164)
        #expect(view.frame.width == 672)
        root.frame.size.width = 400
        root.layoutIfNeeded()
        #expect(view.frame.minX == 8)
        #expect(view.frame.width == 384)
    }

    @Test func guideSharesTheSpaceBetweenViews() {
        let (left, right) = (stage.add(ConstrainedView(40, 20)), stage.add(ConstrainedView(60, 20)))
        let guide = LayoutGuide()
        root.addLayoutGuide(guide)
        NSLayoutConstraint.activate([
            left.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            guide.leadingAnchor.constraint(equalTo: left.trailingAnchor),
            guide.widthAnchor.constraint(equalToConstant: 32),
            right.leadingAnchor.constraint(equalTo: guide.trailingAnchor),
            guide.topAnchor.constraint(equalTo: root.topAnchor, constant: 5),
            guide.heightAnchor.constraint(equalTo: right.heightAnchor),
            right.topAnchor.constraint(equalTo: guide.topAnchor),
        ])
        root.layoutIfNeeded()
        #expect(right.frame == CGRect(x: 72, y: 5, width: 60, height: 20))
        #expect(guide.layoutFrame == CGRect(x: 40, y: 5, width: 32, height: 20))
        root.removeLayoutGuide(guide)
        #expect(root.constraints.count == 1)
    }

    @Test func systemSpacingIsEightPoints() {
        let (left, right) = (stage.add(ConstrainedView(40, 20)), stage.add(ConstrainedView(60, 20)))
        NSLayoutConstraint.activate([
            left.leadingAnchor.constraint(
                equalToSystemSpacingAfter: root.leadingAnchor, multiplier: 2),
            right.leadingAnchor.constraint(
                equalToSystemSpacingAfter: left.trailingAnchor, multiplier: 1),
            right.topAnchor.constraint(
                equalToSystemSpacingBelow: left.bottomAnchor, multiplier: 0.5),
        ])
        root.layoutIfNeeded()
        #expect(left.frame.minX == 16)
        #expect(right.frame.origin == CGPoint(x: 64, y: 24))
    }
}

import Foundation
import TableControls
import TableDrawing
import Testing

/// Hit tests, and conversion of points.
@Suite struct HitTestTests {
    private let root = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let back = View(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    private let front = View(frame: CGRect(x: 40, y: 40, width: 40, height: 40))
    private let child = View(frame: CGRect(x: 20, y: 20, width: 60, height: 10))

    init() {
        root.addSubview(back)
        root.addSubview(front)
        back.addSubview(child)
    }

    private func name(_ view: View?) -> String {
        let names = [(root, "root"), (back, "back"), (front, "front"), (child, "child")]
        return names.first { $0.0 === view }?.1 ?? "none"
    }

    typealias Case = (point: CGPoint, expected: String)
    static let cases: [Case] = [
        (CGPoint(x: 5, y: 5), "root"), (CGPoint(x: 15, y: 15), "back"),
        (CGPoint(x: 35, y: 35), "child"), (CGPoint(x: 45, y: 45), "front"),
        // The child extends beyond its parent, but the parent receives no touches there.
        (CGPoint(x: 75, y: 35), "root"), (CGPoint(x: 79, y: 79), "front"),
        // The right and lower edges are outside.
        (CGPoint(x: 80, y: 80), "root"), (CGPoint(x: 100, y: 50), "none"),
        (CGPoint(x: -1, y: 50), "none"),
    ]

    @Test("hitTest returns the front-most view that contains the point", arguments: cases)
    func hits(point: CGPoint, expected: String) {
        #expect(name(root.hitTest(point, with: nil)) == expected)
    }

    @Test func `a view without touches is skipped together with its subviews`() {
        let changes: [(View) -> Void] = [
            { $0.isHidden = true }, { $0.alpha = 0.005 }, { $0.isUserInteractionEnabled = false },
        ]
        for change in changes {
            let view = View(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
            view.addSubview(View(frame: view.bounds))
            let holder = View(frame: view.bounds)
            holder.addSubview(view)
            #expect(holder.hitTest(CGPoint(x: 9, y: 9)) === view.subviews[0])
            change(view)
            #expect(holder.hitTest(CGPoint(x: 9, y: 9)) === holder)
        }
        let faint = View(frame: root.bounds)
        faint.alpha = 0.01
        #expect(faint.hitTest(CGPoint(x: 9, y: 9)) === faint)
    }

    @Test func `labels and images ignore touches, buttons receive them`() {
        let views = [Label(frame: root.bounds), ImageView(frame: root.bounds)]
        for view in views { root.addSubview(view) }
        #expect(name(root.hitTest(CGPoint(x: 5, y: 5))) == "root")
        let button = Button(type: .custom)
        button.frame = root.bounds
        button.setTitle("Title", for: .normal)
        root.addSubview(button)
        root.layoutIfNeeded()
        #expect(root.hitTest(CGPoint(x: 50, y: 50)) === button)
    }

    @Test func `a transform moves the touchable area`() {
        front.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        #expect(name(root.hitTest(CGPoint(x: 45, y: 62))) == "root")
        #expect(name(root.hitTest(CGPoint(x: 60, y: 60))) == "front")
        #expect(front.convert(CGPoint(x: 40, y: 40), to: root) == CGPoint(x: 70, y: 70))
    }

    @Test func `points and rectangles are converted between views of a hierarchy`() {
        #expect(child.convert(CGPoint(x: 1, y: 2), to: root) == CGPoint(x: 31, y: 32))
        #expect(child.convert(CGPoint(x: 1, y: 2), to: front) == CGPoint(x: -9, y: -8))
        #expect(child.convert(CGPoint(x: 31, y: 32), from: root) == CGPoint(x: 1, y: 2))
        #expect(
            front.convert(CGRect(x: 0, y: 0, width: 5, height: 5), to: back)
                == CGRect(x: 30, y: 30, width: 5, height: 5))
        root.bounds.origin = CGPoint(x: 7, y: 0)
        #expect(back.convert(.zero, to: nil) == CGPoint(x: 3, y: 10))
    }
}

import Foundation
import TableControls
import TableDrawing
import Testing

/// Resizes a superview from 320 (portrait) to 480 points (landscape), once for each combination of
/// flexible parts.
@Suite struct AutoresizingTests {
    typealias Case = (mask: AutoresizingMask, frame: CGRect)

    static let cases: [Case] = [
        ([], CGRect(x: 20, y: 5, width: 100, height: 30)),
        (.flexibleRightMargin, CGRect(x: 20, y: 5, width: 100, height: 30)),
        (.flexibleLeftMargin, CGRect(x: 180, y: 5, width: 100, height: 30)),
        (.flexibleWidth, CGRect(x: 20, y: 5, width: 260, height: 30)),
        // The margins are 20 and 200: the 160 new points go 1 to 10, rounded down.
        (
            [.flexibleLeftMargin, .flexibleRightMargin],
            CGRect(x: 34, y: 5, width: 100, height: 30)
        ),
        // Margin and width are 20 and 100: 1 to 5. The width also grows by the rounding error of
        // the margin.
        ([.flexibleLeftMargin, .flexibleWidth], CGRect(x: 46, y: 5, width: 234, height: 30)),
        // Width and margin are 100 and 200: 1 to 2.
        ([.flexibleWidth, .flexibleRightMargin], CGRect(x: 20, y: 5, width: 153, height: 30)),
        (
            [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin],
            CGRect(x: 30, y: 5, width: 150, height: 30)
        ),
    ]

    @Test("A subview follows its mask when the superview grows from 320 to 480", arguments: cases)
    func horizontal(mask: AutoresizingMask, expected: CGRect) {
        let parent = View(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        let child = View(frame: CGRect(x: 20, y: 5, width: 100, height: 30))
        child.autoresizingMask = mask
        parent.addSubview(child)
        parent.frame = CGRect(x: 0, y: 0, width: 480, height: 44)
        #expect(child.frame == expected)
    }

    @Test(
        "A change of the superview's size by a rounding error moves no subview",
        arguments: [1e-13, -1e-13])
    func sameSize(difference: CGFloat) {
        let parent = View(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        let child = View(frame: CGRect(x: 16, y: 20, width: 60, height: 20.5))
        child.autoresizingMask = [.flexibleHeight, .flexibleTopMargin, .flexibleBottomMargin]
        parent.addSubview(child)
        parent.bounds.size.height += difference
        #expect(child.frame == CGRect(x: 16, y: 20, width: 60, height: 20.5))
    }

    @Test(
        "A subview follows its mask vertically when the superview's height changes to 480 and back",
        arguments: cases)
    func vertical(mask: AutoresizingMask, expected: CGRect) {
        var turned: AutoresizingMask = []
        let pairs: [(AutoresizingMask, AutoresizingMask)] = [
            (.flexibleLeftMargin, .flexibleTopMargin), (.flexibleWidth, .flexibleHeight),
            (.flexibleRightMargin, .flexibleBottomMargin),
        ]
        for (across, down) in pairs where mask.contains(across) { turned.formUnion(down) }
        let parent = View(frame: CGRect(x: 0, y: 0, width: 44, height: 320))
        let child = View(frame: CGRect(x: 5, y: 20, width: 30, height: 100))
        child.autoresizingMask = turned
        parent.addSubview(child)
        parent.frame = CGRect(x: 0, y: 0, width: 44, height: 480)
        #expect(
            child.frame
                == CGRect(
                    x: expected.minY, y: expected.minX, width: expected.height,
                    height: expected.width))
        parent.frame = CGRect(x: 0, y: 0, width: 44, height: 320)
        // The way back restores the points that the way there rounds off.
        #expect(child.frame.minY == 20 && child.frame.height == 100)
    }

    @Test(
        "A view returns to its frame after any number of changes of the superview's size",
        arguments: cases)
    func noDrift(mask: AutoresizingMask, expected: CGRect) {
        let parent = View(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        let child = View(frame: CGRect(x: 20, y: 5, width: 100, height: 30))
        child.autoresizingMask = mask
        parent.addSubview(child)
        for width: CGFloat in [377, 480, 301, 320, 279, 480] { parent.frame.size.width = width }
        #expect(child.frame == expected)
        parent.frame.size.width = 320
        #expect(child.frame == CGRect(x: 20, y: 5, width: 100, height: 30))
        // A new frame becomes the starting point.
        parent.frame.size.width = 480
        child.frame = CGRect(x: 20, y: 5, width: 100, height: 30)
        parent.frame.size.width = 320
        parent.frame.size.width = 480
        #expect(child.frame == CGRect(x: 20, y: 5, width: 100, height: 30))
    }

    @Test(
        "A fixed margin after a flexible width keeps its size in spite of rounding",
        arguments: 321...360)
    func fixedTrailingMargin(width: Int) {
        let parent = View(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        let child = View(frame: CGRect(x: 20, y: 5, width: 100, height: 30))
        child.autoresizingMask = [.flexibleLeftMargin, .flexibleWidth]
        parent.addSubview(child)
        parent.frame = CGRect(x: 0, y: 0, width: CGFloat(width), height: 44)
        #expect(parent.bounds.width - child.frame.maxX == 200)
    }

    @Test("A view with autoresizesSubviews off leaves its subviews' frames")
    func off() {
        let parent = View(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        parent.autoresizesSubviews = false
        let child = View(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        parent.addSubview(child)
        parent.frame = CGRect(x: 0, y: 0, width: 480, height: 60)
        #expect(child.frame.width == 320)
    }

    @Test("Flexible sizes grow from an empty superview")
    func fromZero() {
        let parent = View(frame: .zero)
        let child = View(frame: .zero)
        child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        parent.addSubview(child)
        parent.frame = CGRect(x: 0, y: 0, width: 300, height: 43)
        #expect(child.frame == CGRect(x: 0, y: 0, width: 300, height: 43))
    }

    @Test("A rotated and scaled view keeps its size through changes of the superview's size")
    func transformed() {
        let parent = View(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
        let child = View(frame: CGRect(x: 232, y: 20, width: 64, height: 64))
        child.autoresizingMask = .flexibleLeftMargin
        child.transform = CGAffineTransform(rotationAngle: 0.2).scaledBy(x: 1.1, y: 1.1)
        parent.addSubview(child)
        for width: CGFloat in [480, 300, 320] {
            parent.frame.size.width = width
            #expect(child.bounds == CGRect(x: 0, y: 0, width: 64, height: 64))
            #expect(child.center == CGPoint(x: width - 56, y: 52))
        }
        child.autoresizingMask = .flexibleWidth
        parent.frame.size.width = 400
        #expect(child.bounds.width == 144)
        #expect(child.center == CGPoint(x: 304, y: 52))
    }
}

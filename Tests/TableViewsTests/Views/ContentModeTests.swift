import Foundation
import TableControls
import TableDrawing
import Testing

/// Frames of an image of 60 × 30 points for UIKit's content modes, in views with the widths of a
/// row in portrait and landscape.
@Suite struct ContentModeTests {
    typealias Case = (mode: ContentMode, portrait: CGRect, landscape: CGRect)

    private static func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat)
        -> CGRect
    {
        CGRect(x: x, y: y, width: width, height: height)
    }

    static let cases: [Case] = [
        (.scaleToFill, rect(0, 0, 320, 100), rect(0, 0, 480, 60)),
        (.redraw, rect(0, 0, 320, 100), rect(0, 0, 480, 60)),
        // Portrait: the smaller factor is that of the height, 100 / 30. Landscape: 60 / 30.
        (.scaleAspectFit, rect(60, 0, 200, 100), rect(180, 0, 120, 60)),
        // The greater factor is that of the width: 320 / 60 and 480 / 60.
        (.scaleAspectFill, rect(0, -30, 320, 160), rect(0, -90, 480, 240)),
        (.center, rect(130, 35, 60, 30), rect(210, 15, 60, 30)),
        (.top, rect(130, 0, 60, 30), rect(210, 0, 60, 30)),
        (.bottom, rect(130, 70, 60, 30), rect(210, 30, 60, 30)),
        (.left, rect(0, 35, 60, 30), rect(0, 15, 60, 30)),
        (.right, rect(260, 35, 60, 30), rect(420, 15, 60, 30)),
        (.topLeft, rect(0, 0, 60, 30), rect(0, 0, 60, 30)),
        (.topRight, rect(260, 0, 60, 30), rect(420, 0, 60, 30)),
        (.bottomLeft, rect(0, 70, 60, 30), rect(0, 30, 60, 30)),
        (.bottomRight, rect(260, 70, 60, 30), rect(420, 30, 60, 30)),
    ]

    @Test("An image has the frame of its view's content mode", arguments: cases)
    func places(mode: ContentMode, portrait: CGRect, landscape: CGRect) throws {
        let image = Image(bitmap: Bitmap(width: 60, height: 30, filling: 0xFFFF_0000))
        let view = ImageView(image: image)
        view.contentMode = mode
        for (size, expected) in [
            (CGSize(width: 320, height: 100), portrait),
            (CGSize(width: 480, height: 60), landscape),
        ] {
            view.frame = CGRect(origin: .zero, size: size)
            guard case .image(_, let rect, _) = view.lowered().contents else {
                Issue.record("no image")
                continue
            }
            #expect(
                abs(rect.minX - expected.minX) < 1e-9 && abs(rect.minY - expected.minY) < 1e-9
                    && abs(rect.width - expected.width) < 1e-9
                    && abs(rect.height - expected.height) < 1e-9, "\(rect)")
        }
    }

    @Test("Every content mode has expected frames")
    func complete() { #expect(Set(Self.cases.map(\.mode)) == Set(ContentMode.allCases)) }

    // MARK: Conversions and hit tests

    /// Content of a row of 320 × 44 points, with a flexible label and a button with a fixed right
    /// margin.
    private static func row(width: CGFloat) -> (row: View, label: View, button: View, inner: View) {
        let row = View(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        let label = View(frame: CGRect(x: 15, y: 8, width: 230, height: 28))
        label.autoresizingMask = .flexibleWidth
        let button = View(frame: CGRect(x: 260, y: 8, width: 50, height: 28))
        button.autoresizingMask = .flexibleLeftMargin
        let inner = View(frame: CGRect(x: 10, y: 4, width: 30, height: 20))
        inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        button.addSubview(inner)
        row.addSubview(label)
        row.addSubview(button)
        let screen = View(frame: CGRect(x: 0, y: 0, width: width, height: 300))
        screen.addSubview(row)
        row.frame = CGRect(x: 0, y: 100, width: width, height: 44)
        return (row, label, button, inner)
    }

    typealias Hit = (width: CGFloat, point: CGPoint, expected: String)
    static let hits: [Hit] = [
        // Portrait: the label ends at 245, the button is at 260 to 310, its part at 270 to 300.
        (320, CGPoint(x: 20, y: 20), "label"), (320, CGPoint(x: 244, y: 20), "label"),
        (320, CGPoint(x: 245, y: 20), "row"), (320, CGPoint(x: 262, y: 20), "button"),
        (320, CGPoint(x: 270, y: 12), "inner"), (320, CGPoint(x: 300, y: 12), "button"),
        (320, CGPoint(x: 310, y: 20), "row"), (320, CGPoint(x: 430, y: 20), "none"),
        // Landscape: the label is 160 points wider, and the button 160 points further right.
        (480, CGPoint(x: 20, y: 20), "label"), (480, CGPoint(x: 262, y: 20), "label"),
        (480, CGPoint(x: 404, y: 20), "label"), (480, CGPoint(x: 405, y: 20), "row"),
        (480, CGPoint(x: 420, y: 8), "button"), (480, CGPoint(x: 430, y: 12), "inner"),
        (480, CGPoint(x: 460, y: 12), "button"), (480, CGPoint(x: 470, y: 20), "row"),
        (480, CGPoint(x: 480, y: 20), "none"),
    ]

    @Test("hitTest returns the view at a point at each width", arguments: hits)
    func hit(width: CGFloat, point: CGPoint, expected: String) {
        let views = Self.row(width: width)
        let names = [
            (views.row, "row"), (views.label, "label"), (views.button, "button"),
            (views.inner, "inner"),
        ]
        let found = views.row.hitTest(point, with: nil)
        #expect((names.first { $0.0 === found }?.1 ?? "none") == expected)
    }

    typealias Conversion = (width: CGFloat, toRow: CGPoint, toScreen: CGPoint, fromRow: CGPoint)
    static let conversions: [Conversion] = [
        (
            320, CGPoint(x: 272, y: 15), CGPoint(x: 272, y: 115), CGPoint(x: -170, y: 8)
        ),
        (
            480, CGPoint(x: 432, y: 15), CGPoint(x: 432, y: 115), CGPoint(x: -330, y: 8)
        ),
    ]

    @Test(
        "Points and rectangles are converted with the frames of each width",
        arguments: conversions)
    func conversion(width: CGFloat, toRow: CGPoint, toScreen: CGPoint, fromRow: CGPoint) {
        let views = Self.row(width: width)
        let point = CGPoint(x: 2, y: 3)
        #expect(views.inner.convert(point, to: views.row) == toRow)
        #expect(views.inner.convert(point, to: nil) == toScreen)
        #expect(views.inner.convert(toRow, from: views.row) == point)
        #expect(
            views.inner.convert(CGPoint(x: 100, y: 20), from: views.row) == fromRow)
        #expect(
            views.label.convert(views.label.bounds, to: views.button)
                == CGRect(
                    x: 15 - views.button.frame.minX, y: 0, width: width - 90, height: 28))
    }
}

import Foundation
import TableDrawing
import TableText
import Testing

/// Methods of iOS 2 to 6, in Helvetica.
@Suite struct ClassicStringDrawingTests {
    @Test(arguments: [
        // The typeface's published advances and kerning give 38.66, 20.02, 88.96 and 63.29.
        ("Hello", 17.0, 39.0, 21.0), ("eee", 12, 21, 15), ("0123456789", 16, 89, 20),
        ("one\ntwo", 18, 64, 22), ("", 17, 0, 0),
    ])
    func aSingleLineHasASizeInWholePoints(text: String, size: Double, width: Double, height: Double)
    {
        era(.helvetica) {
            let found = text.size(withFont: .systemFont(ofSize: CGFloat(size)))
            #expect(found == CGSize(width: width, height: height))
        }
    }

    @Test(arguments: [
        (1_000.0, 1.0), (100, 2), (60, 3), (0, 1),
    ])
    func constrainedTextWrapsAndItsLinesAreCounted(width: Double, lines: Double) {
        era(.helvetica) {
            let size = "one two three four".size(
                withFont: .systemFont(ofSize: 17),
                constrainedTo: CGSize(width: width, height: .greatestFiniteMagnitude))
            #expect(size.height == CGFloat(21 * lines))
            if width > 0 { #expect(size.width <= CGFloat(width)) }
        }
    }

    @Test func aConstrainedHeightContainsWholeLinesAndAtLeastALine() {
        era(.helvetica) {
            func height(_ limit: CGFloat) -> CGFloat {
                "one two three four".size(
                    withFont: .systemFont(ofSize: 17),
                    constrainedTo: CGSize(width: 60, height: limit)
                ).height
            }
            #expect(height(62) == 42)
            #expect(height(63) == 63)
            #expect(height(5) == 21)
        }
    }

    @Test func theBaselineIsTheAscenderBelowThePoint() throws {
        try era(.helvetica) {
            let font = Font.systemFont(ofSize: 17)
            let texts = drawn { canvas in
                canvas.setFillColor(.red)
                let size = "Hello".draw(at: CGPoint(x: 10, y: 20), withFont: font)
                #expect(size == CGSize(width: 39, height: 21))
            }
            let text = try #require(texts.first)
            #expect(text.point == CGPoint(x: 10, y: 20))
            #expect(text.text.runs[0].glyphs[0].position == CGPoint(x: 0, y: 17))
            #expect(text.text.runs[0].color == Color.red.resolved)
        }
    }

    /// The call of the time zone cell: 18 points shrinking to 16 in a column of 130.
    @Test(arguments: [
        // The published widths: 131.87 at 18 and 128.21 at 17.5; 133.76 at 17 and 129.82 at 16.5.
        ("Cairo", 18.0, "Cairo"), ("Dumont d'Urville", 17.5, "Dumont d'Urville"),
        ("Buenos Aires, AR", 16.5, "Buenos Aires, AR"),
        ("Knox, Indiana, United States", 16, "Knox, Indiana, …"),
    ])
    func aLineShrinksAndThenIsTruncated(text: String, size: Double, expected: String) {
        era(.helvetica) {
            var actual: CGFloat = 0
            let texts = drawn { _ in
                text.draw(
                    at: CGPoint(x: 10, y: 8), forWidth: 130, withFont: .systemFont(ofSize: 18),
                    minFontSize: 16, actualFontSize: &actual, lineBreakMode: .byTruncatingTail,
                    baselineAdjustment: .alignBaselines)
            }
            #expect(actual == CGFloat(size))
            #expect(texts.first?.text.string == expected)
            var measured: CGFloat = 0
            let room = text.size(
                withFont: .systemFont(ofSize: 18), minFontSize: 16, actualFontSize: &measured,
                forWidth: 130, lineBreakMode: .byTruncatingTail)
            #expect(measured == actual)
            #expect(room.width <= 130)
        }
    }

    @Test func theLargestFittingSizeIsUsed() {
        era(.helvetica) {
            var actual: CGFloat = 0
            for width: CGFloat in [40, 55, 63.3, 80, 100] {
                _ = "A rather long line".size(
                    withFont: .systemFont(ofSize: 17), minFontSize: 2, actualFontSize: &actual,
                    forWidth: width, lineBreakMode: .byTruncatingTail)
                func natural(_ size: CGFloat) -> CGFloat {
                    layout("A rather long line", size: size).size.width
                }
                #expect(natural(actual) <= width)
                #expect(natural(actual + FittingStep.points) > width)
            }
        }
    }

    private enum FittingStep { static let points: CGFloat = 0.5 }

    @Test(arguments: [
        // 17 points have their baseline at 17 of 21, 10 points theirs at 10 of 13.
        (BaselineAdjustment.alignBaselines, 17.0), (.alignCenters, 14), (.none, 10),
    ])
    func theBaselineAdjustmentPlacesASmallerText(
        adjustment: BaselineAdjustment, baseline: Double
    ) throws {
        try era(.helvetica) {
            let texts = drawn { _ in
                "Hello".draw(
                    at: .zero, forWidth: 100, withFont: .systemFont(ofSize: 17), fontSize: 10,
                    lineBreakMode: .byClipping, baselineAdjustment: adjustment)
            }
            let text = try #require(texts.first)
            let found = text.point.y + text.text.runs[0].glyphs[0].position.y
            #expect(found == CGFloat(baseline))
            let shrunk = drawn { _ in
                "Hello".draw(
                    at: .zero, forWidth: 1, withFont: .systemFont(ofSize: 17), minFontSize: 10,
                    actualFontSize: nil, lineBreakMode: .byClipping,
                    baselineAdjustment: adjustment)
            }
            #expect(shrunk.map { $0.point.y + $0.text.runs[0].glyphs[0].position.y } == [found])
        }
    }

    @Test func textInARectangleWrapsAlignsAndReturnsItsSize() throws {
        try era(.helvetica) {
            let font = Font.systemFont(ofSize: 17)
            var size = CGSize.zero
            let texts = drawn { _ in
                size = "one two three".draw(
                    in: CGRect(x: 5, y: 5, width: 60, height: 100), withFont: font,
                    lineBreakMode: .byWordWrapping, alignment: .right)
            }
            let text = try #require(texts.first)
            #expect(text.text.string == "one two\nthree")
            #expect(text.point == CGPoint(x: 5, y: 5))
            #expect(size.height == 42)
            #expect(size.width == "one two".size(withFont: font).width)
            // "three" has a width of 38.47.
            #expect(abs(text.text.runs[1].glyphs[0].position.x - 21.53) < 0.01)
        }
    }

    @Test func aRectangleContainsTheLinesWhoseCapitalsFit() {
        era(.helvetica) {
            func lines(_ height: CGFloat) -> Int {
                drawn { _ in
                    "one two three".draw(
                        in: CGRect(x: 0, y: 0, width: 60, height: height),
                        withFont: .systemFont(ofSize: 17))
                }[0].text.string.split(separator: "\n").count
            }
            // The capitals of the second line need 12.2 of its 21 points.
            #expect(lines(33) == 1)
            #expect(lines(34) == 2)
        }
    }

    @Test func clippedTextIsDrawnInAClipOfItsWidth() {
        let canvas = Canvas(bounds: CGRect(x: 0, y: 0, width: 100, height: 100))
        canvas.makeCurrent {
            _ = "Hello, World".draw(
                at: CGPoint(x: 3, y: 4), forWidth: 20, withFont: .systemFont(ofSize: 17),
                lineBreakMode: .byClipping)
        }
        let kinds = canvas.finish().commands.map { command in
            switch command {
            case .saveGState: return "save"
            case .restoreGState: return "restore"
            case .clip(let path, _): return "clip \(path.controlPointBox.width)"
            case .text: return "text"
            default: return "other"
            }
        }
        #expect(kinds == ["save", "clip 20.0", "text", "restore"])
    }

    @Test func drawingOutsideOfACanvasIsReported() {
        let found = diagnostics { _ = "a".draw(at: .zero, withFont: .systemFont(ofSize: 17)) }
        #expect(found.map(\.identifier) == ["canvas.no-current"])
    }
}

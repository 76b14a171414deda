import Foundation
import TableDrawing
import TableText
import Testing

@Suite struct LabelLayoutTests {
    private func label(
        _ text: String, _ width: CGFloat, _ height: CGFloat, lines: Int = 1,
        alignment: TextAlignment = .natural, scale: CGFloat = 2, minimum: CGFloat = 0,
        adjustment: BaselineAdjustment = .alignBaselines,
        direction: LayoutDirection = .leftToRight
    ) -> TextLayout {
        TextLayout.label(
            text, font: .systemFont(ofSize: 17), color: .black,
            in: CGSize(width: width, height: height), numberOfLines: lines, alignment: alignment,
            adjustsFontSizeToFitWidth: minimum > 0, minimumScaleFactor: minimum,
            baselineAdjustment: adjustment, direction: direction, scale: scale)
    }

    @Test func textIsCentredVerticallyOnAWholePixel() {
        #expect(label("a", 100, 20.5).lines[0].frame.minY == 0)
        #expect(label("a", 100, 43.5).lines[0].frame.minY == 11.5)
        #expect(label("a", 100, 44).lines[0].frame.minY == 12)
        #expect(label("a", 100, 44, scale: 1).lines[0].frame.minY == 12)
        #expect(era(.helvetica) { label("a", 100, 43, scale: 1).lines[0].frame.minY } == 11)
        #expect(label("a\nb", 100, 100, lines: 0).lines[0].frame.minY == 29.5)
    }

    @Test func aLabelHasASingleTruncatedLineByDefault() {
        let text = label("one two three four", 80, 60)
        #expect(text.lines.count == 1)
        #expect(text.string.hasSuffix("…"))
        let three = label("one two three four five six seven", 80, 60, lines: 2)
        #expect(three.lines.count == 2)
        #expect(three.string.hasSuffix("…"))
    }

    @Test func aLowLabelTruncatesTheLastLineThatFits() {
        let text = label("one two three four five six seven", 80, 45, lines: 0)
        #expect(text.lines.count == 2)
        #expect(text.string.hasSuffix("…"))
    }

    @Test func naturalAlignmentFollowsTheInterfaceDirection() {
        #expect(label("abc", 100, 20).lines[0].frame.minX == 0)
        #expect(label("שלום", 100, 20).lines[0].frame.minX == 0)
        let mirrored = label("abc", 100, 20, direction: .rightToLeft).lines[0].frame
        #expect(abs(mirrored.maxX - 100) < 1e-6)
    }

    @Test func aLineShrinksToItsFactorAndThenIsTruncated() {
        let long = "A rather long line of text"
        let natural = layout(long).size.width
        let shrunk = label(long, natural * 0.8, 30, minimum: 0.5)
        #expect(shrunk.string == long)
        // Letters of small sizes have larger distances, so 13.5 points, 0.8 of 17, are too wide.
        #expect(shrunk.lines[0].runs[0].size == 12.5)
        let cut = label(long, natural * 0.3, 30, minimum: 0.5)
        #expect(cut.lines[0].runs[0].size == 8.5)
        #expect(cut.string.hasSuffix("…"))
        #expect(label(long, natural * 0.8, 30).lines[0].runs[0].size == 17)
    }

    @Test(arguments: [0, 2, 3]) func severalLinesShrinkUntilTheyFit(count: Int) {
        let long = "Some lines that become smaller until every word of them has room in the label"
        let height: CGFloat = count == 2 ? 41 : 50
        let whole = label(long, 260, height, lines: count)
        #expect(whole.isTruncated)
        let shrunk = label(long, 260, height, lines: count, minimum: 0.4)
        #expect(shrunk.string.replacing("\n", with: " ") == long)
        #expect(!shrunk.isTruncated && shrunk.size.height <= height)
        if count > 0 { #expect(shrunk.lines.count <= count) }
        let size = shrunk.lines[0].runs[0].size
        #expect(size < 17 && size >= 6.8)
        // A size that is half a point larger does not fit. The lines are centred.
        let larger = TextLayout.label(
            long, font: .systemFont(ofSize: size + 0.5), color: .black,
            in: CGSize(width: 260, height: height), numberOfLines: count)
        #expect(larger.isTruncated)
        let above = shrunk.lines[0].frame.minY
        let below = height - shrunk.lines[shrunk.lines.count - 1].frame.maxY
        #expect(abs(above - below) <= 1)
        // The factor limits the shrinking.
        let cut = label(long, 100, 41, lines: 2, minimum: 0.9)
        #expect(cut.isTruncated && abs(cut.lines[0].runs[0].size - 15.3) < 1e-6)
        #expect(label("Short", 260, height, lines: count, minimum: 0.4).lines[0].runs[0].size == 17)
    }

    @Test func theBaselineAdjustmentPlacesASmallerLine() {
        let long = "A rather long line of text"
        let width = layout(long).size.width * 0.55
        func line(_ adjustment: BaselineAdjustment) -> TextLayout.Line {
            label(long, width, 40.5, minimum: 0.1, adjustment: adjustment).lines[0]
        }
        let original = label("A", width, 40.5).lines[0]
        #expect(abs(line(.alignBaselines).baseline - original.baseline) < 1e-9)
        #expect(line(.none).frame.minY == original.frame.minY)
        #expect(abs(line(.alignCenters).frame.midY - original.frame.midY) < 1e-9)
    }

    @Test func sizesRoundUpToPixels() {
        let text = AttributedText("Hello", font: .systemFont(ofSize: 17))
        let natural = layout("Hello").size.width
        let twice = TextLayout.labelSize(text, fitting: .zero, scale: 2)
        #expect(twice.height == 20.5)
        #expect(twice.width >= natural && twice.width < natural + 0.5)
        #expect((twice.width * 2).rounded() == twice.width * 2)
        #expect(
            TextLayout.labelSize(
                AttributedText("", font: .systemFont(ofSize: 17)), fitting: .zero, scale: 2)
                == .zero)
        // A label with its requested width does not truncate.
        #expect(label("Hello", twice.width, twice.height).string == "Hello")
    }

    @Test func wrappedSizesCountTheirLines() {
        let text = AttributedText("one two three four", font: .systemFont(ofSize: 17))
        let size = TextLayout.labelSize(
            text, fitting: CGSize(width: 80, height: 0), numberOfLines: 0, scale: 2)
        #expect(size.height == 41)
        #expect(size.width <= 80)
    }

    /// Signs before digits have a distance from right to left, if kerning does not join them.
    @Test(arguments: ["+20 12 345", "+2 3", "-7 °C", "(12)", "12->13", "1 (2)", "a", "אב +20 12"])
    func aLabelIsMeasuredInItsLayoutDirection(string: String) {
        for direction in [LayoutDirection.leftToRight, .rightToLeft] {
            let size = TextLayout.labelSize(
                AttributedText(string, font: .systemFont(ofSize: 17)), fitting: .zero,
                direction: direction, scale: 2)
            let whole = label(string, size.width, size.height, direction: direction)
            #expect(whole.string == string && !whole.isTruncated, "\(direction)")
            let natural = whole.lines[0].frame.width
            #expect(size.width < natural + 0.5)
            // A text that can shrink keeps its size if it fits.
            let fitted = label(
                string, size.width, size.height, minimum: 0.5, direction: direction)
            #expect(fitted.lines[0].runs[0].size == 17)
        }
    }
}

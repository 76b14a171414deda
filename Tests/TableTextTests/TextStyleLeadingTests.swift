import Foundation
import TableDrawing
import Testing

@testable import TableText

@Suite("Leading of text styles")
struct TextStyleLeadingTests {
    /// Leading in points, by categories from extra small to the largest accessibility size, as
    /// published in Apple's Human Interface Guidelines.
    ///
    /// The value 26 of the subheadline was measured.
    private static let published: [(style: Font.TextStyle, leading: [CGFloat])] = [
        (.largeTitle, [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70]),
        (.title1, [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68]),
        (.title2, [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66]),
        (.title3, [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65]),
        (.headline, [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]),
        (.body, [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]),
        (.callout, [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60]),
        (.subheadline, [16, 18, 19, 20, 22, 24, 26, 31, 37, 43, 50, 58]),
        (.footnote, [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52]),
        (.caption1, [13, 13, 13, 16, 19, 21, 23, 28, 32, 39, 44, 51]),
        (.caption2, [13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48]),
    ]

    private func lines(_ string: String, _ font: Font) -> TextLayout {
        TextLayout(string, font: font, in: CGSize(width: CGFloat.infinity, height: .infinity))
    }

    private func isNear(_ value: CGFloat, _ expected: CGFloat) -> Bool {
        abs(value - expected) < 0.001
    }

    @Test("Lines have the published distance in every category", arguments: published)
    func leading(style: Font.TextStyle, leading: [CGFloat]) {
        for (category, expected) in zip(ContentSizeCategory.allCases, leading) {
            let font = Font.preferredFont(
                forTextStyle: style,
                compatibleWith: TraitCollection(preferredContentSizeCategory: category))
            #expect(font.isTextStyle)
            let text = lines("a\nb\nc", font)
            let baselines = text.lines.map(\.baseline)
            #expect(isNear(baselines[1] - baselines[0], expected), "\(style) \(category)")
            #expect(isNear(baselines[2] - baselines[1], expected), "\(style) \(category)")
            let natural = 1.193359375 * font.pointSize
            #expect(isNear(text.lines[0].frame.height, natural))
            #expect(isNear(text.size.height, natural + 2 * expected))
        }
    }

    @Test("A wrapped label has the height of its first line and the leading of the other lines")
    func label() {
        let text = AttributedText(
            "Some words that need two lines", font: .preferredFont(forTextStyle: .body))
        for (scale, height) in [(CGFloat(2), CGFloat(42.5)), (3, 42 + 1.0 / 3)] {
            let size = TextLayout.labelSize(
                text, fitting: CGSize(width: 150, height: 0), numberOfLines: 0, scale: scale)
            #expect(isNear(size.height, height))
        }
    }

    @Test("Lines of the system font without a text style have the font's own height")
    func systemFont() {
        let font = Font.systemFont(ofSize: 17)
        #expect(!font.isTextStyle)
        #expect(font != .preferredFont(forTextStyle: .body))
        #expect(isNear(lines("a\nb", font).size.height, 2 * 17 * 1.193359375))
    }

    @Test("A bold text style keeps its leading, and another size does not")
    func changedFonts() {
        let body = Font.preferredFont(forTextStyle: .body)
        #expect(isNear(lines("a\nb", body.withTraits(bold: true)).size.height, 20.287109 + 22))
        #expect(body.withSize(17).isTextStyle)
        let larger = body.withSize(20)
        #expect(!larger.isTextStyle)
        #expect(isNear(lines("a\nb", larger).size.height, 40 * 1.193359375))
    }

    @Test("A scaled text style has the leading of the style at its size")
    func scaled() {
        let text = AttributedText("a\nb", font: .preferredFont(forTextStyle: .body))
        func height(_ size: CGFloat) -> CGFloat {
            TextLayout.measure(
                text.scaled(by: size / 17), in: CGSize(width: CGFloat.infinity, height: .infinity)
            ).height
        }
        // Published: 14 points have 19, 19 have 24, 21 have 26, and 53 have 62.
        #expect(isNear(height(19), 19 * 1.193359375 + 24))
        #expect(isNear(height(20), 20 * 1.193359375 + 25))
        let small: CGFloat = 8.5 * 1.193359375 + 8.5 * 19 / 14
        let large: CGFloat = 60 * 1.193359375 + 60 * 62 / 53
        #expect(isNear(height(8.5), small))
        #expect(isNear(height(60), large))
    }

    @Test("The greatest leading of a line's fonts determines the distance")
    func mixedFonts() {
        let footnote = TextAttributes(font: .preferredFont(forTextStyle: .footnote))
        let body = TextAttributes(font: .preferredFont(forTextStyle: .body))
        let text = AttributedText([("a", footnote), ("b\nc", body)], fallback: body)
        let found = TextLayout(text, in: CGSize(width: CGFloat.infinity, height: .infinity))
        #expect(isNear(found.lines[1].baseline - found.lines[0].baseline, 22))
    }

    @Test("A fixed line height and a multiple replace the leading")
    func paragraphStyles() {
        func height(_ change: (inout ParagraphStyle) -> Void) -> CGFloat {
            var style = ParagraphStyle()
            change(&style)
            var attributes = TextAttributes(font: .preferredFont(forTextStyle: .body))
            attributes.paragraphStyle = style
            return TextLayout(
                AttributedText("a\nb", attributes: attributes),
                in: CGSize(width: CGFloat.infinity, height: .infinity)
            ).size.height
        }
        #expect(
            isNear(
                height {
                    $0.minimumLineHeight = 30
                    $0.maximumLineHeight = 30
                }, 60))
        #expect(isNear(height { $0.lineHeightMultiple = 2 }, 2 * (20.287109 + 22)))
        #expect(isNear(height { $0.lineSpacing = 5 }, 20.287109 + 22 + 5))
    }

    @Test("The spacing of lines also separates paragraphs")
    func lineSpacingBetweenParagraphs() {
        var style = ParagraphStyle()
        style.lineSpacing = 6
        var attributes = TextAttributes(font: .systemFont(ofSize: 10))
        attributes.paragraphStyle = style
        let text = TextLayout(
            AttributedText("a\n\nb", attributes: attributes),
            in: CGSize(width: CGFloat.infinity, height: .infinity))
        let tops = text.lines.map(\.frame.minY)
        #expect(isNear(tops[1], 11.93359375 + 6))
        #expect(isNear(tops[2], 2 * (11.93359375 + 6)))
        // The last line has no spacing below.
        #expect(isNear(text.size.height, 3 * 11.93359375 + 12))
    }

    @Test("The classic system font has no leading of text styles")
    func classic() {
        let font = Font.preferredFont(forTextStyle: .body)
        let plain = era(.helvetica) { lines("a\nb", .systemFont(ofSize: 17)).size.height }
        #expect(era(.helvetica) { lines("a\nb", font).size.height } == plain)
    }

    @Test("Text that fits its measured height keeps its lines")
    func fits() {
        let text = AttributedText("a\nb\nc", font: .preferredFont(forTextStyle: .footnote))
        let room = CGSize(width: 100, height: CGFloat.infinity)
        let height = TextLayout.measure(text, in: room).height
        #expect(isNear(height, 13 * 1.193359375 + 36))
        let whole = TextLayout(text, in: CGSize(width: 100, height: height))
        #expect(whole.lines.count == 3 && !whole.isTruncated)
    }
}

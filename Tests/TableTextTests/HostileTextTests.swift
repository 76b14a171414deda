import Foundation
import TableDrawing
@testable import TableText
import Testing

/// Hostile input: bounded work, no crash, and a diagnostic.
@Suite struct HostileTextTests {
    @Test(arguments: [
        CGSize(width: CGFloat.nan, height: CGFloat.nan), CGSize(width: -5, height: -5),
        CGSize(width: 0, height: 0), CGSize(width: 1e300, height: 1e300),
        CGSize(width: -CGFloat.infinity, height: CGFloat.infinity),
        CGSize(width: CGFloat.leastNonzeroMagnitude, height: 1),
    ])
    func impossibleSizesAreLaidOut(size: CGSize) {
        for mode in LineBreakMode.allCases {
            for lines in [-1, 0, 1, 2] {
                let text = TextLayout(
                    "Hello, World", font: .systemFont(ofSize: 17), in: size,
                    options: .init(numberOfLines: lines, lineBreakMode: mode, alignment: .center))
                #expect(text.lines.count >= 1)
                #expect(text.size.height.isFinite && text.size.width.isFinite)
                #expect(text.glyphs.allSatisfy { $0.position.x.isFinite })
            }
        }
    }

    @Test func onlyTheVisiblePartOfAMegabyteInALineIsShaped() {
        let text = String(repeating: "Lorem ipsum ", count: 90_000)
        for mode in LineBreakMode.allCases {
            let found = layout(text, width: 300, lines: 1, mode)
            #expect(found.lines.count == 1)
            #expect(found.glyphs.count < 10_000)
        }
        let middle = layout(text + "end", width: 300, lines: 1, .byTruncatingMiddle).string
        #expect(middle.hasPrefix("Lorem") && middle.hasSuffix("ipsum end"))
        let head = layout(text + "end", width: 300, lines: 1, .byTruncatingHead).string
        #expect(head.hasPrefix("…") && head.hasSuffix("ipsum end"))
    }

    @Test func onlyTheVisiblePartOfAMegabyteInAFewLinesIsShaped() {
        let text = String(repeating: "Lorem ipsum ", count: 90_000)
        let found = layout(text, width: 300, lines: 3, .byTruncatingTail)
        #expect(found.lines.count == 3)
        #expect(found.string.hasSuffix("…"))
        #expect(layout(text, width: 300, height: 100).lines.count == 4)
    }

    @Test func anExtremelyLongLineIsTruncatedAndReported() {
        let text = String(repeating: "x", count: 200_000)
        let found = diagnostics {
            let line = layout(text)
            #expect(line.lines.count == 1)
            #expect(line.isTruncated)
            #expect(line.size.width.isFinite && line.size.width < 2_000_000)
        }
        #expect(found.map(\.identifier) == ["text.too-long"])
    }

    @Test func manyCombiningMarksBelongToASingleLetter() {
        let text = "e" + String(repeating: "\u{301}", count: 20_000)
        #expect(layout(text, width: 300, lines: 1, .byTruncatingTail).lines.count == 1)
        #expect(layout(text, width: 300).lines.count >= 1)
    }

    @Test func aThousandMissingCharactersAreReportedOnce() {
        let text = String(repeating: "\u{10FFFD}", count: 1_000)
        let found = diagnostics { _ = layout(text, width: 300) }
        #expect(found.count == 1)
    }

    @Test(arguments: [
        "\u{0}", "\u{FEFF}", "\u{200D}\u{200D}", "\u{202E}abc\u{202C}", "\u{2066}\u{2069}",
        "\u{FFFF}", "\u{E0001}", "\u{301}", "\u{200B}", "\u{2028}\u{2029}", "🏴\u{E0067}\u{E007F}",
        "\u{1F1E6}", "\u{FE0F}", "\u{20E3}", "a\u{0}b", "\t\t\t",
    ])
    func oddCharactersAreLaidOut(string: String) {
        for mode in LineBreakMode.allCases {
            let found = layout(string, width: 20, lines: 1, mode)
            #expect(found.size.width.isFinite)
        }
        let size = string.size(withFont: .systemFont(ofSize: 17))
        #expect(size.width.isFinite)
    }

    @Test func hugeAndTinyFontsAreLaidOut() {
        for size: CGFloat in [0.001, 0.5, 2_000, 1e9] {
            let text = TextLayout(
                "Hello", font: .systemFont(ofSize: size), in: CGSize(width: 300, height: 300),
                options: .init(numberOfLines: 1, lineBreakMode: .byTruncatingTail))
            #expect(text.lines.count == 1)
            #expect(text.size.height > 0 && text.size.height < 3_000)
        }
    }

    @Test func absurdAttributesAreLimited() {
        let style = NSMutableParagraphStyle()
        style.firstLineHeadIndent = 1e12
        style.headIndent = -1e12
        style.tailIndent = .nan
        style.lineHeightMultiple = -3
        style.minimumLineHeight = .infinity
        let text = NSAttributedString(
            string: "one two three",
            attributes: [
                .kern: 1e300, .baselineOffset: -1e300, .paragraphStyle: style,
                .underlineStyle: 0x0402, .font: Font.systemFont(ofSize: 17),
            ])
        let rect = text.boundingRect(
            with: CGSize(width: 100, height: 100), options: .usesLineFragmentOrigin, context: nil)
        #expect(rect.width.isFinite && rect.height.isFinite)
    }

    @Test(arguments: LineBreakMode.allCases)
    func anEmptyBookKeepsLinesDrawsNoLettersAndIsReported(mode: LineBreakMode) {
        // As on a machine without the packages.
        with(FontBook(sources: [])) {
            let found = diagnostics {
                for lines in 0...2 {
                    let text = layout("Hello\nWorld", width: 50, lines: lines, mode)
                    #expect(text.glyphs.isEmpty)
                    let height: CGFloat = lines == 1 ? 20.287109375 : 2 * 20.287109375
                    #expect(text.size.height == height)
                }
            }
            #expect(found.map(\.identifier) == ["text.missing-font"])
            #expect(found[0].message.contains("apt-get install fonts-inter"))
        }
    }
}

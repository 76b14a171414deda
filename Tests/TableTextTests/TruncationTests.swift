import Foundation
import TableDrawing
import TableText
import Testing

/// All six modes, in a single line and in the last of several lines.
///
/// The ends of lines were computed from the published advances and kerning of the typeface: of 100
/// points "Hello, Worl…" takes 99.16, "Hello, World…" would take 108.61.
@Suite struct TruncationTests {
    private static let text = "Hello, World, how are you today"

    @Test(arguments: [
        (LineBreakMode.byWordWrapping, "Hello, World,"), (.byCharWrapping, "Hello, World,"),
        (.byClipping, "Hello, World, how are you today"), (.byTruncatingHead, "… you today"),
        (.byTruncatingTail, "Hello, Worl…"), (.byTruncatingMiddle, "Hello…today"),
    ])
    func aSingleLineIsTruncatedByItsMode(mode: LineBreakMode, expected: String) {
        era(.helvetica) {
            let text = layout(Self.text, width: 100, lines: 1, mode)
            #expect(text.string == expected)
            #expect(text.lines.count == 1)
            #expect(text.lines[0].isTruncated == mode.isTruncating)
            #expect(text.isTruncated == (mode != .byClipping))
            #expect(text.isClipped == (mode == .byClipping))
        }
    }

    @Test(arguments: [
        (LineBreakMode.byWordWrapping, "Hello, World,\nhow are you"),
        (.byCharWrapping, "Hello, World,\nhow are you"),
        (.byClipping, "Hello, World,\nhow are you today"),
        (.byTruncatingHead, "Hello, World,\n… you today"),
        (.byTruncatingTail, "Hello, World,\nhow are yo…"),
        (.byTruncatingMiddle, "Hello, World,\nhow a…oday"),
    ])
    func theLastOfSeveralLinesIsTruncatedByItsMode(mode: LineBreakMode, expected: String) {
        era(.helvetica) {
            #expect(layout(Self.text, width: 100, lines: 2, mode).string == expected)
        }
    }

    @Test(arguments: LineBreakMode.allCases)
    func aTextThatFitsIsUnchanged(mode: LineBreakMode) {
        for lines in 0...3 {
            let text = layout("Hello", width: 100, lines: lines, mode)
            #expect(text.string == "Hello")
            #expect(!text.isTruncated && !text.isClipped)
        }
    }

    @Test(arguments: LineBreakMode.allCases)
    func aTextOfExactlyItsOwnWidthFits(mode: LineBreakMode) {
        for string in ["Hello", "Hello, World, how are you today", "1/3 of it", "AVATAR To"] {
            let width = layout(string).size.width
            #expect(layout(string, width: width, lines: 1, mode).string == string)
        }
    }

    @Test func aLineEndsAtItsEllipsis() {
        for mode in LineBreakMode.allCases where mode.isTruncating {
            let text = layout(Self.text, width: 100, lines: 1, mode, alignment: .right)
            #expect(text.size.width < 100)
            #expect(abs(text.lines[0].frame.maxX - 100) < 1e-9)
        }
        // The text after a middle ellipsis keeps its usual distance.
        let middle = layout(Self.text, width: 100, lines: 1, .byTruncatingMiddle)
        let parts = middle.string.split(separator: "…").map { layout(String($0)).size.width }
        let ellipsis = layout("…").size.width
        #expect(abs(middle.size.width - parts.reduce(ellipsis, +)) < 1)
    }

    @Test func theLimitCountsTheLinesOfAllParagraphs() {
        #expect(layout("a\nb\nc", width: 100, lines: 2).string == "a\nb")
        #expect(layout("a\nb\nc", width: 100, lines: 2, .byTruncatingTail).string == "a\nb…")
        #expect(layout("a\nb\nc", width: 100, lines: 3, .byTruncatingTail).string == "a\nb\nc")
        #expect(layout("a\nb\nc", width: 100, lines: 1, .byTruncatingTail).string == "a…")
        #expect(layout("a\n\n", width: 100, lines: 1, .byTruncatingTail).string == "a")
    }

    @Test func aMiddleEllipsisIsNeverFirst() {
        var shortest = ""
        for width in stride(from: 8, through: 60, by: 1) {
            let shown = layout("Bee", width: CGFloat(width), lines: 1, .byTruncatingMiddle).string
            #expect(!shown.hasPrefix("…") || shown == "…")
            if shortest.isEmpty, shown != "…" { shortest = shown }
        }
        #expect(shortest == "B…")
    }

    @Test func headAndMiddleEllipsesReplaceAllFollowingLines() {
        let text = "first line of it\nsecond\nthird and last"
        era(.helvetica) {
            #expect(layout(text, width: 90, lines: 1, .byTruncatingHead).string == "… and last")
            #expect(
                layout(text, width: 90, lines: 1, .byTruncatingMiddle).string == "first …d last")
        }
    }

    @Test func theHeightLimitsLinesAndKeepsTheFirst() {
        let text = "one two three four five six seven eight"
        let free = layout(text, width: 80)
        #expect(free.lines.count > 3)
        #expect(layout(text, width: 80, height: 20.287109375 * 2).lines.count == 2)
        #expect(layout(text, width: 80, height: 40).lines.count == 1)
        #expect(layout(text, width: 80, height: 0).lines.count == 1)
        let last = layout(text, width: 80, height: 41, .byTruncatingTail).lines.last
        #expect(last?.isTruncated == true)
    }

    @Test func aWidthBelowTheEllipsisShowsOnlyTheEllipsis() {
        for width: CGFloat in [0, 5, 13] {
            let text = layout("Hello", width: width, lines: 1, .byTruncatingTail)
            #expect(text.string == "…")
            #expect(text.isClipped)
        }
    }

    @Test func rightToLeftTextIsTruncatedAtTheLeft() {
        let text = layout("שלום עולם, מה שלומך היום", width: 100, lines: 1, .byTruncatingTail)
        #expect(text.string.hasSuffix("…"))
        #expect(text.string.hasPrefix("שלום"))
        #expect(text.lines[0].isRightToLeft)
        // The ellipsis is the leftmost glyph.
        let ellipsis = layout("…").glyphs[0].id
        #expect(text.lines[0].runs.first?.glyphs.first?.id == ellipsis)
    }
}

import Foundation
import TableDrawing
import TableText
import Testing

@Suite struct TextLayoutTests {
    @Test func widthsAreTheSumOfUnroundedAdvances() {
        // Published in thousandths: H 722, e 556, l 222, o 556, and 4 less between the two l.
        era(.helvetica) {
            for (text, units) in [("H", 722.0), ("Hell", 1_718), ("o", 556), ("eee", 1_668)] {
                let width = layout(text).size.width
                #expect(abs(width - CGFloat(units * 17 / 1_000)) < 0.01)
            }
            let positions = layout("eee").glyphs.map(\.position.x)
            #expect(abs(positions[1] - 9.452) < 0.002)
            #expect(abs(positions[2] - 18.904) < 0.003)
        }
    }

    @Test func linesHaveTheStatedDistance() {
        let text = layout("one\ntwo\nthree")
        #expect(text.lines.map(\.frame.minY) == [0, 20.287109375, 40.57421875])
        #expect(abs(text.lines[1].baseline - (20.287109375 + 16.186516)) < 1e-6)
        #expect(text.lines[0].runs[0].glyphs.allSatisfy { $0.position.y == text.firstBaseline })
        #expect(text.size.height == 20.287109375 * 3)
    }

    @Test func wordsWrapAndLongWordsBreakWithoutHyphens() {
        era(.helvetica) {
            #expect(layout("one two three", width: 60).string == "one two\nthree")
            #expect(layout("Donaudampfschiffahrt", width: 60).string == "Donaud\nampfsc\nhiffahrt")
        }
        let hyphen = layout("-").glyphs[0].id
        let text = layout("Donaudampfschiffahrt", width: 60, .byCharWrapping)
        #expect(!text.glyphs.contains { $0.id == hyphen })
    }

    @Test func wrappedSpacesHaveNoWidth() {
        let text = layout("aaa aaa", width: layout("aaa").size.width + 0.5)
        #expect(text.string == "aaa\naaa")
        #expect(abs(text.lines[0].frame.width - layout("aaa").size.width) < 0.01)
    }

    @Test(arguments: [
        "a\nb", "a\r\nb", "a\rb", "a\u{2028}b", "a\u{2029}b", "a\u{85}b", "a\u{0B}b",
    ])
    func everyLineBreakCharacterBreaksOnce(string: String) {
        #expect(layout(string).string == "a\nb")
    }

    @Test func newlinesAloneAreEmptyLines() {
        let text = layout("\n\n")
        #expect(text.lines.count == 3)
        #expect(text.size == CGSize(width: 0, height: 20.287109375 * 3))
        #expect(text.glyphText.runs.isEmpty)
        #expect(layout("x\n").lines.count == 2)
    }

    @Test func anEmptyStringHasNoLines() {
        #expect(layout("").lines.isEmpty)
        #expect(layout("").size == .zero)
        #expect(layout("\u{7}\u{1B}").string == "")
    }

    @Test func controlCharactersAreOmittedWithoutADiagnostic() {
        let found = diagnostics { #expect(layout("a\u{0}b\u{7}c\u{9B}d").string == "abcd") }
        #expect(found.isEmpty)
    }

    @Test func aTabAdvancesToTheNextMultipleOf28Points() {
        let text = layout("a\tb")
        #expect(text.glyphs.last.map { abs($0.position.x - 28) < 0.01 } == true)
    }

    @Test(arguments: [
        (TextAlignment.left, 0.0), (.center, 0.5), (.right, 1), (.natural, 0), (.justified, 0),
    ])
    func alignmentMovesLines(alignment: TextAlignment, share: Double) {
        let text = layout("Hello", width: 200, alignment: alignment)
        let free = 200 - layout("Hello").size.width
        #expect(abs(text.lines[0].frame.minX - free * CGFloat(share)) < 1e-6)
        #expect(text.size.width == layout("Hello").size.width)
        #expect(abs(text.glyphs[0].position.x - text.lines[0].frame.minX) < 1e-6)
    }

    @Test func justifiedLinesFillTheWidthExceptTheLast() {
        let text = layout(
            "the quick brown fox jumps over the lazy dog", width: 150, alignment: .justified)
        #expect(text.lines.count > 2)
        for line in text.lines.dropLast() { #expect(abs(line.frame.width - 150) < 0.1) }
        #expect(text.lines[text.lines.count - 1].frame.width < 149)
    }

    @Test func interDoesNotReplaceSignsByArrows() {
        let text = layout("->")
        #expect(text.glyphs.map(\.id) == [layout("-").glyphs[0].id, layout(">").glyphs[0].id])
        #expect(layout("1:2").glyphs[1].id == layout(":").glyphs[0].id)
    }

    @Test func aChangeOfColourDoesNotChangeTheGlyphs() {
        let red = RGBA(hex: 0xFF0000)
        let text = TextLayout(
            "Hello", font: .systemFont(ofSize: 17), color: red, in: CGSize(width: 90, height: 90))
        #expect(text.lines[0].runs.map(\.color) == [red])
        #expect(text.glyphs == layout("Hello", width: 90, height: 90).glyphs)
    }

    @Test func aCachedLayoutRepeatsItsDiagnostics() {
        let text = "\u{10FFFF}"
        let first = diagnostics { _ = layout(text) }
        let second = diagnostics { _ = layout(text) }
        #expect(first.map(\.identifier) == ["text.missing-glyph"])
        #expect(first == second)
    }
}

import Foundation
import TableDrawing
import TableText
import Testing

/// Soft hyphens show a hyphen at a line break, and are invisible elsewhere.
@Suite struct SoftHyphenTests {
    private let word = "Wasser\u{AD}schutz\u{AD}gebiets\u{AD}verordnung"

    @Test func aHyphenIsShownAtALineBreak() {
        let width = layout("Wasserschutz-").size.width + 4
        let broken = layout(word, width: width)
        #expect(broken.lines.map(\.string) == ["Wasserschutz-", "gebiets-", "verordnung"])
        let hyphen = layout("-")
        for (line, text) in zip(broken.lines, ["Wasserschutz", "gebiets", "verordnung"]) {
            let glyphs = line.runs.reduce(0) { $0 + $1.glyphs.count }
            #expect(glyphs == line.string.count)
            #expect(line.frame.width >= layout(text).size.width - 0.01)
            #expect(line.frame.width <= layout(text).size.width + 2 * hyphen.size.width)
        }
        #expect(broken.lines.allSatisfy { $0.frame.width <= width })
    }

    @Test func softHyphensWithinALineAreInvisible() {
        let plain = "Wasserschutzgebietsverordnung"
        let whole = layout(word)
        #expect(whole.string == plain)
        #expect(abs(whole.size.width - layout(plain).size.width) < 0.5)
        #expect(whole.glyphs.count == layout(plain).glyphs.count)
        let cut = layout(word, width: 120, lines: 1, .byTruncatingTail)
        #expect(cut.string.hasSuffix("…") && !cut.string.contains("\u{AD}"))
        #expect(plain.hasPrefix(cut.string.dropLast()))
        for mode in [LineBreakMode.byTruncatingHead, .byTruncatingMiddle] {
            #expect(!layout(word, width: 120, lines: 1, mode).string.contains("\u{AD}"))
        }
        // No line breaks at a soft hyphen at the end of a text or paragraph.
        #expect(layout("ab\u{AD}\ncd\u{AD}").lines.map(\.string) == ["ab", "cd"])
    }

    @Test func otherBreaksInWordsShowNoHyphen() {
        let broken = layout("Wasserschutzgebietsverordnung", width: 90)
        #expect(broken.lines.count > 2)
        #expect(broken.lines.allSatisfy { !$0.string.contains("-") })
        let mixed = layout("Donau\u{AD}dampfschifffahrtsgesellschaft", width: 90)
        #expect(mixed.lines.map(\.string).filter { $0.hasSuffix("-") } == ["Donau-"])
    }
}

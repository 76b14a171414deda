import Foundation
import TableDrawing
import TableText
import Testing

/// Line breaks with each strategy.
@Suite struct LineBreakStrategyTests {
    private func lines(
        _ text: String, _ width: CGFloat, _ strategy: ParagraphStyle.LineBreakStrategy,
        height: CGFloat = .infinity, lines: Int = 0, mode: LineBreakMode = .byTruncatingTail,
        alignment: TextAlignment = .left
    ) -> [String] {
        TextLayout(
            text, font: .systemFont(ofSize: 17), in: CGSize(width: width, height: height),
            options: .init(
                numberOfLines: lines, lineBreakMode: mode, lineBreakStrategy: strategy,
                alignment: alignment)
        ).lines.map(\.string)
    }

    @Test func theLastLineDoesNotConsistOfASingleWord() {
        let text = "Turn the printer off and on again"
        let width = layout("Turn the printer off and on").size.width + 2
        #expect(lines(text, width, []) == ["Turn the printer off and on", "again"])
        #expect(lines(text, width, .pushOut) == ["Turn the printer off and", "on again"])
        #expect(lines(text, width, .standard) == lines(text, width, .pushOut))
        #expect(lines(text, width, .hangulWordPriority) == lines(text, width, []))
        // Each paragraph has a last line. Spaces at the end of a line are not words.
        #expect(
            lines(text + " \nNext", width, .pushOut) == [
                "Turn the printer off and", "on again ", "Next",
            ])
    }

    @Test func aWordMovesOnlyIfTheLineBeforeKeepsTwoWordsAndTheLastLineHasSpace() {
        let two = layout("Automatic updates").size.width + 2
        #expect(
            lines("Automatic updates unavailable", two, .pushOut) == [
                "Automatic updates", "unavailable",
            ])
        let width = layout("a b considerably").size.width + 2
        #expect(
            lines("a b considerably incomprehensible", width + 20, .pushOut)
                == ["a b considerably", "incomprehensible"])
    }

    @Test func linesWithoutALastWordStayUnchanged() {
        let text = "Turn the printer off and on again"
        let width = layout("Turn the printer off and on").size.width + 2
        // A text truncated by a height or a number of lines does not show its last word.
        #expect(lines(text, width, .pushOut, height: 25) == lines(text, width, [], height: 25))
        #expect(lines(text, width, .pushOut, lines: 1) == lines(text, width, [], lines: 1))
        #expect(
            lines(text, width, .pushOut, mode: .byCharWrapping)
                == lines(text, width, [], mode: .byCharWrapping))
        #expect(
            lines(text, width, .pushOut, alignment: .justified)
                == lines(text, width, [], alignment: .justified))
        let word = "Pneumonoultramicroscopic"
        #expect(lines("a b c " + word, 90, .pushOut) == lines("a b c " + word, 90, []))
    }

    @Test func aMeasuredTextHasEqualLinesWhenDrawn() {
        for count in 3..<40 {
            let text = (0..<count).map { "word\($0 * 37 % 11)" }.joined(separator: " ")
            let label = AttributedText(text, font: .systemFont(ofSize: 17))
            let size = TextLayout.labelSize(
                label, fitting: CGSize(width: 150, height: 0), numberOfLines: 0,
                lineBreakStrategy: .standard, scale: 2)
            let drawn = TextLayout.label(
                label, in: size, numberOfLines: 0, lineBreakStrategy: .standard, scale: 2)
            #expect(!drawn.isTruncated && drawn.size.height <= size.height)
            #expect(drawn.lines.map(\.string) == lines(text, 150, .standard))
        }
    }

    @Test func koreanBreaksBetweenItsWords() {
        let text = "오늘은 날씨가 맑아서 공원으로 산책을 나갔습니다"
        let broken = lines(text, 110, [])
        let whole = lines(text, 110, .hangulWordPriority)
        let words = Set(text.split(separator: " "))
        #expect(broken.contains { !Set($0.split(separator: " ")).isSubset(of: words) })
        #expect(whole.allSatisfy { Set($0.split(separator: " ")).isSubset(of: words) })
        #expect(whole.joined(separator: " ") == text)
        // Latin letters and digits belong to the word.
        let mixed = lines("새로운 iPhone17을 구입했습니다", 110, .standard)
        #expect(mixed.contains { $0.contains("iPhone17을") })
        // A word longer than a line breaks. Other scripts are unchanged.
        let long = lines(String(repeating: "가", count: 30), 110, .standard)
        #expect(long.count > 3 && long.joined().count == 30)
        let japanese = "今日は天気が良いので公園へ散歩に行きました"
        #expect(lines(japanese, 110, .hangulWordPriority) == lines(japanese, 110, []))
    }

    @Test func aParagraphStyleHasItsOwnStrategy() {
        var style = ParagraphStyle()
        #expect(style.lineBreakStrategy == [])
        style.lineBreakStrategy = .pushOut
        let width = layout("Turn the printer off and on").size.width + 2
        var attributes = TextAttributes(font: .systemFont(ofSize: 17), color: .black)
        attributes.paragraphStyle = style
        let text = AttributedText("Turn the printer off and on again", attributes: attributes)
        let laid = TextLayout(text, in: CGSize(width: width, height: .infinity))
        #expect(laid.lines.last?.string == "on again")
        let mutable = NSMutableParagraphStyle()
        mutable.lineBreakStrategy = [.pushOut, .hangulWordPriority]
        #expect((mutable.copy() as? NSParagraphStyle)?.lineBreakStrategy.rawValue == 3)
        #expect(NSParagraphStyle.LineBreakStrategy.standard.rawValue == 0xFFFF)
    }
}

import Foundation
import TableDrawing
import TableText
import Testing

/// The attributes of attributed strings, and UIKit's calls since iOS 7.
@Suite struct AttributedTextTests {
    private func glyphs(
        _ text: NSAttributedString, width: CGFloat = .infinity
    ) throws -> GlyphText {
        let texts = drawn { _ in
            text.draw(in: CGRect(x: 0, y: 0, width: width, height: CGFloat.infinity))
        }
        return try #require(texts.first?.text)
    }

    private let base: [NSAttributedString.Key: Any] = [.font: Font.systemFont(ofSize: 20)]

    @Test func fontsAndColoursMakeRuns() throws {
        let text = NSMutableAttributedString(string: "red bold 😀", attributes: base)
        text.addAttribute(
            .foregroundColor, value: Color.red, range: NSRange(location: 0, length: 3))
        text.addAttribute(
            .font, value: Font.boldSystemFont(ofSize: 20), range: NSRange(location: 4, length: 4))
        let found = try glyphs(text)
        #expect(
            found.runs.map { "\($0.face.name) \($0.color) \($0.glyphs.count)" } == [
                "Inter #FF0000 3", "Inter #000000 1", "Inter Bold #000000 4", "Inter #000000 1",
                "Noto Color Emoji #000000 1",
            ])
    }

    @Test func aChangeOfColourDoesNotMoveGlyphs() throws {
        let text = NSMutableAttributedString(string: "AVAVA", attributes: base)
        let plain = try glyphs(text).runs.flatMap(\.glyphs)
        text.addAttribute(
            .foregroundColor, value: Color.red, range: NSRange(location: 1, length: 2))
        let coloured = try glyphs(text)
        #expect(coloured.runs.count == 3)
        #expect(coloured.runs.flatMap(\.glyphs) == plain)
    }

    @Test func kerningIsAddedAfterEveryCharacter() throws {
        let plain = "abc".size(withAttributes: base)
        let kerned = "abc".size(withAttributes: base.merging([.kern: 5]) { $1 })
        #expect(abs(kerned.width - plain.width - 15) < 0.01)
        let found = try glyphs(
            NSAttributedString(string: "abc", attributes: base.merging([.kern: 5]) { $1 }))
        let before = try glyphs(NSAttributedString(string: "abc", attributes: base))
        let shifts = zip(found.runs[0].glyphs, before.runs[0].glyphs).map {
            ($0.position.x - $1.position.x).rounded()
        }
        #expect(shifts == [0, 5, 10])
    }

    @Test(arguments: [-2.0, -0.5, 3])
    func aMeasuredTextFitsIntoItsSize(kern: Double) throws {
        let text = NSAttributedString(
            string: "Spacing between letters counts", attributes: base.merging([.kern: kern]) { $1 }
        )
        for room in stride(from: 60.0, through: 260, by: 10) {
            let size = text.boundingRect(
                with: CGSize(width: room, height: 1_000), options: .usesLineFragmentOrigin,
                context: nil
            ).size
            let again = text.boundingRect(
                with: CGSize(width: size.width, height: 1_000), options: .usesLineFragmentOrigin,
                context: nil
            ).size
            #expect(again == size, "\(room) points")
        }
    }

    @Test(
        "A text whose spacing ends before its last character fits into its measured width",
        arguments: [0.5, 2, 12])
    func spacingAtStart(kern: Double) {
        let text = NSMutableAttributedString(string: "LIVE The new line opens", attributes: base)
        text.addAttribute(.kern, value: kern, range: NSRange(location: 0, length: 5))
        let size = text.size()
        let again = text.boundingRect(
            with: CGSize(width: size.width, height: 1_000), options: .usesLineFragmentOrigin,
            context: nil
        ).size
        #expect(again == size)
    }

    @Test func linesHaveTheHeightOfTheirLargestFont() {
        let text = NSMutableAttributedString(string: "small LARGE", attributes: base)
        text.addAttribute(
            .font, value: Font.systemFont(ofSize: 40), range: NSRange(location: 6, length: 5))
        #expect(abs(text.size().height - 40 * 1.193359375) < 0.01)
    }

    @Test func underlinesAndStrikethroughsAreRectangles() throws {
        let found = try glyphs(
            NSAttributedString(
                string: "abc",
                attributes: base.merging([
                    .underlineStyle: UnderlineStyle.single.rawValue, .underlineColor: Color.red,
                    .strikethroughStyle: UnderlineStyle.double.rawValue,
                    .backgroundColor: Color.yellow,
                ]) { $1 }))
        let baseline = found.runs[0].glyphs[0].position.y
        let kinds = found.decorations.map { decoration in
            let place = decoration.rect.minY < baseline ? "above" : "below"
            return "\(decoration.color) \(place) \(decoration.isBehindText)"
        }
        #expect(
            kinds == [
                "#FFFF00 above true", "#FF0000 below true", "#000000 above false",
                "#000000 above false",
            ])
        #expect(found.decorations[0].rect.height == 20 * 1.193359375)
        #expect(found.decorations[1].rect.height == 1)
        #expect(found.decorations[1].rect.width == found.size.width)
    }

    @Test func patternsAreDashes() throws {
        let style: UnderlineStyle = [.single, .patternDash]
        let found = try glyphs(
            NSAttributedString(
                string: "abcdef",
                attributes: base.merging([.underlineStyle: style.rawValue]) { $1 }))
        #expect(found.decorations.count > 3)
        #expect(found.decorations[0].rect.width == 10)
        #expect(found.decorations[1].rect.minX == 13)
    }

    @Test func shadowsBelongToTheirRuns() throws {
        let shadow = NSShadow()
        shadow.shadowOffset = CGSize(width: 0, height: -1)
        shadow.shadowColor = Color.white
        let text = NSMutableAttributedString(string: "ab", attributes: base)
        text.addAttribute(.shadow, value: shadow, range: NSRange(location: 0, length: 1))
        let found = try glyphs(text)
        #expect(
            found.runs.map(\.shadow) == [
                Shadow(offset: CGSize(width: 0, height: -1), blur: 0, color: .white), nil,
            ])
    }

    @Test func theBaselineOffsetLiftsTextAndItsLine() throws {
        let text = NSMutableAttributedString(string: "x2", attributes: base)
        text.addAttribute(.baselineOffset, value: 7, range: NSRange(location: 1, length: 1))
        let found = try glyphs(text)
        let ys = found.runs.flatMap(\.glyphs).map(\.position.y)
        #expect(abs(ys[0] - ys[1] - 7) < 1e-9)
        #expect(abs(text.size().height - 20 * 1.193359375 - 7) < 0.001)
    }

    @Test func paragraphStylesIndentAndSpace() {
        let style = NSMutableParagraphStyle()
        style.firstLineHeadIndent = 30
        style.headIndent = 10
        style.lineSpacing = 4
        style.paragraphSpacing = 9
        let text = AttributedText(
            NSAttributedString(
                string: "one two three four\nfive",
                attributes: base.merging([.paragraphStyle: style]) { $1 }),
            base: TextAttributes(font: .systemFont(ofSize: 20)))
        let found = TextLayout(text, in: CGSize(width: 120, height: CGFloat.infinity))
        #expect(found.lines.map(\.string) == ["one two", "three four", "five"])
        #expect(found.lines.map(\.frame.minX) == [30, 10, 30])
        let height = 20 * 1.193359375
        let tops = found.lines.map(\.frame.minY)
        #expect(abs(tops[1] - height - 4) < 1e-9)
        // Line spacing and paragraph spacing: the spacing of lines also counts at a line break.
        #expect(abs(tops[2] - 2 * height - 17) < 1e-9)
        #expect(found.lines.allSatisfy { $0.frame.maxX <= 120 })
    }

    @Test func aTailIndentNarrowsLines() {
        func lines(_ indent: CGFloat) -> [String] {
            var style = ParagraphStyle()
            style.tailIndent = indent
            return TextLayout(
                AttributedText(
                    NSAttributedString(
                        string: "one two three",
                        attributes: base.merging([.paragraphStyle: style]) { $1 }),
                    base: TextAttributes(font: .systemFont(ofSize: 20))),
                in: CGSize(width: 140, height: CGFloat.infinity)
            ).lines.map(\.string)
        }
        #expect(lines(0) == ["one two three"])
        #expect(lines(-40) == ["one two", "three"])
        #expect(lines(100) == ["one two", "three"])
    }

    @Test(arguments: [
        (0.0, 0.0, 0.0, 23.8671875), (30, 0, 0, 30), (0, 20, 0, 20), (0, 0, 2, 47.734375),
    ])
    func lineHeightsHaveLimits(
        minimum: Double, maximum: Double, multiple: Double, height: Double
    ) {
        let style = NSMutableParagraphStyle()
        style.minimumLineHeight = CGFloat(minimum)
        style.maximumLineHeight = CGFloat(maximum)
        style.lineHeightMultiple = CGFloat(multiple)
        let size = "a".size(withAttributes: base.merging([.paragraphStyle: style]) { $1 })
        #expect(size.height == CGFloat(height))
    }

    @Test func aTruncatingParagraphHasASingleLine() throws {
        let style = NSMutableParagraphStyle()
        style.lineBreakMode = .byTruncatingTail
        let text = NSAttributedString(
            string: "one two three\nfour five six",
            attributes: base.merging([.paragraphStyle: style]) { $1 })
        // 80 points: San Francisco's letters are narrower than their substitutes, Inter's letters.
        #expect(try glyphs(text, width: 80).string == "one tw…\nfour fiv…")
    }

    @Test func boundingRectsWrapAndTruncateAccordingToTheOptions() {
        let text = "one two three four five"
        func rect(_ options: StringDrawingOptions, _ size: CGSize) -> CGRect {
            text.boundingRect(with: size, options: options, attributes: base, context: nil)
        }
        let height = 20 * 1.193359375
        let wrapped = rect(.usesLineFragmentOrigin, CGSize(width: 100, height: 0))
        #expect(abs(wrapped.height - 3 * height) < 0.01)
        #expect(wrapped.origin == .zero)
        #expect(wrapped.width <= 100)
        let line = rect([], CGSize(width: 100, height: 0))
        #expect(abs(line.height - height) < 0.01)
        #expect(line.width > 150)
        #expect(abs(line.minY + Font.systemFont(ofSize: 20).ascender) < 1e-9)
        let cut = rect(
            [.usesLineFragmentOrigin, .truncatesLastVisibleLine], CGSize(width: 100, height: 50))
        #expect(abs(cut.height - 2 * height) < 0.01)
    }

    @Test func aValueOfAWrongTypeIsReportedAndIgnored() {
        let found = diagnostics {
            let size = "a".size(withAttributes: [.font: "Helvetica", .kern: "wide"])
            #expect(size.height == 12 * 1.193359375)
        }
        #expect(found.map(\.identifier) == ["text.attribute", "text.attribute"])
        #expect(found.first?.message.contains("NSFont cannot be String") == true)
    }

    @Test func anEmptyStringHasTheHeightOfALine() {
        #expect("".size(withAttributes: base) == CGSize(width: 0, height: 20 * 1.193359375))
    }
}

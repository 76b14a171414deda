import Foundation
import TableDrawing
import Testing

@testable import TableText

@Suite("Spacing of the system font")
struct SystemFontSpacingTests {
    private static let unlimited = CGSize(width: CGFloat.infinity, height: .infinity)

    private func width(_ string: String, _ font: Font, kern: CGFloat = 0) -> CGFloat {
        var attributes = TextAttributes(font: font)
        attributes.kern = kern
        return TextLayout.measure(
            AttributedText(string, attributes: attributes), in: Self.unlimited
        ).width
    }

    private func inter(_ style: String = "Regular", size: CGFloat = 17) throws -> Font {
        try #require(Font(name: "Inter-" + style, size: size))
    }

    /// Sums of San Francisco's widths and tracking, for texts without kerning.
    @Test(
        "Texts have San Francisco's widths",
        arguments: [
            ("minimum", Font.Weight.regular, 17.0, 69.507), ("General", .regular, 17, 59.134),
            ("Settings", .regular, 17, 62.696), ("Notifications", .regular, 17, 95.894),
            ("1080", .regular, 17, 38.412), ("Hi", .regular, 12, 11.858),
            ("human", .regular, 13, 40.908), ("human", .regular, 20, 59.950),
            ("human", .regular, 40, 117.970), ("human", .light, 34, 98.959),
            ("human", .medium, 15, 47.711), ("minimum", .semibold, 17, 73.081),
            ("human", .bold, 28, 90.520), ("human", .heavy, 17, 56.300),
        ])
    func widths(string: String, weight: Font.Weight, size: Double, expected: Double) {
        let found = width(string, .systemFont(ofSize: CGFloat(size), weight: weight))
        #expect(abs(found - CGFloat(expected)) < 0.1, "\(string) \(weight.name) \(size)")
    }

    @Test("Tracking is interpolated between sizes, and decreases from 40 to 80 points")
    func tracking() {
        #expect(abs(width("human", .systemFont(ofSize: 17.5)) - 53.309) < 0.1)
        #expect(abs(width("human", .systemFont(ofSize: 60)) - 175.605) < 0.1)
        #expect(abs(width("human", .systemFont(ofSize: 80)) - 232.340) < 0.1)
        // Below 6 points and above 80 points, widths are proportional to the size.
        let six = width("human", .systemFont(ofSize: 6))
        #expect(abs(width("human", .systemFont(ofSize: 3)) - six / 2) < 0.1)
        #expect(abs(width("human", .systemFont(ofSize: 160)) - 2 * 232.340) < 0.2)
    }

    @Test("Other weights have Inter's widths and the tracking of the nearest weight")
    func otherWeights() throws {
        // Tracking at 17 points: -0.02529 em for each of five letters.
        let tracking: CGFloat = 17 * 5 * -0.02529
        for (weight, style) in [
            (Font.Weight.black, "Black"), (.thin, "ExtraLight"), (.ultraLight, "Thin"),
        ] {
            let plain = width("human", try inter(style))
            let found = width("human", .systemFont(ofSize: 17, weight: weight))
            #expect(abs(found - plain - tracking) < 0.1, "\(weight.name)")
        }
    }

    @Test("An accented letter has the width of its base letter in San Francisco")
    func accents() {
        let base = width("eeee", .systemFont(ofSize: 17))
        for string in ["éééé", "ěěěě", "e\u{301}e\u{301}e\u{301}e\u{301}", "ếếếế"] {
            #expect(abs(width(string, .systemFont(ofSize: 17)) - base) < 0.1, "\(string)")
        }
        #expect(abs(base - 4 * 17 * (0.5720 - 0.02529)) < 0.2)
    }

    @Test("An italic text differs from Inter by San Francisco's difference of upright letters")
    func italic() throws {
        let upright = try width("human", .systemFont(ofSize: 17)) - width("human", inter())
        let slanted = Font.italicSystemFont(ofSize: 17)
        let italic = try width("human", slanted) - width("human", inter("Italic"))
        #expect(upright < -1)
        #expect(abs(italic - upright) < 0.1)
    }

    @Test(
        "Other scripts keep their widths",
        arguments: ["שלום", "日本語", "ไทย", "😀", "→"])
    func otherScripts(string: String) throws {
        #expect(try width(string, .systemFont(ofSize: 17)) == width(string, inter()))
    }

    @Test("Latin letters without a base letter have the tracking, and ø has the width of o")
    func latinLetters() throws {
        let font = Font.systemFont(ofSize: 17)
        for letters in ["ßßßß", "ææææ", "þþþþ"] {
            let difference = try width(letters, font) - width(letters, inter())
            #expect(abs(difference - 17 * 4 * -0.02529) < 0.1, "\(letters)")
        }
        #expect(abs(width("øøøø", font) - width("oooo", font)) < 0.1)
    }

    @Test("Cyrillic and Greek letters have the tracking, and the widths of equal Latin letters")
    func cyrillicAndGreek() throws {
        let font = Font.systemFont(ofSize: 17)
        for letters in ["жжжж", "λλλλ"] {
            let difference = try width(letters, font) - width(letters, inter())
            #expect(abs(difference - 17 * 4 * -0.02529) < 0.1, "\(letters)")
        }
        #expect(abs(width("аеорс", font) - width("aeopc", font)) < 0.1)
        // Width that Xcode saved for a label.
        #expect(abs(width("опыта за неделю", .systemFont(ofSize: 15)) - 122) < 1)
    }

    @Test("A text of several scripts has San Francisco's widths only in its Latin letters")
    func mixedScripts() throws {
        let font = Font.systemFont(ofSize: 17)
        let mixed = width("minimumПривет日本", font)
        let other = try width("Привет", font) + width("日本", inter())
        #expect(abs(mixed - other - 69.507) < 0.1)
    }

    @Test("A font made by its name keeps its own widths")
    func namedFonts() throws {
        // Inter's own advances at 17 points.
        #expect(try abs(width("minimum", inter()) - 72.225) < 0.1)
        #expect(try abs(width("human", inter("Bold")) - 57.3) < 0.2)
        let apple = try #require(Font(name: ".SFUI-Semibold", size: 17))
        #expect(abs(width("minimum", apple) - 73.081) < 0.1)
        // Both fonts in a text.
        let text = AttributedText(
            [
                ("minimum", TextAttributes(font: .systemFont(ofSize: 17))),
                ("minimum", TextAttributes(font: try inter())),
            ], fallback: TextAttributes(font: .systemFont(ofSize: 17)))
        let both = TextLayout.measure(text, in: Self.unlimited).width
        #expect(abs(both - 69.507 - 72.225) < 0.1)
        // Accented letters are looked up separately.
        let accented = AttributedText(
            [
                ("éééé", TextAttributes(font: .systemFont(ofSize: 17))),
                ("éééé", TextAttributes(font: try inter())),
            ], fallback: TextAttributes(font: .systemFont(ofSize: 17)))
        let sum = try width("éééé", .systemFont(ofSize: 17)) + width("éééé", inter())
        #expect(abs(TextLayout.measure(accented, in: Self.unlimited).width - sum) < 0.01)
    }

    @Test("Helvetica keeps its own widths")
    func helvetica() throws {
        let named = try #require(Font(name: "NimbusSans-Regular", size: 17))
        let found = era(.helvetica) { width("minimum", .systemFont(ofSize: 17)) }
        #expect(found == width("minimum", named))
    }

    @Test("Digits of equal width have Inter's width and the tracking")
    func monospacedDigits() {
        let font = Font.monospacedDigitSystemFont(ofSize: 17, weight: .regular)
        let ones = width("1111", font)
        #expect(abs(ones - width("0000", font)) < 0.01)
        // The width of a digit is 0.6478 em in Inter.
        #expect(abs(ones - 4 * 17 * (0.6478 - 0.02529)) < 0.1)
        #expect(width("1111", .systemFont(ofSize: 17)) < ones - 5)
    }

    @Test("Kerning pairs and the kern attribute add to the spacing")
    func kerning() {
        let font = Font.systemFont(ofSize: 17)
        let separate = width("A", font) + width("V", font)
        #expect(width("AV", font) < separate - 0.5)
        let spaced = width("minimum", font, kern: 2)
        #expect(abs(spaced - 69.507 - 14) < 0.1)
        #expect(abs(width("minimum", font, kern: -1) - 69.507 + 7) < 0.1)
    }

    @Test("Glyphs have the measured advances")
    func positions() {
        let font = Font.systemFont(ofSize: 20)
        let text = TextLayout("mmm", font: font, in: Self.unlimited)
        let third = text.size.width / 3
        for (index, glyph) in text.glyphs.enumerated() {
            #expect(abs(glyph.position.x - CGFloat(index) * third) < 0.01)
        }
    }

    @Test("An apostrophe is in the middle of its advance", arguments: ["'", "\u{2019}"])
    func apostrophes(mark: String) throws {
        let font = Font.systemFont(ofSize: 17)
        let glyph = try #require(TextLayout(mark, font: font, in: Self.unlimited).glyphs.first)
        let spare = width(mark, font) - width(mark, try inter())
        #expect(spare > 0.5)
        #expect(abs(glyph.position.x - spare / 2) < 0.01)
    }

    @Test("A text fits its measured width, and is truncated below this width")
    func wrapping() {
        for size in [CGFloat(11), 17, 28, 52] {
            let font = Font.systemFont(ofSize: size)
            let room = width("minimum human", font)
            func lines(_ width: CGFloat, _ count: Int, _ mode: LineBreakMode) -> TextLayout {
                TextLayout(
                    "minimum human", font: font, in: CGSize(width: width, height: 1_000),
                    options: .init(numberOfLines: count, lineBreakMode: mode))
            }
            #expect(lines(room, 0, .byWordWrapping).lines.count == 1)
            #expect(lines(room - 0.1, 0, .byWordWrapping).lines.count == 2)
            #expect(!lines(room, 1, .byTruncatingTail).isTruncated)
            let cut = lines(room - 1, 1, .byTruncatingTail)
            #expect(cut.isTruncated && cut.size.width <= room - 1 + 0.01)
        }
    }

    @Test("The ellipsis has San Francisco's width")
    func ellipsis() throws {
        let font = Font.systemFont(ofSize: 17)
        let text = TextLayout(
            "mmmmmmmm", font: font, in: CGSize(width: 70, height: 100),
            options: .init(numberOfLines: 1, lineBreakMode: .byTruncatingTail))
        let last = try #require(text.glyphs.last)
        #expect(abs(text.size.width - last.position.x - width("…", font)) < 0.01)
    }

    @Test("A user's font file that replaces the system font has its spacing")
    func givenFiles() throws {
        let book = try FontBook(files: [Fonts.inter + "Inter-Regular.otf"])
        #expect(abs(with(book) { width("minimum", .systemFont(ofSize: 17)) } - 69.507) < 0.1)
    }

    @Test("Threads with separate shapers measure equal widths")
    func threads() async {
        let widths = await withTaskGroup(of: CGFloat.self) { group in
            for number in 0..<16 {
                group.addTask {
                    let string = String(repeating: " ", count: number) + "minimum"
                    let font = Font.systemFont(ofSize: 17)
                    return width(string, font) - width(String(repeating: " ", count: number), font)
                }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(widths.allSatisfy { abs($0 - 69.507) < 0.1 })
    }
}

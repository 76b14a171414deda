import Foundation
import TableDrawing
import TableText
import Testing

/// Fonts for characters that the system font lacks.
@Suite struct ScriptTests {
    @Test(arguments: [
        ("Grüße, žluťoučký, ș", "Inter"), ("Привет, Ελλάδα", "Inter"),
        ("नमस्ते", "Noto Sans Devanagari"), ("สวัสดี", "Noto Sans Thai"),
        ("שלום", "Noto Sans Hebrew"), ("مرحبا", "Noto Sans Arabic"), ("日本語", "Noto Sans CJK JP"),
        ("한국어", "Noto Sans CJK KR"), ("ひらがな", "Noto Sans CJK JP"),
        ("አማርኛ", "Noto Sans Ethiopic"), ("ქართული", "Noto Sans Georgian"),
    ])
    func everyScriptHasItsFont(string: String, face: String) {
        let found = diagnostics { #expect(layout(string).faceNames == [face]) }
        #expect(found.isEmpty)
    }

    @Test func hanCharactersHaveTheFormsOfTheLanguage() {
        func face(_ language: String) -> [String] {
            era(.sanFrancisco, language: language) { layout("直").faceNames }
        }
        #expect(face("en") == ["Noto Sans CJK JP"])
        #expect(face("zh-Hans") == ["Noto Sans CJK SC"])
        #expect(face("zh-Hant-TW") == ["Noto Sans CJK TC"])
        #expect(face("ko") == ["Noto Sans CJK KR"])
        #expect(face("zh-Hans-HK") == ["Noto Sans CJK SC"])
        #expect(face("zh-MO") == ["Noto Sans CJK HK"])
    }

    @Test func boldTextHasBoldSubstitutes() {
        let text = TextLayout(
            "日 ש", font: .boldSystemFont(ofSize: 17), in: CGSize(width: 90, height: 90))
        #expect(
            Set(text.faceNames) == ["Noto Sans CJK JP Bold", "Inter Bold", "Noto Sans Hebrew Bold"])
    }

    @Test(arguments: ["😀", "❤️", "☀️", "1️⃣", "🇩🇪", "👩‍👩‍👧", "👍🏽", "©️"])
    func anEmojiIsASingleColouredPicture(string: String) {
        let text = layout(string)
        #expect(text.lines[0].runs.map(\.face.isColor) == [true])
        #expect(text.glyphs.count == 1)
        // Scaled from the 109 pixels of the picture to approximately the size of the text.
        #expect(text.size.width > 17 && text.size.width < 25)
    }

    @Test(arguments: ["☀\u{FE0E}", "©", "1", "❤\u{FE0E}"])
    func signsAreLettersByDefault(string: String) {
        #expect(layout(string).lines[0].runs.map(\.face.isColor) == [false])
    }

    @Test func combiningMarksLieOnTheirLetters() {
        let composed = layout("é")
        let decomposed = layout("e\u{301}")
        #expect(composed.size.width == decomposed.size.width)
        let marked = layout("x\u{332}\u{301}")
        #expect(abs(marked.size.width - layout("x").size.width) < 0.01)
        #expect(marked.faceNames.count == 1)
    }

    @Test func arabicLettersJoin() {
        let word = layout("ببب").glyphs.map(\.id)
        #expect(word.count >= 3)
        #expect(!word.contains(layout("ب").glyphs[0].id))
    }

    @Test func rightToLeftParagraphsBeginAtTheRight() {
        let text = layout("שלום", width: 200)
        #expect(text.lines[0].isRightToLeft)
        #expect(abs(text.lines[0].frame.maxX - 200) < 1e-6)
        #expect(text.size.width < 100)
        let forced = TextLayout(
            "Hello!", font: .systemFont(ofSize: 17), in: CGSize(width: 200, height: 50),
            options: .init(writingDirection: .rightToLeft))
        #expect(abs(forced.lines[0].frame.maxX - 200) < 1e-6)
        // The exclamation mark has no direction and moves to the left.
        #expect(forced.glyphs.first?.id == layout("!").glyphs[0].id)
    }

    @Test func mixedTextHasVisualOrder() {
        let text = layout("abc שלום 123")
        // Digits belong to the preceding word and lie at its left.
        #expect(text.faceNames == ["Inter", "Noto Sans Hebrew"])
        #expect(text.glyphs[4].id == layout("1").glyphs[0].id)
        #expect(!text.lines[0].isRightToLeft)
        let hebrew = layout("אב abc")
        #expect(hebrew.lines[0].isRightToLeft)
        #expect(hebrew.faceNames == ["Inter", "Noto Sans Hebrew"])
    }

    @Test func digitsAloneFollowTheInterface() {
        func line(_ direction: LayoutDirection) -> TextLayout.Line? {
            TextLayout(
                "123", font: .systemFont(ofSize: 17), in: CGSize(width: 200, height: 50),
                options: .init(layoutDirection: direction)
            ).lines.first
        }
        #expect(line(.leftToRight)?.frame.minX == 0)
        #expect(line(.rightToLeft).map { abs($0.frame.maxX - 200) < 1e-6 } == true)
    }

    @Test func charactersWithoutAFontShowASignAndCauseADiagnostic() {
        let found = diagnostics {
            let text = layout("a\u{10FFFD}b")
            #expect(text.glyphs.count == 3)
            #expect(text.faceNames == ["Inter"])
            #expect(!text.glyphs.contains { $0.id == 0 })
        }
        #expect(found.map(\.identifier) == ["text.missing-glyph"])
        #expect(found.first?.message.contains("U+10FFFD") == true)
    }

    @Test(arguments: ["▶", "✔", "☀", "❤", "☎", "↔", "♥", "✳", "⚠", "ℹ", "☃", "❤\u{200D}🔥"])
    func emojiSignsAreEmojiWithoutASelector(string: String) {
        let layout = layout(string)
        #expect(layout.faceNames == ["Noto Color Emoji"])
        #expect(layout.glyphs.count == 1)
        guard string.unicodeScalars.count == 1 else { return }
        let sign = TextLayout(
            string + "\u{FE0E}", font: .systemFont(ofSize: 17), in: StringSize.any)
        #expect(!sign.faceNames.contains("Noto Color Emoji"))
        let picture = TextLayout(
            string + "\u{FE0F}", font: .systemFont(ofSize: 17), in: StringSize.any)
        #expect(picture.faceNames == ["Noto Color Emoji"])
    }

    @Test(arguments: ["1", "#", "*", "©", "®", "™", "→", "✓", "★", "●"])
    func lettersAndOtherSignsRemainSigns(string: String) {
        #expect(!layout(string).faceNames.contains("Noto Color Emoji"))
    }

    @Test func aNamedFamilyDrawsItsOwnSigns() throws {
        let book = try FontBook(files: [
            Fonts.noto + "NotoSansSymbols2-Regular.ttf", Fonts.noto + "NotoColorEmoji.ttf",
        ])
        func face(_ font: Font) -> [String] {
            with(book) { TextLayout("✔", font: font, in: StringSize.any).faceNames }
        }
        let own = try #require(Font(name: "Noto Sans Symbols2", size: 17))
        #expect(face(own) == ["Noto Sans Symbols2"])
        #expect(face(.systemFont(ofSize: 17)) == ["Noto Color Emoji"])
    }

    private enum StringSize {
        static let any = CGSize(width: CGFloat.infinity, height: .infinity)
    }
}

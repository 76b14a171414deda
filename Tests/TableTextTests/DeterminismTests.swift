import Foundation
import TableDrawing
import TableText
import Testing

@Suite struct DeterminismTests {
    private static let texts = [
        "Hello, World", "שלום עולם", "日本語の文字", "❤️ and ❤", "مرحبا 123", "☃ ✓ →",
        "नमस्ते", "a\u{10FFFD}b", "Привет", "Grüße", "🇩🇪", "한국어 日本",
    ]

    private static func files() -> [String] {
        let inter = ["Regular", "Bold"].map { Fonts.inter + "Inter-\($0).otf" }
        let noto = [
            "NotoSans-Regular", "NotoSansSymbols-Regular", "NotoSansSymbols2-Regular",
            "NotoSansMath-Regular", "NotoSansArabic-Regular", "NotoSansHebrew-Regular",
            "NotoSansDevanagari-Regular", "NotoColorEmoji",
        ].map { Fonts.noto + $0 + ".ttf" }
        return inter + noto
    }

    /// Lays out texts with a new book, without earlier texts, font maps or caches.
    private static func fresh(_ texts: [String]) throws -> [String: GlyphText] {
        let environment = TextEnvironment(fontBook: try FontBook(files: files()))
        return TextEnvironment.$current.withValue(environment) {
            var result: [String: GlyphText] = [:]
            for text in texts {
                result[text] = layout(text, width: 60, lines: 2, .byTruncatingTail).glyphText
            }
            return result
        }
    }

    @Test func theOrderOfTextsDoesNotMatter() throws {
        let forward = try Self.fresh(Self.texts)
        #expect(try Self.fresh(Self.texts.reversed()) == forward)
        for text in Self.texts { #expect(try Self.fresh([text])[text] == forward[text]) }
    }

    @Test func simultaneousTasksHaveTheLayoutsOfASingleTask() async throws {
        let alone = try Self.fresh(Self.texts)
        let environment = TextEnvironment(fontBook: try FontBook(files: Self.files()))
        try await withThrowingTaskGroup(of: [String: GlyphText].self) { group in
            for task in 0..<4 {
                group.addTask {
                    TextEnvironment.$current.withValue(environment) {
                        var result: [String: GlyphText] = [:]
                        for round in 0..<20 {
                            for index in Self.texts.indices {
                                let text = Self.texts[(index + task * 3) % Self.texts.count]
                                // Another width in each round, so that the cache cannot be used.
                                _ = layout(text, width: 60 + CGFloat(round), lines: 2)
                                result[text] =
                                    layout(text, width: 60, lines: 2, .byTruncatingTail).glyphText
                            }
                        }
                        return result
                    }
                }
            }
            for try await result in group { #expect(result == alone) }
        }
    }

    @Test func aStandardBookDoesNotDependOnEarlierDrawings() {
        // The standard book opens files on demand.
        let first = layout("☃ ✓ ❤ →").faceNames
        _ = Self.texts.map { layout($0) }
        #expect(layout("☃ ✓ ❤ → ").faceNames == first)
    }

    @Test func releasedCachesDoNotChangeLayouts() throws {
        let book = try FontBook(files: Self.files())
        with(book) {
            let before = Self.texts.map { layout($0) }
            book.releaseCaches()
            #expect(Self.texts.map { layout($0) } == before)
        }
    }

    @Test func eachWindowOfALongParagraphBreaksLikeTheWhole() {
        // The text is longer than the part that is shaped at a time.
        let word = "lorem ipsum dolor sit amet "
        let text = String(repeating: word, count: 300) + "end"
        let lines = layout(text, width: 100).lines.map(\.string)
        #expect(lines.count > 300)
        #expect(lines.joined(separator: " ").hash == text.hash)
        // Every window begins in the rhythm of the text, so lines repeat with the words.
        #expect(Set(lines).count < 20)
        for line in lines.dropLast() { #expect(layout(line).size.width <= 100) }
        let next = zip(lines, lines.dropFirst())
        for (line, following) in next {
            let first = following.prefix { $0 != " " }
            #expect(layout(line + " " + first).size.width > 100)
        }
    }
}

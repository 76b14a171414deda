import Foundation
import TableDrawing
import TableText
import TableViews
import TestSupport
import Testing

@testable import DocumentSyntax
@testable import TableMockups

/// Choice of a document's language, and of glyphs for the language.
@Suite struct StringsLocaleTests {
    private func text(_ locale: String, _ strings: String, in folder: TemporaryFolder) throws
        -> (text: String?, warnings: [String])
    {
        let document = try document(
            "strings: \(strings)\nlocale: \(locale)\ntable: {rows: [{text: k}]}", in: folder)
        return (document.rows().first?.standard?.text, document.warnings.map(\.message))
    }

    @Test(
        "A table with the locale's name precedes all other tables, in each form of table",
        arguments: [
            ("zh-HK", "zh-HK"), ("zh_TW", "zh_TW"), ("zh-MO", "zh-HK"), ("zh-Hant", "zh-Hant"),
            ("es-MX", "es-419"), ("pa-PK", "pa-PK"), ("sr-ME", "sr-ME"), ("iw", "he"),
        ])
    func exact(locale: String, table: String) throws {
        let folder = try TemporaryFolder()
        let names = ["zh-HK", "zh_TW", "zh-Hant", "es", "es-419", "pa-PK", "sr", "sr-ME", "he"]
        var localizations: [String] = []
        for name in names {
            try folder.write("s/\(name).lproj/Localizable.strings", "k = \"\(name)\";")
            try folder.write("f/\(name).strings", "k = \"\(name)\";")
            localizations.append(
                "\"\(name)\": {\"stringUnit\": {\"state\": \"translated\", \"value\": \"\(name)\"}}"
            )
        }
        try folder.write(
            "c.xcstrings",
            "{\"sourceLanguage\": \"en\", \"strings\": {\"k\": {\"localizations\": {"
                + localizations.joined(separator: ", ") + "}}}}")
        for strings in ["s", "f", "c.xcstrings"] {
            let found = try text(locale, strings, in: folder)
            #expect(found.text == table, "\(strings)")
            #expect(found.warnings.isEmpty, "\(strings)")
        }
    }

    @Test("A text in another script is used only if it is the development language's")
    func otherScript() throws {
        let folder = try TemporaryFolder()
        try folder.write("zh-Hans.strings", "k = hans;")
        let found = try text("zh-HK", "zh-Hans.strings", in: folder)
        #expect(found.text == "k")
        #expect(
            found.warnings == [
                "the strings have no table for the locale zh_HK, but for \"zh-hans\"; if it is the "
                    + "language of the document's own texts, write strings: {from: …, "
                    + "developmentLanguage: zh-Hant}"
            ])
        let own = "{from: zh-Hans.strings, developmentLanguage: zh-Hans}"
        #expect(try text("zh-HK", own, in: folder).text == "hans")
    }

    @Test(
        "The advice for an untranslated word works",
        arguments: ["zh-Hant", "zh-HK", "zh-TW", "sr-Latn", "sr-ME", "fr-CA", "iw", "pa-PK", "nb"])
    func advice(locale: String) throws {
        let folder = try TemporaryFolder()
        try folder.write("zh.strings", "Delete = \"zh\";")
        try folder.write("sr.strings", "Delete = \"sr\";")
        let table = "locale: \(locale)\ntable: {rows: [{text: '1', armed: true}]}\n"
        let before = try document(
            "strings: [zh.strings, sr.strings]\n" + table, in: folder
        ).lowered()
        let message = try #require(before.log.diagnostics.map(\.message).first)
        let advice = try #require(
            message.firstMatch(
                of: /write ("Delete" = "…";) into .* strings: (\S+\.strings) .*\[OTHERS, (\S+)\]/))
        #expect(advice.output.2 == advice.output.3)
        try folder.write(
            String(advice.output.2),
            advice.output.1.replacingOccurrences(of: "…", with: "Translated")
        )
        for strings in [advice.output.2, "[zh.strings, sr.strings, \(advice.output.2)]"] {
            let after = try document("strings: \(strings)\n" + table, in: folder)
            #expect(after.warnings.isEmpty)
            let shown = after.lowered()
            #expect(shown.node.shownTexts.contains("Translated"))
            #expect(shown.log.diagnostics.isEmpty)
        }
    }

    @Test("The advice for a language without a table works")
    func developmentAdvice() throws {
        let folder = try TemporaryFolder()
        try folder.write("de.strings", "k = K;")
        for locale in ["zh-HK", "es-MX", "sr-ME", "pt-AO", "no"] {
            let message = try #require(
                try text(locale, "de.strings", in: folder).warnings.first)
            let advice = try #require(message.firstMatch(of: /write strings: (.*)$/)).output.1
            let strings = advice.replacingOccurrences(of: "…", with: "de.strings")
            #expect(try text(locale, strings, in: folder).warnings.isEmpty, "\(locale)")
        }
    }

    @Test(
        "Chinese texts have the glyphs of the locale",
        arguments: [
            ("zh-Hans", "SC"), ("zh-CN", "SC"), ("zh", "SC"), ("zh-SG", "SC"), ("zh-Hant", "TC"),
            ("zh-TW", "TC"), ("zh-HK", "HK"), ("zh-Hant-HK", "HK"), ("zh-MO", "HK"),
            ("zh-Hans-HK", "SC"), ("yue", "HK"), ("ja", "JP"), ("ko", "KR"), ("en", "JP"),
        ])
    func forms(locale: String, family: String) throws {
        let document = try document("locale: \(locale)\ntable: {rows: [{text: 骨直誤令角}]}")
        #expect(document.lowered().node.faces == ["Noto Sans CJK \(family)"])
    }
}

extension RenderNode {
    /// Names of the faces of the texts in the node and its descendants.
    fileprivate var faces: Set<String> {
        var faces = children.reduce(into: Set<String>()) { $0.formUnion($1.faces) }
        if case .text(let text, _) = contents { faces.formUnion(text.runs.map(\.face.name)) }
        return faces
    }
}

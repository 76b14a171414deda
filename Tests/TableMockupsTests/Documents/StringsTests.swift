import DocumentValues
import Foundation
import TableDrawing
import TableControls
import TestSupport
import Testing

@testable import DocumentSyntax
@testable import TableMockups

@Suite struct StringsTests {
    /// Texts of the first row of a document in a folder.
    private func row(
        _ text: String, in folder: TemporaryFolder
    ) throws -> (text: String?, detail: String?, warnings: [String]) {
        let document = try document(text, in: folder)
        let row = document.rows().first?.standard
        return (row?.text, row?.detail, document.warnings.map(\.message))
    }

    private func table(_ locale: String, _ row: String = "{text: title}") -> String {
        "strings: s\nlocale: \(locale)\ntable: {rows: [\(row)]}"
    }

    @Test(
        "A text comes from the nearest language, then the development language, then the document")
    func chain() throws {
        let folder = try TemporaryFolder()
        try folder.write("s/en.lproj/Localizable.strings", "title = en; only = dev;")
        try folder.write("s/pt.lproj/Localizable.strings", "title = pt; other = pt;")
        try folder.write("s/pt-BR.lproj/Localizable.strings", "title = brazil;")
        try folder.write("s/zh-Hans.lproj/Localizable.strings", "title = hans;")
        try folder.write("s/zh-Hant.lproj/Localizable.strings", "title = hant;")
        #expect(try row(table("pt-BR"), in: folder).text == "brazil")
        #expect(try row(table("pt_BR", "{text: other}"), in: folder).text == "pt")
        #expect(try row(table("pt_PT"), in: folder).text == "pt")
        #expect(try row(table("zh_TW"), in: folder).text == "hant")
        #expect(try row(table("zh_CN"), in: folder).text == "hans")
        let fallback = try row(table("pt-BR", "{text: only}"), in: folder)
        #expect(fallback.text == "dev")
        #expect(
            fallback.warnings == [
                "the strings have no text for \"only\" in the locale pt_BR; mark a text that is equal "
                    + "in every language with shouldTranslate: false in an .xcstrings file"
            ])
        let none = try row(table("pt-BR", "{text: titel}"), in: folder)
        #expect(none.text == "titel")
        #expect(
            none.warnings == [
                "the strings have no text for \"titel\" in the locale pt_BR; "
                    + "did you mean \"title\"?"
            ])
        // Without a table for the locale, no single text is reported as missing.
        let foreign = try row(table("fr", "{text: nothing}"), in: folder)
        #expect(foreign.text == "nothing")
        #expect(
            foreign.warnings == [
                "the strings have no table for the locale fr, but for \"en\", \"pt\", \"pt-br\", "
                    + "\"zh-hans\" and \"zh-hant\"; if it is the language of the document's own texts, "
                    + "write strings: {from: …, developmentLanguage: fr}"
            ])
        #expect(try row(table("en_GB", "{text: title}"), in: folder).warnings.isEmpty)
        #expect(try row(table("fr"), in: folder).text == "en")
    }

    @Test("Only displayed texts are localized")
    func texts() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            "s/de.strings",
            "a = A; b = B; c = C; d = D; e = E; f = F; g = G; plain = X; Zone = X; round = X;")
        let text = """
            strings: s
            locale: de
            table:
              header: a
              footer: b
              style: plain
              sections:
                - header: c
                  footer: d
                  rows:
                    - {style: subtitle, text: e, detail: f}
                    - {cell: BadgeCell, values: {title: g, shape: round, tags: [a, b]}}
            """
        let document = try document(text, in: folder)
        guard case .described(let table) = document.table else {
            Issue.record("no table")
            return
        }
        #expect([table.header?.string, table.footer?.string] == ["A", "B"])
        #expect([table.sections[0].header.title, table.sections[0].footer.title] == ["C", "D"])
        let rows = document.rows()
        #expect([rows[0].standard?.text, rows[0].standard?.detail] == ["E", "F"])
        guard case .cell(_, let values) = rows[1].content else {
            Issue.record("no cell")
            return
        }
        #expect(values.text("title") == "G")
        #expect(values.text("shape") == "round")
        #expect(values.texts("tags") == ["A", "B"])
    }

    @Test("A template is localized before it is filled in, a value of the data afterwards")
    func templates() throws {
        let folder = try TemporaryFolder()
        try folder.write("a.csv", "name,count\nkey,3\nother,4\n")
        try folder.write("s/de.strings", "\"{count} of {name}\" = \"{name}: {count}\"; key = Wort;")
        let text =
            "strings: s\nlocale: de\ntable: {rows: {from: a.csv, each: {style: subtitle, "
            + "text: \"{count} of {name}\", detail: \"{name}\"}}}"
        let document = try document(text, in: folder)
        guard case .records(let rows) = document.sections[0].rows else {
            Issue.record("no rows")
            return
        }
        let shown = try (0..<2).map { try rows.row(at: $0).standard }
        #expect(shown.map(\.?.text) == ["key: 3", "other: 4"])
        #expect(shown.map(\.?.detail) == ["Wort", "other"])
        #expect(document.warnings.isEmpty)
    }

    @Test("A translation with an unknown column is reported in its table")
    func wrongColumns() throws {
        let folder = try TemporaryFolder()
        try folder.write("a.csv", "name\nx\n")
        try folder.write("s/de.strings", "\"by {name}\" = \"von {nmae}\";")
        #expect(
            mistakes(
                "strings: s\nlocale: de\n"
                    + "table: {rows: {from: a.csv, each: {text: \"by {name}\"}}}", in: folder)
                == [
                    "s/de.strings:1:20 found the placeholder \"nmae\", which is no column; "
                        + "did you mean \"name\"? (the columns are \"name\")"
                ])
    }

    @Test("The variants of a document have the texts of their locales")
    func variants() throws {
        let folder = try TemporaryFolder()
        try folder.write("s/de.strings", "title = Titel;")
        try folder.write("s/fr.strings", "title = Titre;")
        let text =
            "strings: s\nmatrix: {locale: [de, fr, it], appearance: [light, dark]}\n"
            + "table: {rows: [{text: title}]}"
        let document = try document(text, in: folder)
        let texts = try document.variants().map { $0.document.rows().first?.standard?.text }
        #expect(texts == ["Titel", "Titre", "title", "Titel", "Titre", "title"])
        let changed = try document.localized(to: Locale(identifier: "fr"))
        #expect(changed.rows().first?.standard?.text == "Titre")
        #expect(changed.context().locale.identifier == "fr")
    }

    @Test("The texts of bars have the locale of the variant")
    func bars() throws {
        let folder = try TemporaryFolder()
        let keys = ["title", "prompt", "back", "edit", "tab", "badge", "name"]
        for language in ["de", "fr"] {
            try folder.write(
                "s/\(language).strings",
                keys.map { "\($0) = \"\(language) \($0)\";" }.joined(separator: "\n"))
        }
        let document = try document(
            """
            strings: s
            matrix: {locale: [de, fr, en-XA]}
            bars:
              statusBar: {carrier: name}
              navigationBar: {title: title, prompt: prompt, back: back, right: [edit]}
              tabBar: {items: [{title: tab, badge: badge}]}
            table: {rows: []}
            """, in: folder)
        func texts(_ document: TableDocument) -> [String?] {
            let bars = document.bars
            let bar = bars?.navigationBar
            let tab = bars?.tabBar?.items.first
            return [
                bar?.title, bar?.prompt, bar?.back, bar?.right.first?.title, tab?.title,
                tab?.badge, bars?.statusBar?.carrier,
            ]
        }
        let shown = try document.variants().map { texts($0.document) }
        #expect(shown[0] == keys.map { "de \($0)" })
        #expect(shown[1] == keys.map { "fr \($0)" })
        #expect(shown[2].allSatisfy { $0?.hasPrefix("[") == true })
        var bare = document
        bare.bars = nil
        #expect(try bare.localized(to: Locale(identifier: "fr")).bars == nil)
    }

    @Test("Standard texts are localized, too")
    func localizedDefaults() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            "s/de.strings",
            "a = A; Delete = Entfernen; Cancel = Abbrechen; Search = Suchen; "
                + "\"No Results\" = \"Keine Ergebnisse\";")
        try folder.write("s/fr.strings", "a = A; Cancel = Annuler;")
        let text = """
            strings: s
            table:
              searchBar: {cancel: true}
              rows: [{text: a, armed: true}]
            """
        func texts(_ locale: String) throws -> [String] {
            let document = try document("locale: \(locale)\n" + text, in: folder)
            #expect(document.warnings.isEmpty)
            return document.lowered().node.shownTexts
        }
        let german = try texts("de")
        #expect(Set(["Entfernen", "Abbrechen", "Suchen"]).isSubset(of: german))
        #expect(Set(["Delete", "Annuler", "Search"]).isSubset(of: try texts("fr")))
        #expect(try texts("en-XA").contains { $0.contains("Đéĺéţé") })
        let empty = try document(
            "strings: s\nlocale: de\ntable: {empty: {kind: search}, sections: []}", in: folder)
        #expect(empty.lowered().node.shownTexts.contains("Keine Ergebnisse"))
    }

    @Test("An untranslated standard text is reported if it is displayed")
    func untranslatedWords() throws {
        func complaint(_ word: String) -> String {
            "the word \"\(word)\" is shown in English, for nothing translates it for the language fr; write "
                + "\"\(word)\" = \"…\"; into a table of the document's strings, strings: fr.strings "
                + "(beside others strings: [OTHERS, fr.strings]), or set RenderContext.localizedDefaults"
        }
        func messages(_ table: String, _ locale: String = "fr_FR") throws -> [String] {
            let document = try document("locale: \(locale)\ntable: {\(table)}")
            return document.warnings.map(\.message)
                + document.lowered().log.diagnostics.map(\.message)
        }
        #expect(try messages("searchBar: {}, rows: []") == [complaint("Search")])
        #expect(
            try messages("searchBar: {cancel: true, text: x}, rows: []") == [complaint("Cancel")])
        #expect(try messages("rows: [{text: a, armed: true}]") == [complaint("Delete")])
        #expect(
            try messages("empty: {kind: search}, rows: []")
                == [complaint("No Results"), complaint("Check the spelling or try a new search.")])
        #expect(try messages("empty: {kind: search, title: Rien, text: Hélas}, rows: []").isEmpty)
        #expect(try messages("rows: [{text: a, armed: true, deleteTitle: Oui}]").isEmpty)
        #expect(try messages("searchBar: {cancel: Fini, placeholder: Chercher}, rows: []").isEmpty)
        for locale in ["en_GB", "en-XA", "ar-XB"] {
            #expect(try messages("searchBar: {cancel: true}, rows: []", locale).isEmpty)
        }
    }

    @Test("Pseudo-locales require no tables")
    func pseudo() throws {
        let rows = "table: {rows: [{text: Delete %d files}]}"
        let long = try document("locale: en-XA\n" + rows)
        #expect(long.rows().first?.standard?.text == "[Đéĺéţé %d fíĺéš öñé ţŵ]")
        #expect(long.context().traits.layoutDirection == .leftToRight)
        let mirrored = try document("locale: ar-XB\n" + rows)
        #expect(
            mirrored.rows().first?.standard?.text
                == "\u{200F}\u{202E}Delete\u{202C}\u{200F} %d "
                + "\u{200F}\u{202E}files\u{202C}\u{200F}")
        #expect(mirrored.context().traits.layoutDirection == .rightToLeft)
        #expect(mirrored.lowered().log.diagnostics.isEmpty)
        #expect(long.lowered().log.diagnostics.isEmpty)
    }

    @Test("The titles of an index are not localized")
    func indexTitles() throws {
        let long = try document(
            "locale: en-XA\ntable: {index: [\"{search}\", A, B], rows: [{text: a}]}")
        guard case .described(let table) = long.table else {
            Issue.record("the document describes no table")
            return
        }
        #expect(table.index == .titles(["{search}", "A", "B"]))
    }

    @Test("A pseudo-locale lengthens the text of the development language by two fifths")
    func lengthened() throws {
        let folder = try TemporaryFolder()
        try folder.write("s/en.strings", "title = \"Ten letters: exactly twenty.\";")
        let text = try #require(try row(table("en-XA"), in: folder).text)
        #expect(text.hasPrefix("[Ţéñ ĺéţţéřš: éxáçţĺý ţŵéñţý. "))
        #expect((40...44).contains(text.count))
    }

    @Test(
        "Placeholders remain unchanged in a pseudo-locale",
        arguments: [
            "%@", "%1$@", "%.2f", "%5ld", "%%", "%#@files@", "%-8s", "%llu", "{name}", "{{",
        ])
    func placeholders(placeholder: String) throws {
        for locale in ["en-XA", "ar-XB"] {
            let pseudo = try #require(PseudoLocale(Locale(identifier: locale)))
            #expect(pseudo.text("ab \(placeholder) cd").contains(" \(placeholder) "))
        }
        #expect(PseudoLocale(Locale(identifier: "en_US")) == nil)
        #expect(PseudoLocale(Locale(identifier: "ar_EG")) == nil)
    }

    @Test("Mistakes in the paths of strings are reported at the document's key")
    func files() throws {
        let folder = try TemporaryFolder()
        try folder.write("a.txt", "x")
        try folder.write("Words.strings", "a = b;")
        try folder.write("empty/notes.txt", "x")
        func found(_ strings: String) -> [String] {
            mistakes("strings: \(strings)\ntable: {rows: []}", in: folder)
        }
        #expect(found("nowhere")[0].hasPrefix("1:10 no file or folder \"nowhere\""))
        #expect(found("../x")[0].hasPrefix("1:10 found \"../x\", which leads out of the allowed"))
        #expect(
            found("empty") == [
                "1:10 the folder \"empty\" has no strings; add de.lproj/NAME.strings, de.strings "
                    + "or NAME.xcstrings"
            ])
        #expect(
            found("[a.txt]") == [
                "1:11 found a file of an unknown kind, \"a.txt\", expected .strings, .stringsdict or "
                    + ".xcstrings"
            ])
        #expect(
            found("{from: Words.strings}") == [
                "1:17 the name of \"Words.strings\" has no locale; name the file "
                    + "de.lproj/NAME.strings or de.strings"
            ])
        #expect(found("{}") == ["1:10 a mapping of strings lacks the key \"from\""])
    }
}

import Foundation
import TableDrawing
import TestSupport
import Testing

@testable import DocumentSyntax
@testable import TableMockups

@Suite struct StringsFileTests {
    private func strings(_ text: String) -> [String: String] {
        let problems = ProblemList()
        let file = SourceFile(path: "a.strings", text: text)
        return ((try? StringsFileReader.strings(in: file, problems)) ?? [:])
            .mapValues(\.text)
    }

    private func failure(_ text: String) -> String? {
        do {
            _ = try StringsFileReader.strings(
                in: SourceFile(path: "a.strings", text: text), ProblemList())
            return nil
        } catch {
            let problem = error.problems[0]
            return "\(problem.location.line):\(problem.location.column) \(problem.message)"
        }
    }

    @Test("Keys and texts are read with and without quotes, between comments")
    func forms() {
        let text = """
            /* A comment; with "quotes" */
            "a" = "A";  // another
            b.c_d = B-1;"own key" ;
            "multi\\nline" = "tab\\t\\"quoted\\" back\\\\slash é \\U00e9 \\Ud83d\\Ude00";
            /**/"e"/**/=/**/"";
            """
        #expect(
            strings(text) == [
                "a": "A", "b.c_d": "B-1", "own key": "own key", "e": "",
                "multi\nline": "tab\t\"quoted\" back\\slash é é 😀",
            ])
        #expect(strings("").isEmpty)
        #expect(strings("// nothing\n").isEmpty)
    }

    @Test("Single quotes and octal escapes are read by Foundation's rules")
    func oldForms() {
        // 351 is é in ISO Latin 1 and Ø in the NeXTSTEP encoding.
        #expect(
            strings(#"'a' = 'say "b"'; "c" = "it's"; "d" = "\351x\1017";"#) == [
                "a": "say \"b\"", "c": "it's", "d": "Øx" + "A7",
            ])
        #expect(failure("a = 'b;") == "1:5 found a quote that is never closed")
    }

    @Test(
        "A broken table names the line and the column",
        arguments: [
            ("\"a\" = \"b\"\n\"c\" = \"d\";", "1:10 expected \";\" after the text of \"a\""),
            ("\"a\" \"b\";", "1:5 expected \"=\" after the key \"a\", found \"\"\""),
            ("a = b;\n = c;", "2:2 expected a key such as \"title\", found \"=\""),
            ("a = ;", "1:5 expected the text of \"a\", found \";\""),
            ("a = {b = c;};", "1:5 expected the text of \"a\", found \"{\""),
            ("a = \"b;\n\n", "1:5 found a quote that is never closed"),
            ("a = b;\n/* x", "2:1 found a comment that is never closed"),
            ("a =", "1:4 expected the text of \"a\", found the end of the file"),
            ("a = \"\\U12\";", "1:6 expected four hexadecimal digits after \\U"),
            ("a = \"\\Ud83d\";", "1:6 found half of a surrogate pair, expected a character"),
            ("\"\\", "1:1 found a quote that is never closed"),
        ])
    func broken(text: String, message: String) {
        #expect(failure(text) == message)
    }

    @Test("The last text of a repeated key counts, as in Foundation, with a warning")
    func twice() throws {
        let text = "a = b;\nx = y;\na = c;"
        let problems = ProblemList()
        let file = SourceFile(path: "a.strings", text: text)
        let strings = try StringsFileReader.strings(in: file, problems)
        let foundation = try PropertyListSerialization.propertyList(
            from: Data(text.utf8), format: nil)
        #expect(strings.mapValues(\.text) == foundation as? [String: String])
        #expect(strings["a"]?.text == "c")
        #expect(problems.problems.map { "\($0.location)" } == ["a.strings:3:1"])
        #expect(
            problems.problems.map(\.message) == [
                "found the key \"a\" again; this text replaces the text at line 1"
            ])
    }

    @Test("A table can be a property list in XML")
    func propertyList() {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/x.dtd">
            <plist version="1.0"><dict>
              <!-- a comment --><key>a &amp; b</key><string>1 &lt; 2 &#xe9; <![CDATA[<&>]]></string>
              <key>c</key><string/>
            </dict></plist>
            """
        #expect(strings(text) == ["a & b": "1 < 2 é <&>", "c": ""])
    }

    @Test("UTF-16 is decoded by its byte order mark, in both orders")
    func encodings() throws {
        let text = "a = \"é😀\";"
        var little: [UInt8] = [0xFF, 0xFE]
        var big: [UInt8] = [0xFE, 0xFF]
        for unit in text.utf16 {
            little += [UInt8(unit & 0xFF), UInt8(unit >> 8)]
            big += [UInt8(unit >> 8), UInt8(unit & 0xFF)]
        }
        let utf8: [UInt8] = [0xEF, 0xBB, 0xBF] + Array(text.utf8)
        for bytes in [little, big, utf8, Array(text.utf8)] {
            #expect(try SourceFile(path: "a.strings", stringsBytes: bytes).text == text)
        }
        for wrong in [
            Array(little.dropLast()), [0xFF, 0xFE, 0x00, 0xD8], Array("bplist00".utf8),
            [0x61, 0xFF],
        ] {
            #expect(throws: DocumentError.self) {
                try SourceFile(path: "a.strings", stringsBytes: wrong)
            }
        }
    }

    private func catalog(_ strings: String) throws -> StringCatalogReader.Catalog {
        let text = "{\"sourceLanguage\": \"en\", \"version\": \"1.0\", \"strings\": {\(strings)}}"
        return try StringCatalogReader.read(
            SourceFile(path: "a.xcstrings", text: text), ProblemList())
    }

    private func unit(_ value: String, _ state: String = "translated") -> String {
        "{\"stringUnit\": {\"state\": \"\(state)\", \"value\": \"\(value)\"}}"
    }

    @Test("A catalogue's states and variations follow the documented rules")
    func catalogues() throws {
        let catalog = try catalog(
            """
            "Hello": {"localizations": {"de": \(unit("Hallo")), "fr": \(unit("Salut", "new")),
                "it": \(unit("Ciao", "needs_review")), "en": \(unit("Hello!"))}},
            "%d files": {"localizations": {"de": {"variations": {"plural": {
                "one": \(unit("%d Datei")), "other": \(unit("%d Dateien"))}}}}},
            "Tap": {"localizations": {"de": {"variations": {"device": {
                "iphone": \(unit("Tippen")), "ipad": \(unit("Berühren")),
                "other": \(unit("Klicken"))}}}}},
            "Tableshot": {"shouldTranslate": false},
            "Bare": {}
            """)
        #expect(catalog.sourceLanguage == "en")
        let german = catalog.languages["de"] ?? [:]
        #expect(german["Hello"]?.text == "Hallo")
        #expect(german["%d files"]?.text == "%d Dateien")
        #expect(german["Tap"]?.text == "Klicken")
        #expect(german["Tap"]?.variations == [.phone: "Tippen", .pad: "Berühren"])
        #expect(catalog.languages["fr"]?["Hello"] == nil)
        #expect(catalog.languages["it"]?["Hello"]?.text == "Ciao")
        #expect(catalog.languages["en"]?["Hello"]?.text == "Hello!")
        #expect(catalog.languages["en"]?["Bare"]?.text == "Bare")
        #expect(catalog.keptKeys == ["Tableshot"])
    }

    @Test("The document of an iPad shows the variation for iPads")
    func devices() throws {
        let folder = try TemporaryFolder()
        let strings =
            "\"Tap\": {\"localizations\": {\"en\": {\"variations\": {\"device\": {"
            + "\"ipad\": \(unit("Touch")), \"other\": \(unit("Click"))}}}}}"
        try folder.write(
            "a.xcstrings", "{\"sourceLanguage\": \"en\", \"strings\": {\(strings)}}")
        let text =
            "strings: a.xcstrings\nmatrix: {device: [iphone-15, ipad]}\n"
            + "table: {rows: [{text: Tap}]}"
        let texts = try document(text, in: folder).variants().map {
            $0.document.rows().first?.standard?.text
        }
        #expect(texts == ["Click", "Touch"])
    }

    @Test(
        "A broken catalogue names the line and the column",
        arguments: [
            ("{\"strings\": {}}", "1:1 expected a string catalogue, with"),
            ("[]", "1:1 expected a string catalogue"),
            ("{\"sourceLanguage\": \"xx\", \"strings\": {}}", "1:20 expected a language such as"),
            ("{\n  \"sourceLanguage\": \"en\",\n  oops\n}", "3:3 "),
            (
                "{\"sourceLanguage\": \"en\", \"strings\": {\"a\": 3}}",
                "1:43 expected a string, written as keys and values, found the number 3"
            ),
            (
                "{\"sourceLanguage\": \"en\", \"strings\": {\"a\": {\"localizations\": {\"de\": "
                    + "{\"stringUnit\": {\"state\": \"translated\"}}}}}}",
                "1:83 a string unit lacks the key \"value\""
            ),
        ])
    func brokenCatalogues(text: String, message: String) throws {
        let folder = try TemporaryFolder()
        try folder.write("s.xcstrings", text)
        let found = mistakes("strings: s.xcstrings\ntable: {rows: []}", in: folder)
        #expect(!found.isEmpty)
        #expect(found.first?.hasPrefix("s.xcstrings:" + message) == true, "\(found)")
    }
}

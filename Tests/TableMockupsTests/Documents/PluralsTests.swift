import Foundation
import TableDrawing
import TestSupport
import Testing

@testable import DocumentSyntax
@testable import TableMockups

/// Texts with plurals in string catalogues and `.stringsdict` files.
@Suite struct PluralsTests {
    private func unit(_ value: String) -> String {
        "{\"stringUnit\": {\"state\": \"translated\", \"value\": \"\(value)\"}}"
    }

    private func variable(_ other: String, _ more: String = "") -> String {
        "{\(more)\"variations\": {\"plural\": {\"one\": \(unit("1 X")), \"other\": \(unit(other))}}}"
    }

    /// Returns a localization with a text and its substitutions.
    private func localization(_ value: String, _ substitutions: [String: String]) -> String {
        let list = substitutions.map { "\"\($0)\": \($1)" }.joined(separator: ", ")
        return "{\"stringUnit\": {\"state\": \"translated\", \"value\": \"\(value)\"}, "
            + "\"substitutions\": {\(list)}}"
    }

    private func shown(
        _ localization: String, key: String = "k", _ screen: String = ""
    ) throws -> (text: String?, warnings: [String]) {
        let folder = try TemporaryFolder()
        try folder.write(
            "a.xcstrings",
            "{\"sourceLanguage\": \"en\", \"strings\": {\"k\": {\"localizations\": {\"en\": "
                + "\(localization)}}}}")
        let document = try document(
            "\(screen)strings: a.xcstrings\ntable: {rows: [{text: '\(key)'}]}", in: folder)
        return (document.rows().first?.standard?.text, document.warnings.map(\.message))
    }

    @Test("A substitution becomes its form for any number, with the argument as a placeholder")
    func substitutions() throws {
        let lld = "\"formatSpecifier\": \"lld\", "
        let cases: [(String, [String: String], String)] = [
            (
                "You have %#@a@", ["a": variable("%arg things", "\"argNum\": 1, " + lld)],
                "You have %lld things"
            ),
            (
                "%#@a@ in %#@b@",
                [
                    "a": variable("%arg files", "\"argNum\": 1, " + lld),
                    "b": variable("%arg folders", "\"argNum\": 2, " + lld),
                ],
                "%lld files in %lld folders"
            ),
            (
                "%#@b@ with %#@a@",
                [
                    "a": variable("%arg files", "\"argNum\": 1, " + lld),
                    "b": variable("%arg folders", "\"argNum\": 2, " + lld),
                ],
                "%2$lld folders with %1$lld files"
            ),
            (
                "%@ has %#@n@", ["n": variable("%arg hats", "\"argNum\": 2, " + lld)],
                "%@ has %lld hats"
            ),
            ("100%% of %#@n@", ["n": variable("%arg hats")], "100%% of %lld hats"),
            ("%#@n@", ["n": variable("many")], "many"),
            ("%1$#@n@ for %2$@", ["n": variable("%arg hats")], "%1$lld hats for %2$@"),
            (
                "%#@n@", ["n": variable("%arg of %#@m@"), "m": variable("%arg all")],
                "%lld of %lld all"
            ),
        ]
        for (value, substitutions, text) in cases {
            let found = try shown(localization(value, substitutions))
            #expect(found.text == text)
            #expect(found.warnings.isEmpty)
        }
    }

    @Test("A substitution may vary by device, and so may its text")
    func devices() throws {
        let phones = "screen: {device: iphone-15}\n"
        let pads = "screen: {device: ipad}\n"
        let form =
            "{\"variations\": {\"device\": {\"ipad\": {\"variations\": {\"plural\": {\"other\": "
            + unit("%arg touches") + "}}}, \"other\": {\"variations\": {\"plural\": {\"other\": "
            + unit("%arg taps") + "}}}}}}"
        let inner = localization("%#@n@!", ["n": form])
        #expect(try shown(inner, phones).text == "%lld taps!")
        #expect(try shown(inner, pads).text == "%lld touches!")
        let outer =
            "{\"variations\": {\"device\": {\"ipad\": \(unit("iPad: %#@n@")), "
            + "\"other\": \(unit("%#@n@"))}}, "
            + "\"substitutions\": {\"n\": \(variable("%arg hats"))}}"
        #expect(try shown(outer, phones).text == "%lld hats")
        #expect(try shown(outer, pads).text == "iPad: %lld hats")
    }

    @Test("A warning names a variable without a value, and the text shows a placeholder")
    func unresolved() throws {
        func message(_ name: String) -> String {
            "the text names \(name) by %#@…@ without plural forms, and shows %@ instead; "
                + "write \"substitutions\" beside the text in an .xcstrings file, or a .stringsdict file"
        }
        let unknown = try shown(localization("a %#@b@ c", ["x": variable("%arg")]))
        #expect(unknown.text == "a %@ c")
        #expect(unknown.warnings == [message("\"b\"")])
        let circular = try shown(localization("%#@a@", ["a": variable("<%#@a@>")]))
        #expect(circular.text == "<<<<<<<<%@>>>>>>>>")
        #expect(
            circular.warnings == [
                "the plural forms of \"a\" refer to themselves, nest more than 8 deep or have more than "
                    + "100 parts; the rest is shown as %@; write the forms without %#@…@"
            ])
        let key = try shown("{}", key: "k %1$#@n@ %#@m@")
        #expect(key.text == "k %@ %@")
        #expect(key.warnings.contains(message("\"m\" and \"n\"")))
        // A document without tables has the problem, too.
        let plain = try document("table: {rows: [{text: '%#@a@'}]}")
        #expect(plain.rows().first?.standard?.text == "%@")
        #expect(plain.warnings.map { "\($0.location)" } == ["d.yaml:1:23"])
        // Flags belong to a variable, and an escaped percent sign begins no variable.
        let flags = try document("table: {rows: [{text: '%-#@a@'}]}")
        #expect(flags.rows().first?.standard?.text == "%@")
        let percent = try document("table: {rows: [{text: '100%%#@a@'}]}")
        #expect(percent.rows().first?.standard?.text == "100%%#@a@")
        #expect(percent.warnings.isEmpty)
    }

    @Test(
        "Texts that vary by properties that a picture lacks cause a warning",
        arguments: [
            (
                "{\"variations\": {\"width\": {\"20\": {}}}}",
                "found variations by width, expected variations by plural or device; the text is not read"
            ),
            (
                "{\"stringSet\": {}}",
                "found \"stringSet\", expected a string unit or variations; the text is not read"
            ),
            (
                "{\"variations\": {\"device\": {\"applewatch\": {}}}}",
                "variations by device lack the forms \"iphone\", \"ipad\" and \"other\""
            ),
        ])
    func otherVariations(localization: String, warning: String) throws {
        #expect(try shown(localization).warnings.first == warning)
    }

    @Test("Substitutions that grow without bound remain unchanged")
    func growth() throws {
        var variables: [String: String] = [:]
        for number in 0..<20 {
            let next = String(repeating: "%#@v\(number + 1)@", count: 30)
            variables["v\(number)"] = variable(next)
        }
        let found = try shown(localization("%#@v0@", variables))
        #expect((found.text?.utf8.count ?? .max) < 100_000)
        #expect(found.text?.contains("#@") == false)
    }

    private func plist(_ content: String) -> String {
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist version=\"1.0\"><dict>\n\(content)\n"
            + "</dict></plist>\n"
    }

    private static func entry(_ key: String, _ format: String, _ variables: String) -> String {
        "<key>\(key)</key><dict><key>NSStringLocalizedFormatKey</key><string>\(format)</string>"
            + variables + "</dict>"
    }

    private func plural(_ name: String, _ other: String) -> String {
        "<key>\(name)</key><dict><key>NSStringFormatSpecTypeKey</key>"
            + "<string>NSStringPluralRuleType</string><key>NSStringFormatValueTypeKey</key>"
            + "<string>d</string><key>one</key><string>%d X</string><key>other</key>"
            + "<string>\(other)</string></dict>"
    }

    private func problems(_ content: String) throws -> [String] {
        let folder = try TemporaryFolder()
        try folder.write("de.stringsdict", content)
        return mistakes("strings: de.stringsdict\nlocale: de\ntable: {rows: []}", in: folder)
    }

    @Test("A .stringsdict file precedes a .strings file of its name")
    func stringsdict() throws {
        let folder = try TemporaryFolder()
        try folder.write("s/de.lproj/Localizable.strings", "a = A; both = strings;")
        try folder.write(
            "s/de.lproj/Localizable.stringsdict",
            plist(
                Self.entry("items", "%#@n@", plural("n", "%d Dinge"))
                    + Self.entry("both", "%#@n@ &amp; mehr", plural("n", "%d"))
                    + Self.entry(
                        "two", "%#@n@ in %#@m@",
                        plural("n", "%d Dateien") + plural("m", "%d Ordnern"))
                    + Self.entry("swapped", "%2$#@m@: %1$@", plural("m", "%d Ordner"))
                    + "<key>plain</key><string>Text</string>"))
        let keys = ["a", "items", "both", "two", "swapped", "plain"]
        let rows = keys.map { "{text: \($0)}" }.joined(separator: ", ")
        let listed = "[s/de.lproj/Localizable.strings, s/de.lproj/Localizable.stringsdict]"
        for strings in ["s", listed] {
            let document = try document(
                "strings: \(strings)\nlocale: de\ntable: {rows: [\(rows)]}", in: folder)
            #expect(
                document.rows().map { $0.standard?.text } == [
                    "A", "%d Dinge", "%d & mehr", "%d Dateien in %d Ordnern",
                    "%2$d Ordner: %1$@", "Text",
                ])
            #expect(document.warnings.isEmpty)
        }
    }

    @Test(
        "Unread keys of a .stringsdict are reported by name",
        arguments: [
            (
                "<key>a</key><dict><key>NSStringVariableWidthRuleType</key><dict/></dict>",
                "the text of \"a\" varies by width (NSStringVariableWidthRuleType), which is not "
                    + "read; write it with NSStringLocalizedFormatKey"
            ),
            (
                "<key>a</key><dict/>", "the text of \"a\" lacks NSStringLocalizedFormatKey"
            ),
            (
                entry("a", "%#@n@", "<key>n</key><dict><key>one</key><string>1</string></dict>"),
                "\"n\" of \"a\" lacks the form \"other\""
            ),
            (
                entry(
                    "a", "%#@n@",
                    "<key>n</key><dict><key>NSStringFormatSpecTypeKey</key>"
                        + "<string>Gender</string></dict>"),
                "\"n\" of \"a\" varies by Gender, which is not read, expected "
                    + "NSStringPluralRuleType"
            ),
            (
                entry("a", "1", "") + "\n" + entry("a", "2", ""),
                "found the key \"a\" again; this text replaces the text at line 3"
            ),
        ])
    func notRead(content: String, message: String) throws {
        let found = try #require(problems(plist(content)).first)
        let parts = found.split(separator: " ", maxSplits: 2)
        #expect(parts.count == 3 && parts[0] == "warning" && parts[2] == message, "\(found)")
        let line = content.contains("\n") ? 4 : 3
        #expect(parts[1].hasPrefix("de.stringsdict:\(line):"), "\(found)")
    }

    @Test(
        "A broken property list names the line and the column",
        arguments: [
            ("", "1:1 found the end of the file, expected a property list"),
            ("a = b;", "1:1 found \"a\", expected a property list"),
            ("<svg/>", "1:1 expected a property list, which begins with <plist>, found <svg>"),
            ("<plist>\n<dict><key>a</key></dict></plist>", "2:19 found </dict>, expected a value"),
            ("<plist><dict><key>a", "1:14 found <key> that is never closed"),
            ("<plist><dict><string/></dict></plist>", "1:14 found <string>, expected <key>"),
            ("<plist><string>&nbsp;</string></plist>", "1:16 found an unknown entity"),
            ("<plist><string>&#xD800;</string></plist>", "1:16 found an unknown entity"),
            ("<plist><string>a</key></plist>", "1:17 found </key>, expected </string>"),
            ("<plist><array/></plist>", "1:8 expected a dictionary of texts, found an empty list"),
            ("<plist><!-- ", "1:8 found a comment that is never closed"),
            ("<plist><dict", "1:8 found a tag that is never closed"),
            ("<plist><dict></dict>", "1:21 found the end of the file, expected </plist>"),
            ("bplist00", "1:1 found a compiled property list, expected text"),
        ])
    func broken(content: String, message: String) throws {
        let found = try problems(content)
        #expect(found.first?.hasPrefix("de.stringsdict:" + message) == true, "\(found)")
    }

    @Test("A property list that is nested too deeply is an error")
    func deep() throws {
        let content = "<plist>" + String(repeating: "<array>", count: 100_000)
        #expect(
            try problems(content).first
                == "de.stringsdict:1:232 found values more than 32 deep")
    }
}

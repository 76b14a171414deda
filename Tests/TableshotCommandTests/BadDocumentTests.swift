import Foundation
import Testing

/// Documents that cannot be rendered: a clear error, exit code 2, no file, little memory.
@Suite struct BadDocumentTests {
    /// Document, name of its file, and expected text of the error.
    struct Case: CustomTestStringConvertible {
        var testDescription: String
        var document: String
        var file = "bad.table.yaml"
        var expected: [String]

        init(_ name: String, _ document: String, _ expected: String..., file: String? = nil) {
            testDescription = name
            self.document = document
            self.expected = expected
            if let file { self.file = file }
        }
    }

    static let cases = [
        Case("an empty file", "", "bad.table.yaml:1:1: error: ", "empty"),
        Case("bad YAML", "table:\n  rows: [", "bad.table.yaml:3:1: error: "),
        Case(
            "bad JSON", #"{"table": {"rows": [}}"#, "bad.table.json:1:21: error: ",
            file: "bad.table.json"),
        Case("a wrong type", "table:\n  rows:\n    - text: {a: 1}", "bad.table.yaml:3:13: error: "),
        Case(
            "an unknown key", "table:\n  rows:\n    - txt: Hello", "bad.table.yaml:3:7: error: ",
            "txt", "did you mean \"text\"?"),
        Case(
            "an unknown value", "theme: modrn\ntable: {rows: []}", "bad.table.yaml:1:8: error: ",
            "did you mean \"modern\"?"),
        Case(
            "an unknown cell", "table: {rows: [{cell: NoCell}]}", "bad.table.yaml:1:23: error: ",
            "NoCell"),
        Case(
            "all mistakes at once", "theme: x\ntable:\n  rows:\n    - {txt: a}\n    - {text: {}}",
            "bad.table.yaml:1:8: error: ", "bad.table.yaml:4:8: error: ",
            "bad.table.yaml:5:14: error: "),
        Case(
            "a width of zero", "screen: {width: 0}\ntable: {rows: []}",
            "bad.table.yaml:1:17: error: "),
        Case(
            "a negative height", "screen: {height: -1}\ntable: {rows: []}",
            "bad.table.yaml:1:18: error: "),
        Case(
            "a width that is no number", "screen: {width: .nan}\ntable: {rows: []}",
            "bad.table.yaml:1:17: error: "),
        Case(
            "an infinite row height", "table: {rowHeight: .inf, rows: []}",
            "bad.table.yaml:1:20: error: "),
        Case(
            "a gigantic width", "screen: {width: 1e300}\ntable: {rows: []}",
            "bad.table.yaml:1:17: error: "),
        Case(
            "a gigantic number of digits",
            "screen: {width: \(String(repeating: "9", count: 5_000))}",
            "bad.table.yaml:1:17: error: "),
        Case(
            "a scale of zero", "screen: {width: 100, scale: 0}\ntable: {rows: []}",
            "bad.table.yaml:1:29: error: "),
        Case(
            "10,000 levels of lists", "table:\n  rows: " + String(repeating: "[", count: 10_000),
            "bad.table.yaml:2:", "error: "),
        Case(
            "10,000 levels of indented keys",
            (0..<10_000).map { String(repeating: " ", count: $0 % 2_000) + "a:\n" }.joined(),
            "error: "),
        Case(
            "10,000 levels of JSON", String(repeating: #"{"table":"#, count: 10_000),
            "bad.table.json:1:", "error: ", file: "bad.table.json"),
        Case("an alias bomb", Self.aliasBomb, "bad.table.yaml:", "error: "),
        Case(
            "a document that extends itself", "extends: bad.table.yaml\ntable: {rows: []}",
            "bad.table.yaml:1:10: error: "),
        Case("a missing image", Documents.image("missing.png"), "error: ", "missing.png"),
        Case(
            "an image outside of the folder", Documents.image("../../etc/passwd"),
            "bad.table.yaml:4:30: error: ", "out of the allowed folders", "--assets DIR"),
        Case(
            "an image by its absolute path", Documents.image("/etc/passwd"),
            "bad.table.yaml:4:30: error: ", "absolute path"),
        Case(
            "a missing data file", "table:\n  rows: {from: none.csv, each: {text: a}}",
            "bad.table.yaml:2:16: error: ", "none.csv"),
        Case(
            "a font that is not installed",
            "table:\n  rows:\n    - {text: Hi, font: {name: Nonesuch, size: 17}}", "error: ",
            "Nonesuch"),
    ]

    /// Nine lists, each of ten references to the previous list: a thousand million values.
    static let aliasBomb =
        "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
        + (1...9).map { level in
            let aliases = Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
            return "a\(level): &a\(level) [\(aliases)]\n"
        }.joined() + "table: {rows: *a9}\n"

    @Test(arguments: cases)
    func theErrorNamesItsLocation(_ bad: Case) throws {
        try Scratch.with { scratch in
            try scratch.file(bad.file, bad.document)
            let run = try Command(in: scratch.url).run("render", bad.file, "-o", "out.png")
            #expect(run.status == 2, "\(run.errors)")
            #expect(run.text == "")
            for words in bad.expected { #expect(run.errors.contains(words), "\(run.errors)") }
            #expect(scratch.names == [bad.file])
            #expect(run.peakBytes < 500 << 20)
        }
    }

    @Test func aMissingDocumentIsAnError() throws {
        try Scratch.with { scratch in
            let run = try Command(in: scratch.url).run("render", "none.table.yaml")
            #expect(run.status == 2)
            #expect(run.errors.contains("error: "))
            #expect(run.errors.contains("none.table.yaml"))
            #expect(scratch.names == [])
        }
    }

    @Test func aDocumentWithoutReadPermissionIsAnError() throws {
        try Scratch.with { scratch in
            try scratch.file("secret.table.yaml", Documents.hello)
            try FileManager.default.setAttributes(
                [.posixPermissions: 0], ofItemAtPath: scratch.path("secret.table.yaml"))
            try FileManager.default.setAttributes(
                [.posixPermissions: 0o777], ofItemAtPath: scratch.url.path)
            var command = Command(in: scratch.url)
            command.isNobody = true
            let run = try command.run("render", "secret.table.yaml")
            #expect(run.status == 2, "\(run.errors)")
            #expect(run.errors.contains("secret.table.yaml"))
            #expect(run.errors.lowercased().contains("permission denied"))
        }
    }

    @Test func thePipeOfADocumentCausesNoWait() throws {
        try Scratch.with { scratch in
            mkfifo(scratch.path("pipe.table.yaml"), 0o600)
            let run = try Command(in: scratch.url).run("render", "pipe.table.yaml")
            #expect(run.status == 2)
            #expect(run.errors.contains("a pipe"))
        }
    }

    @Test func aBadDocumentOnStandardInputIsReportedAsAHyphen() throws {
        try Scratch.with { scratch in
            var command = Command(in: scratch.url)
            command.input = Data("table:\n  rows:\n    - txt: Hello".utf8)
            let run = try command.run("render", "-")
            #expect(run.status == 2)
            #expect(run.output.isEmpty)
            #expect(run.errors.hasPrefix("-:3:7: error: "), "\(run.errors)")
        }
    }

    @Test func severalDocumentsOnStandardInputAreAnError() throws {
        try Scratch.with { scratch in
            var command = Command(in: scratch.url)
            command.input = Data(repeating: 0x20, count: 9 << 20)
            let run = try command.run("render", "-")
            #expect(run.status == 2)
            #expect(run.errors.contains("-: error: standard input has more than 8388608 bytes"))
        }
    }

    @Test func escapeSequencesDoNotReachTheTerminal() throws {
        try Scratch.with { scratch in
            try scratch.file("bad.table.yaml", "table: {\"\\e[31mred\": 1, rows: []}")
            let run = try Command(in: scratch.url).run("render", "bad.table.yaml")
            #expect(run.status == 2)
            #expect(!run.errors.contains("\u{1B}"))
        }
    }
}

import Foundation
import Testing

/// Descriptions of keys by `explain`.
@Suite struct ExplainTests {
    private func explain(_ words: String...) throws -> Command.Outcome {
        try Scratch.with { try Command(in: $0.url).run(["explain"] + words) }
    }

    @Test func `the description of a key has a sentence, a type, a default and an example`() throws
    {
        let run = try explain("document.contentSize")
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.text.hasPrefix("document.contentSize\n  The preferred text size."))
        #expect(run.text.contains("  Default: large\n"))
        #expect(run.text.contains("  Type: ") && run.text.contains("accessibilityLarge"))
        #expect(run.text.contains("  Example:\n    "))
    }

    @Test func `a name alone describes the keys of all mappings with the name`() throws {
        let run = try explain("selectionStyle")
        #expect(run.status == 0 && run.text.contains("row.selectionStyle\n"))
        let several = try explain("textColor")
        #expect(several.text.contains("row.textColor\n"))
        #expect(several.text.contains("\n\n"))
    }

    @Test func `without a key, the command lists the subjects, and a mapping lists its keys`()
        throws
    {
        let subjects = try explain().text
        for word in ["  theme ", "  timeline ", "Mappings in documents:", "  row ", "  Label "] {
            #expect(subjects.contains(word), "\(word)")
        }
        let row = try explain("row").text
        #expect(row.contains("Keys:\n") && row.contains("  accessoryView "))
    }

    @Test("A key with a mapping as its value names the keys of the mapping")
    func mappingOfAKey() throws {
        let text = try explain("row.accessoryView").text
        #expect(text.contains("Keys: switch, text, badge, image"))
        #expect(text.contains("described by: explain accessoryView"))
    }

    @Test func `the message for a wrong name suggests similar names`() throws {
        let run = try explain("row.acessoryView")
        #expect(run.status == 64)
        #expect(run.errors.contains("did you mean 'row.accessoryView'"), "\(run.errors)")
        #expect(try explain("rwo").errors.contains("'row'"))
        #expect(try explain("table.rows.text").errors.contains("did you mean 'row.text'"))
        let far = try explain("zzzzzzzz")
        #expect(far.status == 64 && far.errors.contains("lists the subjects"))
    }
}

import Foundation
import Testing

@testable import DocumentSyntax
@testable import TableMockups

/// Each key of documents occurs in a fixture, because people read the fixtures as examples.
@Suite struct FixtureKeyTests {
    private func coverage() throws -> SchemaCoverage {
        var coverage = try SchemaCoverage(JSONSchema(catalogue: .sample).schema.text())
        func json(_ path: String) throws -> String {
            let text = try String(contentsOfFile: path, encoding: .utf8)
            return try DocumentParser().parse(SourceFile(path: path, text: text)).json
        }
        for path in try Fixtures.allDocuments() + Fixtures.swiftDocuments() {
            try coverage.note(json(path))
        }
        for path in try Fixtures.nibs() { try coverage.note(json(path), as: "nib") }
        return coverage
    }

    /// Whether fixtures must contain a key.
    ///
    /// Keys of themes are excluded, because the gallery shows each value of each theme.
    private func isOfFixtures(_ key: String) -> Bool {
        // The values of cells in Swift belong to the cells.
        !key.hasPrefix("theme.") || !key.dropFirst("theme.".count).contains(".")
            ? !key.hasPrefix("row.values.") : false
    }

    @Test func `every key of the schema has a fixture`() throws {
        let coverage = try coverage()
        let missing = coverage.keys.subtracting(coverage.used).filter(isOfFixtures)
        #expect(missing.sorted() == [])
    }

    @Test func `a key without a document is found`() throws {
        var coverage = try SchemaCoverage(JSONSchema(catalogue: .sample).schema.text())
        try coverage.note(#"{"table": {"rows": [{"text": "a", "height": 40}]}}"#)
        let missing = coverage.keys.subtracting(coverage.used)
        #expect(!missing.contains("row.height") && !missing.contains("table.rows"))
        #expect(missing.contains("row.detail") && missing.contains("screen.device"))
        #expect(missing.contains("navigationBar.prompt") && missing.contains("view.alpha"))
        #expect(coverage.keys.count > 500)
    }
}

import Foundation
import TableDrawing
import TableGeometry
import TableViews
import Testing

@testable import TableMockups

@Suite struct FixtureTests {
    @Test("Every fixture becomes a table without a warning", arguments: try Fixtures.documents())
    func tables(path: String) throws {
        let document = try DocumentReader(catalogue: .sample).read(path: path)
        #expect(document.warnings.isEmpty)
        for (_, document) in try document.variants() {
            #expect(document.warnings.isEmpty)
            let (table, node, log) = document.lowered()
            #expect(log.diagnostics.isEmpty)
            // A document without rows shows its empty state.
            let first = table.geometry.totalNumberOfRows > 0 ? "row" : "backgroundView"
            #expect(node.children.contains { $0.name.hasPrefix(first) })
        }
    }
}

import Foundation
import TableMockups
import TableSamples
import Tableshot
import Testing

/// The inspector has no findings about correct tables.
@Suite struct CleanTableTests {
    @Test(arguments: Sample.all.map(\.name), [Theme.classic, .modern])
    func `a sample has no findings`(name: String, theme: Theme) throws {
        let sample = try #require(Sample.named(name))
        let (report, _) = try inspect(
            size: CGSize(width: 320, height: 240), context: RenderContext(theme: theme),
            makeTable: { sample.makeTableView() }
        ) { PerformanceInspector().inspect($0.table) }
        #expect(report.findings == [], "\(report.dump)")
        #expect(report.displayedRows > 0)
    }

    @Test(arguments: DocumentSnapshotTests.names)
    func `a document of the fixtures has no findings`(name: String) throws {
        let reader = DocumentReader(catalogue: .samples)
        var document = try reader.read(
            path: DocumentSnapshotTests.folder.appendingPathComponent(name).path)
        // The low height causes reuse of cells.
        document.screen.height = .points(200)
        let (report, _) = try inspect(document) { PerformanceInspector().inspect($0.table) }
        #expect(report.findings == [], "\(report.dump)")
        #expect(report.screens >= 1)
    }

    @Test func `views moved only by the inspector's editing cause no warning`() throws {
        func warnings(_ key: String) throws -> [String] {
            let document = try DocumentReader().read(
                text: """
                    screen: {width: 390, height: 300}
                    prototypes:
                      a: {height: 60, width: 390, subviews: [{class: Label, name: t, frame: [16, 20, 200, 20]}, {class: Switch, frame: [320, 14, 51, 31]}]}
                    table: {\(key)rows: [{cell: a, values: {t: One}}, {cell: a, values: {t: Two}}]}
                    """, name: "d.yaml")
            let (report, diagnostics) = try inspect(document) {
                PerformanceInspector().inspect($0.table)
            }
            #expect(report.findings == [], "\(report.dump)")
            return diagnostics.map(\.message)
        }
        #expect(try warnings("") == [])
        // In a table in editing mode, the view is clipped in the picture, too.
        let edited = try warnings("editing: true, ")
        #expect(edited.count == 2)
        #expect(edited.allSatisfy { $0.contains("beyond the right edge of the table") })
    }

    @Test(arguments: Sample.all.map(\.name))
    func `every element of a sample has an accessibility label or value`(name: String) throws {
        let sample = try #require(Sample.named(name))
        let (report, _) = try inspect(
            size: CGSize(width: 393, height: 852), makeTable: { sample.makeTableView() }
        ) { $0.accessibilityReport() }
        #expect(report.isClean, "\(report.dump)")
        #expect(!report.tree.elements.isEmpty)
    }
}

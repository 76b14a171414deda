import Foundation
import TableMockups
import TableSamples
import Tableshot
import Testing

/// The inspector finds nothing in what is done right.
@Suite struct CleanTableTests {
    @Test(arguments: Sample.all.map(\.name), [Theme.classic, .modern])
    func `a sample is clean`(name: String, theme: Theme) throws {
        let sample = try #require(Sample.named(name))
        let (report, _) = try inspect(
            size: CGSize(width: 320, height: 240), context: RenderContext(theme: theme),
            makeTable: { sample.makeTableView() }
        ) { PerformanceInspector().inspect($0.table) }
        #expect(report.findings == [], "\(report.dump)")
        #expect(report.displayedRows > 0)
    }

    @Test(arguments: DocumentSnapshotTests.names)
    func `a document of the fixtures is clean`(name: String) throws {
        let reader = DocumentReader(catalogue: .samples)
        var document = try reader.read(
            path: DocumentSnapshotTests.folder.appendingPathComponent(name).path)
        // So low that cells are reused.
        document.screen.height = .points(200)
        let (report, _) = try inspect(document) { PerformanceInspector().inspect($0.table) }
        #expect(report.findings == [], "\(report.dump)")
        #expect(report.screens >= 1)
    }

    @Test(arguments: Sample.all.map(\.name))
    func `every element of a sample has words`(name: String) throws {
        let sample = try #require(Sample.named(name))
        let (report, _) = try inspect(
            size: CGSize(width: 393, height: 852), makeTable: { sample.makeTableView() }
        ) { $0.accessibilityReport() }
        #expect(report.isClean, "\(report.dump)")
        #expect(!report.tree.elements.isEmpty)
    }
}

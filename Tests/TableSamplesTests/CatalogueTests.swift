import Foundation
import TableSamples
import Tableshot
import Testing

@Suite struct CatalogueTests {
    private static func table(_ text: String) throws -> (RenderNode, [Diagnostic]) {
        let document = try DocumentReader(catalogue: .samples).read(text: text, name: "a.yaml")
        let log = DiagnosticLog()
        let node = DiagnosticLog.$current.withValue(log) {
            document.context().run { document.makeTable().lowered() }
        }
        return (node, log.diagnostics)
    }

    @Test("The catalogue has no mistakes and contains every sample cell")
    func names() {
        #expect(CellCatalogue.samples.mistakes == [])
        #expect(
            CellCatalogue.samples.cells.map(\.name) == [
                "TimeZoneCell", "EditingTimeZoneCell", "TimeZoneDrawing", "CaptionAndTextCell",
                "ImageOnRightCell", "FastScrollingCell", "OpaqueStateCell",
                "FadingStateCell", "TwoViewsCell",
            ])
        let tables = CellCatalogue.samples.tables.map(\.name)
        #expect(tables.dropLast() == Sample.all.map(\.name)[...])
        #expect(tables.last == "world-clock")
        #expect(CellCatalogue.samples.cells.allSatisfy { !$0.summary.isEmpty })
    }

    @Test("A document shows each cell with its values, at its height")
    func document() throws {
        let (node, diagnostics) = try Self.table(
            """
            screen: {width: 320, height: 500, scale: 2}
            theme: classic
            now: 2025-06-15T12:00:00Z
            timeZone: Asia/Tokyo
            table:
              rows:
                - {cell: TimeZoneCell, values: {zone: Africa/Cairo}}
                - {cell: EditingTimeZoneCell, values: {zone: America/New_York}}
                - {cell: TimeZoneDrawing, values: {zone: Asia/Kolkata}}
                - {cell: CaptionAndTextCell, values: {caption: Wind, text: Light, gradient: true}}
                - {cell: FastScrollingCell, values: {first: Ada, last: Lovelace}}
                - {cell: OpaqueStateCell, values: {title: Book the ferry, detail: Two seats}}
                - {cell: TwoViewsCell, values: {title: Call home}}
                - {cell: ImageOnRightCell, values: {title: Harbour}}
            """)
        #expect(diagnostics.isEmpty)
        let rows = node.children.filter { $0.name.hasPrefix("row") }
        #expect(rows.map(\.frame.height) == [60, 60, 60, 26, 44, 56, 56, 46])
        let texts = rows.map { row in row.drawnTexts.map(\.string).joined(separator: " | ") }
        #expect(
            texts == [
                "Cairo | 3:00 PM | EEST (GMT+3) | Today",
                "New York | 8:00 AM | EDT (GMT-4) | Today",
                "Kolkata | 5:30 PM | IST (GMT+5:30) | Today",
                "Wind | Light", "Ada | Lovelace", "Book the ferry | Two seats", "Call home",
                // Its labels are separate views.
                "",
            ])
        #expect(rows.last?.dump.contains("\"Harbour\"") == true)
    }

    @Test("The world clock is a table of the catalogue")
    func worldClock() throws {
        let text = "screen: {width: 320, height: 200, scale: 2}\ntable: world-clock"
        let (node, diagnostics) = try Self.table(text)
        #expect(diagnostics.isEmpty)
        #expect(node.drawnTexts.prefix(2).map(\.string) == ["Abidjan", "12:00 PM"])
    }
}

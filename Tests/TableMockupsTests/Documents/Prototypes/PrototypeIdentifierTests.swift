import Foundation
import TableDrawing
import TableViews
import Testing

@testable import TableMockups

/// By which identifiers described cells and headers are reused.
@Suite struct PrototypeIdentifierTests {
    @Test func `static cells of one written identifier show their own content`() throws {
        let (table, _, log) = try document(
            """
            screen: {width: 320, height: 90}
            table:
              sections:
                - cells:
                  - {height: 30, reuseIdentifier: X, subviews: [{class: Label, name: t, frame: fill, text: Row 0}]}
                  - {height: 30, reuseIdentifier: X, subviews: [{class: Label, name: t, frame: fill, text: Row 1}]}
                  - {height: 30, reuseIdentifier: X, subviews: [{class: Switch, frame: fill}]}
                  - {height: 30, reuseIdentifier: X, subviews: [{class: Label, name: t, frame: fill, text: Row 3}]}
                  - {height: 30, reuseIdentifier: X, subviews: [{class: Label, name: t, frame: fill, text: Row 4}]}
                  - {height: 30, reuseIdentifier: X, subviews: [{class: Label, name: t, frame: fill, text: Row 5}]}
            """
        ).lowered()
        #expect(log.diagnostics == [])
        func texts() -> [String?] {
            table.visibleCells.map { ($0.view(named: "t") as? Label)?.text }
        }
        #expect(texts() == ["Row 0", "Row 1", nil])
        table.contentOffset.y = 90
        _ = table.lowered()
        #expect(texts() == ["Row 3", "Row 4", "Row 5"])
        table.contentOffset.y = 0
        _ = table.lowered()
        #expect(texts() == ["Row 0", "Row 1", nil])
    }

    @Test func `headers of one written identifier show their own content`() throws {
        func header(_ text: String) -> String {
            "{class: TableViewHeaderFooterView, height: 30, reuseIdentifier: H, subviews: "
                + "[{class: Label, name: t, frame: fill, text: \(text)}]}"
        }
        let document = try document(
            """
            screen: {width: 320, height: 60}
            table:
              sections:
                - {headerView: \(header("First")), rows: [{text: a}]}
                - {headerView: \(header("Second")), rows: [{text: b}, {text: c}, {text: d}]}
            """)
        document.context().run {
            let table = document.makeTable()
            func text(_ section: Int) -> String? {
                _ = table.lowered()
                return (table.headerView(forSection: section)?.view(named: "t") as? Label)?.text
            }
            #expect(text(0) == "First")
            table.contentOffset.y = 100
            #expect(text(1) == "Second")
        }
    }
}

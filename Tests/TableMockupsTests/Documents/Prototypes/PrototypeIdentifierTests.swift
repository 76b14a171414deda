import Foundation
import TableDrawing
import TableControls
import TableViews
import Testing

@testable import TableMockups

/// Reuse identifiers of described cells and headers.
@Suite struct PrototypeIdentifierTests {
    @Test func `static cells of a shared identifier show their own content`() throws {
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

    @Test func `headers of a shared identifier show their own content`() throws {
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

    @Test func `two prototypes cannot share an identifier`() {
        #expect(
            mistakes(
                """
                prototypes:
                  a: {height: 44, reuseIdentifier: B}
                  b: {height: 44, reuseIdentifier: B}
                  C: {height: 44}
                  d: {height: 44, reuseIdentifier: C}
                  e: {class: TableViewHeaderFooterView, height: 20, reuseIdentifier: B}
                  f: {class: TableViewHeaderFooterView, height: 20, reuseIdentifier: B}
                table: {rows: []}
                """) == [
                    "3:36 found the reuse identifier \"B\", which another prototype has too (give it "
                        + "another one; the first is at d.yaml:2:36)",
                    "5:36 found the reuse identifier \"C\", which another prototype has too (give it "
                        + "another one; the first is at d.yaml:4:3)",
                    "7:70 found the reuse identifier \"B\", which another prototype has too (give it "
                        + "another one; the first is at d.yaml:6:70)",
                ])
    }

    @Test func `identifiers of the catalogue and of the table itself are errors`() {
        #expect(
            mistakes(
                """
                prototypes:
                  a: {height: 44, reuseIdentifier: BadgeCell}
                  configured: {height: 44}
                  b: {height: 44, reuseIdentifier: "style:default"}
                  c: {class: TableViewHeaderFooterView, height: 20, reuseIdentifier: "text:header"}
                  "static cell 1": {height: 44}
                table: {rows: []}
                """) == [
                    "2:36 found the reuse identifier \"BadgeCell\", which the catalogue's cell "
                        + "BadgeCell has too (give it another one)",
                    "3:3 found the prototype \"configured\", which the table gives cells of its own "
                        + "(give the prototype another name)",
                    "4:36 found the reuse identifier \"style:default\", which the table gives cells of "
                        + "its own (give it another one)",
                    "5:70 found the reuse identifier \"text:header\", which the table gives cells of "
                        + "its own (give it another one)",
                    "6:3 found the prototype \"static cell 1\", which the table gives cells of its own "
                        + "(give the prototype another name)",
                ])
        var catalogue = CellCatalogue()
        catalogue.add(BadgeCell.self, named: "a", reuseIdentifier: "style:default") { _, _ in }
        #expect(catalogue.mistakes.contains { $0.contains("style:default") })
    }
}

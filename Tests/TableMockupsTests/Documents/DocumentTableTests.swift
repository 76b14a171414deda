import Foundation
import TableDrawing
import TableGeometry
import TableControls
import TableThemes
import TableViews
import TestSupport
import Testing

@testable import TableMockups

@Suite struct DocumentTableTests {
    private func heights(_ text: String, in folder: TemporaryFolder? = nil) throws -> [CGFloat] {
        let (table, _, _) = try document(text, in: folder).lowered()
        return (0..<table.numberOfSections).flatMap { section in
            (0..<table.numberOfRows(inSection: section)).map {
                table.rectForRow(at: IndexPath(row: $0, section: section)).height
            }
        }
    }

    private func cells(_ table: TableView) -> [TableViewCell] {
        (table.indexPathsForVisibleRows ?? []).compactMap { table.cellForRow(at: $0) }
    }

    @Test("A document becomes a table with its rows, headers and state")
    func wholeTable() throws {
        let (table, node, log) = try document(
            """
            screen: {width: 320, height: 480, scale: 2}
            theme: classic
            table:
              rowHeight: 60
              sections:
                - header: Africa
                  footer: Two zones
                  rows:
                    - {style: value1, text: Cairo, detail: Egypt, selected: true,
                       accessory: checkmark, backgroundColor: "#102030"}
                    - {style: value1, text: Lagos, highlighted: true, selectionStyle: none}
            """
        ).lowered()
        #expect(log.diagnostics.isEmpty)
        #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).height == 60)
        #expect(table.indexPathsForSelectedRows == [IndexPath(row: 0, section: 0)])
        let names = node.children.map(\.name)
        #expect(names.contains("header 0") && names.contains("footer 0"))
        let first = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
        #expect(first.style == .value1)
        #expect(first.textLabel?.text == "Cairo")
        #expect(first.detailTextLabel?.text == "Egypt")
        #expect(first.isSelected && !first.isHighlighted)
        #expect(first.accessoryType == .checkmark)
        #expect(first.backgroundColor == Color(hex: 0x102030))
        let second = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
        #expect(second.isHighlighted && !second.isSelected)
        #expect(second.selectionStyle == .none)
    }

    @Test("The height of a row precedes the heights of the table, the cell and the theme")
    func heightRules() throws {
        let rows = """
            [{text: a}, {text: a, height: 30}, {cell: BadgeCell, values: {title: a}},
             {cell: BadgeCell, values: {title: a}, height: 35},
             {cell: TimeZoneCell, values: {zone: GMT}}, {cell: Note, values: {text: abcdefg}}]
            """
        #expect(
            try heights("theme: classic\ntable: {rows: \(rows)}") == [44, 30, 50, 35, 44, 70])
        #expect(
            try heights("theme: classic\ntable: {rowHeight: 60, rows: \(rows)}")
                == [60, 30, 60, 35, 60, 60])
    }

    @Test("A second line makes a modern row higher, by whole pixels, but not a classic row")
    func growingRows() throws {
        let rows =
            "table: {rows: [{style: subtitle, text: a, detail: b}, {style: subtitle, text: a}]}"
        // 17 and 12 points at 1.193359375, 1 point between and 19.5 around them, in thirds of a
        // point.
        let lines = 29 * 1.193359375 + 1 + 19.5
        let grown = try heights("screen: {scale: 3}\n\(rows)")
        #expect(abs(grown[0] - (lines * 3).rounded(.up) / 3) < 0.4)
        #expect(abs(grown[0] * 3 - (grown[0] * 3).rounded()) < 1e-6)
        #expect(abs(grown[1] - 44) < 1e-6)
        #expect(try heights("theme: classic\n\(rows)") == [44, 44])
    }

    @Test("Rows of several lines have the height of their lines")
    func manyLines() throws {
        let long = String(repeating: "word ", count: 40)
        let found = try heights(
            """
            screen: {width: 320, height: 480, scale: 2}
            table:
              rows:
                - {text: "\(long)", numberOfLines: 0}
                - {text: "\(long)", numberOfLines: 2}
                - {text: "\(long)"}
                - {style: subtitle, text: a, detail: "\(long)", detailNumberOfLines: 0}
            """)
        #expect(found[0] > found[1] && found[1] > found[2])
        #expect(found[2] == 44)
        #expect(found[3] > 60)
    }

    @Test("A reused cell has no values of its former row")
    func reuse() throws {
        let folder = try TemporaryFolder()
        try folder.writeImage("dot.png", width: 20, height: 20)
        // Ten rows that state everything, then a hundred rows with a text only.
        let rich = """
                - {text: rich, image: dot.png, accessory: checkmark, selectionStyle: gray,
                   indentationLevel: 3, backgroundColor: red, textColor: blue,
                   font: {size: 30, weight: bold}, alignment: right, numberOfLines: 3,
                   separatorInset: 50, height: 44}
            """
        let text =
            "screen: {width: 320, height: 220, scale: 2}\ntable:\n  rows:\n"
            + String(repeating: rich + "\n", count: 10)
            + String(repeating: "    - {text: plain}\n", count: 100)
        let document = try TableMockupsTests.document(text, in: folder)
        let fresh = try TableMockupsTests.document(
            "screen: {width: 320, height: 220, scale: 2}\ntable: {rows: "
                + "[{text: plain}, {text: plain}, {text: plain}, {text: plain}, {text: plain}]}")
        let expected = fresh.lowered().node.children.filter { $0.name.hasPrefix("row") }
        let (found, statistics) = document.context().run {
            let table = document.makeTable()
            _ = table.lowered()
            table.contentOffset.y = 44 * 40
            return (table.lowered(), table.reuseStatistics)
        }
        let rows = found.children.filter { $0.name.hasPrefix("row") }
        #expect(statistics["style:default"].reused > 0)
        #expect(rows.count == 5 && expected.count == 5)
        for (row, fresh) in zip(rows, expected) {
            #expect(row.children.map(\.dump) == fresh.children.map(\.dump))
            #expect(row.background == fresh.background)
        }
    }

    @Test("Cells of the catalogue are dequeued and configured, and have the row's properties")
    func catalogueCells() throws {
        let (table, _, log) = try document(
            """
            screen: {width: 320, height: 200, scale: 2}
            table:
              rows:
                - {cell: BadgeCell, values: {title: a, count: 7, color: blue}, accessory: checkmark}
                - {cell: BadgeCell, values: {title: b}}
            """
        ).lowered()
        #expect(log.diagnostics.isEmpty)
        let cells = cells(table).compactMap { $0 as? BadgeCell }
        #expect(cells.map(\.title) == ["a", "b"])
        #expect(cells.map(\.count) == [7, 1])
        #expect(cells.map(\.fill) == [.blue, .red])
        #expect(cells.map(\.accessoryType) == [.checkmark, .none])
        #expect(cells.allSatisfy { $0.reuseIdentifier == "BadgeCell" })
        #expect(table.reuseStatistics["BadgeCell"].created == 2)
    }

    @Test("The content offset follows the document")
    func scrolling() throws {
        let rows =
            "table: {rowHeight: 50, rows: ["
            + Array(repeating: "{text: a}", count: 40).joined(separator: ", ") + "]}"
        let screen = "screen: {width: 320, height: 200, scale: 1}\n"
        #expect(try document(screen + "offset: 75\n" + rows).lowered().table.contentOffset.y == 75)
        #expect(
            try document(screen + "scrollTo: {row: 10}\n" + rows)
                .lowered().table.contentOffset.y == 500)
        #expect(
            try document(screen + "scrollTo: {row: 10, position: bottom}\n" + rows)
                .lowered().table.contentOffset.y == 350)
    }

    @Test("Texts of the table's header and footer take space")
    func tableHeader() throws {
        let (table, _, _) = try document(
            "table: {header: Above, footer: Below, rows: [{text: a}]}"
        ).lowered()
        let first = table.rectForRow(at: IndexPath(row: 0, section: 0))
        #expect(first.minY > 24)
        #expect(table.contentSize.height > first.maxY + 24)
    }
}

import Foundation
import TableDrawing
import TableGeometry
import TableControls
import TableScreens
import TableViews
import TestSupport
import Testing

@testable import TableMockups

/// Keys of tables, bars and colours, and heights that depend on the contents of rows.
@Suite struct TableKeyTests {
    private let screen = "screen: {width: 320, height: 480, scale: 2}\n"

    private func table(_ text: String, in folder: TemporaryFolder? = nil) throws -> TableView {
        let (table, _, log) = try document(screen + text, in: folder).lowered()
        #expect(log.diagnostics.isEmpty)
        return table
    }

    private func heights(_ table: TableView) -> [CGFloat] {
        (0..<table.numberOfRows(inSection: 0)).map {
            table.rectForRow(at: IndexPath(row: $0, section: 0)).height
        }
    }

    @Test("Selection, insets and the index follow the document")
    func keys() throws {
        let table = try table(
            """
            table:
              allowsSelection: false
              allowsMultipleSelection: false
              allowsSelectionDuringEditing: true
              separatorInsetReference: fromAutomaticInsets
              contentInset: [10, 0, 20, 0]
              index: [A]
              sectionIndexColor: "#f00"
              sectionIndexBackgroundColor: "#0f0"
              sectionIndexTrackingBackgroundColor: "#00f"
              sectionIndexMinimumDisplayRowCount: 1
              isTrackingSectionIndex: true
              rows: [{text: a}]
            """)
        #expect(!table.allowsSelection && !table.allowsMultipleSelection)
        #expect(table.allowsSelectionDuringEditing)
        #expect(table.separatorInsetReference == .fromAutomaticInsets)
        #expect(table.contentInset == EdgeInsets(top: 10, left: 0, bottom: 20, right: 0))
        #expect(table.contentOffset.y == -10)
        #expect(table.sectionIndexColor == Color(hex: 0xFF0000))
        #expect(table.sectionIndexBackgroundColor == Color(hex: 0x00FF00))
        #expect(table.sectionIndexTrackingBackgroundColor == Color(hex: 0x0000FF))
        #expect(table.sectionIndexMinimumDisplayRowCount == 1 && table.isTrackingSectionIndex)
        #expect(table.displayedSectionIndexTitles == ["A"])
    }

    @Test("A document allows multiple selection unless it states otherwise")
    func selection() throws {
        let rows = "rows: [{text: a, selected: true}, {text: b, selected: true}]}"
        #expect(try table("table: {" + rows).indexPathsForSelectedRows?.count == 2)
        #expect(
            mistakes("table: {allowsMultipleSelection: false, " + rows) == [
                "warning 1:34 2 rows are selected in a table that allows one, and the last is shown"
            ])
    }

    @Test("An index without a visible effect is reported")
    func index() {
        #expect(
            mistakes("table: {style: grouped, index: true, rows: []}") == [
                "warning 1:32 a table of the style grouped draws no index; use the style plain "
                    + "(Apple documents it so: the table view must be in "
                    + "the plain style)"
            ])
        #expect(mistakes("table: {style: grouped, index: false, rows: []}").isEmpty)
        #expect(
            mistakes("table: {index: true, rows: []}") == [
                "warning 1:16 no section has a header for the index to begin with; give the index "
                    + "titles, or the sections headers"
            ])
    }

    @Test("A keyboard has its stated height, and may show no keys")
    func keyboard() throws {
        func screen(_ keyboard: String) throws -> ScreenView {
            let found = try document(
                "bars: {keyboard: \(keyboard)}\ntable: {rows: [{text: a}]}")
            return found.context().run { found.makeScreen() }
        }
        #expect(try screen("250").keyboard?.intrinsicHeight == 250)
        #expect(try screen("250").tableView?.adjustedContentInset.bottom == 250 + 34)
        let plain = try screen("{height: 300, keys: false}").keyboard
        #expect(plain?.intrinsicHeight == 300 && plain?.showsKeys == false)
        #expect(try screen("true").keyboard?.height == nil)
        #expect(try screen("false").keyboard == nil)
        #expect(
            mistakes("bars: {keyboard: 20}\ntable: {rows: []}") == [
                "1:18 expected a height from 80 to 2000, found 20"
            ])
    }

    @Test(
        "Short colours equal long colours",
        arguments: [
            ("#f90", RGBA(hex: 0xFF9900)), ("#F908", RGBA(hex: 0xFF9900, alpha: 136.0 / 255)),
            ("#ff9900", RGBA(hex: 0xFF9900)),
        ])
    func colors(text: String, color: RGBA) throws {
        let found = try document("table: {separatorColor: \"\(text)\", rows: []}")
        guard case .described(let table) = found.table else { return }
        #expect(table.separatorColor?.resolved == color)
    }

    @Test("Colours of other lengths are errors", arguments: ["#f", "#ff", "#fffff", "#ggg"])
    func wrongColors(text: String) {
        #expect(
            mistakes("table: {separatorColor: \"\(text)\", rows: []}").first?
                .hasPrefix("1:25 expected a colour such as") == true)
    }

    @Test("An axis without values is an error")
    func axis() {
        #expect(
            mistakes("matrix: {appearance: []}\ntable: {rows: []}") == [
                "1:22 expected a value or a list of at least one, found an empty list "
                    + "(without the key, the axis is left as it is)"
            ])
    }

    @Test("A self-sizing row grows with its image, and the image shrinks in a row of fixed height")
    func images() throws {
        let folder = try TemporaryFolder()
        try folder.writeImage("tall.png", width: 100, height: 100)
        let rows =
            "rows: [{text: a, image: tall.png}, {text: b, image: {file: tall.png, size: [20, 20]}}, "
            + "{style: subtitle, text: c, detail: d, image: tall.png}]}"
        #expect(try heights(table("table: {" + rows, in: folder)) == [100, 44, 100])
        let classic = try table("theme: classic\ntable: {" + rows, in: folder)
        #expect(heights(classic) == [44, 44, 44])
        let cell = try #require(classic.visibleCells.first)
        #expect(try #require(cell.imageView).frame.height <= 44)
        #expect(try heights(table("table: {rowHeight: 50, " + rows, in: folder)) == [50, 50, 50])
    }

    @Test("Rows of a file have the heights of their own images")
    func imagesOfRecords() throws {
        let folder = try TemporaryFolder()
        try folder.writeImage("tall.png", width: 100, height: 100)
        try folder.writeImage("low.png", width: 10, height: 10)
        try folder.write("a.csv", "picture\ntall.png\nlow.png\n")
        let rows = "table: {rows: {from: a.csv, each: {text: a, image: "
        #expect(try heights(table(rows + "\"{picture}\"}}}", in: folder)) == [100, 44])
        #expect(
            try heights(table(rows + "{file: \"{picture}\", size: [60, 60]}}}}", in: folder))
                == [60, 60])
    }

    @Test("A prototype without a height has the height of its views, equal spaces and a separator")
    func prototypes() throws {
        let table = try table(
            """
            prototypes:
              framed: {subviews: [{class: View, frame: [10, 12, 50, 60]}]}
              low: {subviews: [{class: View, frame: [10, 2, 50, 20]}]}
              filled:
                subviews:
                  - class: StackView
                    frame: margins
                    axis: vertical
                    subviews: [{class: Label, text: a, font: {size: 40}}, {class: Label, text: b, font: {size: 40}}]
              stated: {height: 30, subviews: [{class: View, frame: [10, 12, 50, 60]}]}
              empty: {}
            table: {rows: [{cell: framed}, {cell: low}, {cell: filled}, {cell: stated}, {cell: empty}]}
            """)
        let found = heights(table)
        #expect(found[0] == 84.5 && found[1] == 24.5 && found[3] == 30 && found[4] == 44)
        // Two lines of about 48 points, and a margin of 11 points above and below.
        #expect((100...120).contains(found[2]))
    }

    @Test("Frames of a prototype without a height refer to the table's rowHeight")
    func prototypeInRowHeight() throws {
        let table = try table(
            "prototypes: {p: {subviews: [{class: View, name: v, frame: [0, 10, 320, 80], "
                + "autoresizing: flexibleHeight}]}}\n"
                + "table: {rowHeight: 100, rows: [{cell: p}, {cell: p, height: 120}]}")
        #expect(heights(table) == [100, 120])
        let views = table.visibleCells.map { $0.contentView.view(named: "v")?.frame.height ?? 0 }
        #expect(abs(views[1] - views[0] - 20) < 1)
    }

    @Test("sectionHeaderTopPadding changes the space above section headers")
    func headerTopPadding() throws {
        let rows = "sections: [{header: A, rows: [{text: a}]}, {header: B, rows: [{text: b}]}]"
        let standard = try document("table: {\(rows)}").lowered().table
        let padded = try document("table: {sectionHeaderTopPadding: 40, \(rows)}").lowered().table
        let difference = 40 - standard.sectionHeaderTopPadding
        #expect(
            padded.rectForHeader(inSection: 1).minY - standard.rectForHeader(inSection: 1).minY
                == difference * 2)
    }

    @Test("An estimated height has no effect in a picture")
    func estimatedRowHeight() throws {
        let rows = "rows: [{text: a}, {text: b, height: 70}]"
        let standard = try document("table: {\(rows)}").lowered().node
        #expect(
            try document("table: {estimatedRowHeight: 300, \(rows)}").lowered().node == standard)
    }

    @Test("The table's tint applies to views without their own colour")
    func tintColor() throws {
        let document = try document("table: {tintColor: red, rows: [{text: a}]}")
        let table = document.lowered().table
        #expect(table.tintColor.resolved == Color.red.resolved)
        #expect(table.visibleCells.first?.tintColor.resolved == Color.red.resolved)
    }

    @Test("An accessory button can look touched without its row")
    func pressedAccessory() throws {
        func row(_ more: String) throws -> RenderNode {
            try document("table: {rows: [{text: a, accessory: detailButton\(more)}]}").lowered()
                .node
        }
        #expect(try row(", accessoryHighlighted: true") != row(""))
        #expect(try row(", accessoryHighlighted: false") == row(""))
    }

    @Test("A movable row can hide its reorder control, and a fixed row shows none")
    func reorderControl() throws {
        func grips(_ row: String) throws -> Bool {
            try document("table: {editing: true, rows: [\(row)]}").lowered().node.dump
                .contains("reorderControl")
        }
        #expect(try grips("{text: a, movable: true}"))
        #expect(try !grips("{text: a, movable: true, showsReorderControl: false}"))
        #expect(
            mistakes("table: {rows: [{text: a, showsReorderControl: true}]}")
                .first?.contains("add movable: true") == true)
    }

    @Test("A baseline adjustment moves a text that shrinks")
    func baselineAdjustment() throws {
        func top(_ adjustment: String) throws -> Double {
            let text = String(repeating: "long ", count: 11)
            let (table, _, _) = try document(
                "screen: {width: 320, height: 100}\ntable: {rows: [{text: \(text), "
                    + "minimumScaleFactor: 0.3, baselineAdjustment: \(adjustment)}]}"
            ).lowered()
            let label = try #require(table.visibleCells.first?.textLabel)
            #expect("\(label.baselineAdjustment)" == adjustment)
            return Double(label.frame.minY)
        }
        for name in ["alignBaselines", "alignCenters", "none"] { _ = try top(name) }
    }

    @Test("A list content for headers is displayed as a header")
    func headerConfiguration() throws {
        let (table, node, log) = try document(
            """
            screen: {width: 320, height: 300}
            table:
              sections:
                - headerConfiguration:
                    {kind: plainHeader, text: Title, textProperties: {font: {size: 30}}}
                  rows: [{text: a}]
                - {header: Plain, rows: [{text: b}]}
            """
        ).lowered()
        #expect(log.diagnostics.isEmpty)
        #expect(node.dump.contains("Title"))
        let header = table.rectForHeader(inSection: 0).height
        #expect(header > table.rectForHeader(inSection: 1).height)
        #expect(
            mistakes("table: {sections: [{header: a, headerConfiguration: {text: b}, rows: []}]}")
                .count == 1)
    }
}

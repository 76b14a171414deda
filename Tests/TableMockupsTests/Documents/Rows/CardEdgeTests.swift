import Foundation
import TableDrawing
import TableViews
import Testing

@testable import TableMockups

/// Every row clips its contents at the card of an inset grouped section or at a bordered box.
@Suite struct CardEdgeTests {
    private func table(
        _ views: String, rows: Int = 3, theme: String = "modern", style: String = "insetGrouped",
        row: String = "height: 50"
    ) throws -> (cells: [RenderNode], warnings: [String]) {
        let cells = Array(repeating: "{cell: p}", count: rows).joined(separator: ", ")
        let (_, node, log) = try document(
            """
            screen: {width: 390, height: 400, scale: 2}
            theme: \(theme)
            prototypes: {p: {\(row), subviews: [\(views)]}}
            table: {style: \(style), rows: [\(cells)]}
            """
        ).lowered()
        return (
            node.children.filter { !$0.placed("contentView").isEmpty },
            log.diagnostics.filter {
                $0.identifier == "cell.control-cut" || $0.identifier == "cell.text-beyond-edge"
            }.map(\.message)
        )
    }

    @Test("Every row of a card clips its contents at the card", arguments: ["modern", "glass"])
    func everyRow(theme: String) throws {
        let wide = "{class: View, frame: [300, 10, 100, 20], backgroundColor: systemRed}"
        for rows in 1...4 {
            let cells = try table(wide, rows: rows, theme: theme).cells
            #expect(cells.count == rows)
            #expect(cells.map(\.clipsToBounds) == Array(repeating: true, count: rows))
        }
        // A row between other rows needs no clip if its contents lie inside the row.
        let narrow = try table("{class: Label, text: A, frame: [10, 10, 100, 20]}", theme: theme)
        #expect(narrow.cells.map(\.clipsToBounds) == [true, false, true])
        #expect(narrow.warnings == [])
    }

    @Test func `every row of a bordered box clips its content at the box`() throws {
        let wide = "{class: View, frame: [250, 10, 200, 20], backgroundColor: systemRed}"
        let cells = try table(wide, theme: "classic", style: "grouped").cells
        #expect(cells.count == 3)
        for cell in cells {
            let content = try #require(cell.children.first { $0.name == "contentView" })
            #expect(content.clipsToBounds)
        }
    }

    @Test("Views clipped by a card or box are reported once, in any row")
    func warnings() throws {
        let toggle = "{class: Switch, name: s, frame: [320, 10, 51, 31]}"
        let label = "{class: Label, name: l, text: A long text, frame: [300, 10, 90, 22]}"
        for rows in 1...3 {
            let found = try table(toggle, rows: rows).warnings
            #expect(
                Set(found) == [
                    "the Switch \"s\" reaches 13 points beyond the right edge of the section's card "
                        + "and is cut; move the view, or give the view more room"
                ])
            let texts = try table(label, rows: rows).warnings
            #expect(!texts.isEmpty)
            #expect(
                texts.allSatisfy {
                    $0.hasPrefix("the text of the Label \"l\" reaches ")
                        && $0.contains("beyond the right edge of the section's card and is cut")
                }, "\(texts)")
        }
        let box = try table(toggle, theme: "classic", style: "grouped").warnings
        #expect(box.first?.contains("beyond the right edge of the section's box") == true, "\(box)")
        let high = try table("{class: Switch, frame: [100, 30, 51, 31]}").warnings
        #expect(high.first?.contains("beyond the lower edge of the section's card") == true)
        // In a plain table, only the table's edge clips the view.
        #expect(try table(toggle, style: "plain").warnings == [])
        let far = try table(
            "{class: Label, text: A long text, frame: [340, 10, 90, 22]}", style: "plain"
        ).warnings
        #expect(
            far.first?.contains("beyond the right edge of the table and is cut") == true, "\(far)")
        let clip = "{class: View, name: v, clipsToBounds: true, frame: [9,9,40,22], subviews: ["
        let held = try table(clip + "{class: Label, text: A long text, frame: [0,0,90,22]}]}")
        #expect(
            held.warnings.first?.contains("beyond the right edge of the View \"v\"") == true,
            "\(held.warnings)")
    }

    @Test func `views clipped by a round corner of a card are reported`() throws {
        let corner = "of the section's card and is cut"
        func found(_ view: String, rows: Int = 1) throws -> [String] {
            try table(view, rows: rows, theme: "glass").warnings
        }
        let field = "{class: TextField, borderStyle: line, text: A, frame: [0, 0, 90, 30]}"
        #expect(try found(field).first?.contains("beyond a round corner " + corner) == true)
        let text = "{class: Label, text: Corner, frame: [0, 0, 90, 20]}"
        #expect(try found(text).first?.contains("beyond a round corner " + corner) == true)
        #expect(try found("{class: Switch, frame: [8, 8, 51, 31]}") == [])
        #expect(try found("{class: Button, title: A, frame: [0, 0, 90, 30]}") == [])
        #expect(
            try found("{class: Label, text: Filling, frame: fill, textAlignment: center}") == [])
    }
}

import Foundation
import TableDrawing
import TableGeometry
import TableText
import TableControls
import TableViews
import Testing

@testable import TableMockups

/// Container views of prototypes: frames of subviews, and heights of rows.
@Suite struct PrototypeContainerTests {
    private static let long = String(repeating: "A text that takes several lines. ", count: 5)

    private func cells(_ text: String) throws -> [TableViewCell] {
        let (cells, log) = try document("screen: {width: 390, height: 800, scale: 2}\n" + text)
            .laidOutCells()
        #expect(log.diagnostics.isEmpty)
        return cells
    }

    @Test(
        "Views in a view that fills its row grow with the row",
        arguments: ["fill", "margins"])
    func filling(place: String) throws {
        let cell = try #require(
            try cells(
                """
                prototypes:
                  p:
                    height: 60
                    subviews:
                      - class: View
                        name: card
                        frame: \(place)
                        subviews:
                          - {class: Label, name: t, frame: [12, 8, 200, 20], autoresizing: flexibleWidth, text: Hi}
                          - {class: Switch, name: on, frame: [225, 6, 51, 31], autoresizing: flexibleLeftMargin}
                          - {class: View, name: line, frame: [0, 40, 10, 1], autoresizing: flexibleTopMargin}
                table: {rows: [{cell: p}]}
                """
            ).first)
        func frame(_ name: String) throws -> CGRect {
            try #require(cell.contentView.view(named: name)).frame
        }
        let card = try #require(cell.contentView.view(named: "card"))
        // The frames are for a cell 320 points wide.
        let inset: CGFloat = place == "fill" ? 0 : 16
        #expect(card.frame.width == 390 - 2 * inset)
        let gain = card.frame.width - (320 - 2 * inset)
        #expect(try frame("t") == CGRect(x: 12, y: 8, width: 200 + gain, height: 20))
        #expect(try frame("on").origin == CGPoint(x: 225 + gain, y: 6))
        #expect(try frame("line") == CGRect(x: 0, y: 40, width: 10, height: 1))
    }

    private static let label = "{class: Label, name: t, numberOfLines: 0, "

    @Test(
        "Texts in views that fill the row, its margins or a frame make it higher",
        arguments: [
            "{class: View, name: card, frame: margins, subviews: [\(label)frame: margins}]}",
            "{class: View, name: card, frame: fill, subviews: [\(label)frame: margins}]}",
            "{class: View, name: card, frame: margins, subviews: [\(label)frame: [12, 8, 264, 20], autoresizing: flexibleWidth}]}",
            "{class: View, name: card, frame: [16, 8, 288, 44], autoresizing: flexibleWidth, subviews: "
                + "[\(label)frame: [12, 8, 264, 28], autoresizing: flexibleWidth}]}",
            "{class: View, frame: fill, subviews: [{class: View, name: card, frame: [16, 4, 240, 52], subviews: "
                + "[\(label)frame: [12, 8, 216, 36]}]}]}",
        ])
    func growing(view: String) throws {
        let cells = try cells(
            """
            prototypes: {p: {subviews: [\(view)]}}
            table: {rows: [{cell: p, values: {t: "\(Self.long)"}}, {cell: p, values: {t: x}}]}
            """)
        #expect(cells[0].bounds.height > cells[1].bounds.height + 40)
        for cell in cells {
            let card = try #require(cell.contentView.view(named: "card"))
            let label = try #require(cell.contentView.view(named: "t") as? Label)
            let needed = label.sizeThatFits(CGSize(width: label.bounds.width, height: 0)).height
            #expect(label.bounds.height >= needed)
            #expect(card.bounds.contains(label.frame))
            #expect(
                cell.contentView.bounds.contains(card.convert(card.bounds, to: cell.contentView)))
        }
    }

    @Test("Views below a growing text in a view move down")
    func moving() throws {
        let cells = try cells(
            """
            prototypes:
              p:
                subviews:
                  - class: View
                    frame: [16, 8, 288, 68]
                    autoresizing: flexibleWidth
                    subviews:
                      - \(Self.label)frame: [12, 8, 264, 28], autoresizing: flexibleWidth}
                      - {class: Label, name: time, frame: [12, 40, 100, 20], text: Now}
            table: {rows: [{cell: p, values: {t: "\(Self.long)"}}]}
            """)
        let text = try #require(cells[0].contentView.view(named: "t"))
        let time = try #require(cells[0].contentView.view(named: "time"))
        #expect(text.bounds.height > 60)
        #expect(time.frame.minY == text.frame.maxY + 4)
        #expect(time.bounds.height == 20)
    }

    @Test("Rows have the height of a filling view's content")
    func heights() throws {
        let cells = try cells(
            """
            prototypes:
              p:
                subviews:
                  - class: View
                    frame: fill
                    subviews: [{class: View, name: bar, frame: [16, 10, 100, 80], backgroundColor: red}]
            table: {rows: [{cell: p}]}
            """)
        #expect(cells[0].bounds.height == 100.5)
        #expect(cells[0].contentView.view(named: "bar")?.frame.height == 80)
    }
}

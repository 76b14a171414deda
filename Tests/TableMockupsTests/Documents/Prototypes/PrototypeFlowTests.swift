import Foundation
import TableDrawing
import TableGeometry
import TableText
import Testing

@testable import TableMockups
@testable import TableControls
@testable import TableViews

/// Texts of any number of lines, placed below one another by frames, in rows without a stated
/// height.
@Suite struct PrototypeFlowTests {
    private static let long = String(repeating: "A text that takes several lines. ", count: 5)
    private static let short = "Short"

    private func table(_ text: String) throws -> [TableViewCell] {
        let (cells, log) = try document("screen: {width: 390, height: 900, scale: 2}\n" + text)
            .laidOutCells()
        #expect(log.diagnostics.isEmpty)
        return cells
    }

    private func part(_ name: String, of cell: TableViewCell) throws -> View {
        try #require(cell.contentView.view(named: name))
    }

    /// Height of the separator in a row without a stated height.
    private static let line: CGFloat = 0.5

    private func neededHeight(_ view: View) -> CGFloat {
        view.sizeThatFits(CGSize(width: view.bounds.width, height: 0)).height
    }

    private static func label(_ name: String, _ frame: String) -> String {
        "{class: Label, name: \(name), frame: \(frame), numberOfLines: 0, autoresizing: flexibleWidth}"
    }

    @Test(
        "Two texts below one another have their own heights, and the row has the sum",
        arguments: [long, short], [long, short])
    func two(title: String, detail: String) throws {
        let cell = try #require(
            try table(
                """
                prototypes:
                  p:
                    subviews:
                      - \(Self.label("t", "[16, 10, 288, 22]"))
                      - \(Self.label("d", "[16, 36, 288, 22]"))
                table: {rows: [{cell: p, values: {t: "\(title)", d: "\(detail)"}}]}
                """
            ).first)
        let (upper, lower) = (try part("t", of: cell), try part("d", of: cell))
        #expect(upper.frame.minY == 10)
        #expect(upper.bounds.height == max(22, neededHeight(upper)))
        #expect(lower.frame.minY == upper.frame.maxY + 4)
        #expect(lower.bounds.height == max(22, neededHeight(lower)) + Self.line)
        #expect(cell.contentView.bounds.height == lower.frame.maxY + 10)
        #expect(abs(upper.frame.width - (288 + 70)) < 0.001)
    }

    @Test("A reused row places its new texts for their heights")
    func reuse() throws {
        let values = [
            (Self.long, Self.short), (Self.short, Self.long), (Self.short, Self.short),
            (Self.long, Self.long),
        ]
        let rows = values.map { "{cell: p, values: {t: \"\($0.0)\", d: \"\($0.1)\"}}" }
        let document = try document(
            """
            screen: {width: 390, height: 120, scale: 2}
            prototypes:
              p:
                subviews:
                  - \(Self.label("t", "[16, 10, 288, 22]"))
                  - \(Self.label("d", "[16, 36, 288, 22]"))
            table: {rows: [\(Array(repeating: rows, count: 4).flatMap(\.self).joined(separator: ", "))]}
            """)
        let (table, _, _) = document.lowered()
        try document.context().run {
            for row in 0..<16 {
                table.scrollToRow(at: [0, row], at: .top, animated: false)
                _ = table.lowered()
                let cell = try #require(table.cellForRow(at: [0, row]))
                let (upper, lower) = (try part("t", of: cell), try part("d", of: cell))
                #expect(upper.bounds.height == max(22, neededHeight(upper)), "row \(row)")
                #expect(
                    lower.bounds.height == max(22, neededHeight(lower)) + Self.line, "row \(row)")
                #expect(lower.frame.minY == upper.frame.maxY + 4, "row \(row)")
            }
        }
    }

    @Test("The upper text fills the space in a row with a stated height")
    func tooLow() throws {
        let document = try document(
            """
            screen: {width: 390, height: 300, scale: 2}
            prototypes:
              p:
                subviews:
                  - \(Self.label("t", "[16, 10, 288, 22]"))
                  - \(Self.label("d", "[16, 36, 288, 22]"))
            table: {rows: [{cell: p, height: 100, values: {t: "\(Self.long)", d: "\(Self.long)"}}]}
            """)
        let (table, _, log) = document.lowered()
        let cell = try #require(table.visibleCells.first)
        let (upper, lower) = (try part("t", of: cell), try part("d", of: cell))
        #expect(lower.bounds.height == 22)
        #expect(lower.frame.maxY == cell.contentView.bounds.height - 10)
        #expect(upper.bounds.height > 22 && upper.frame.maxY == lower.frame.minY - 4)
        #expect(
            log.diagnostics.map(\.message) == [
                "the text of the Label \"t\" needs 358 × 81.5 points, has 358 × 54 points, and is cut",
                "the text of the Label \"d\" needs 358 × 81.5 points, has 358 × 22 points, and is cut",
            ])
    }

    @Test("Views between and below two growing texts move down")
    func between() throws {
        let cell = try #require(
            try table(
                """
                prototypes:
                  p:
                    subviews:
                      - \(Self.label("t", "[16, 10, 288, 22]"))
                      - {class: View, name: line, frame: [16, 36, 288, 1], backgroundColor: gray}
                      - \(Self.label("d", "[16, 41, 288, 22]"))
                      - {class: Label, name: time, frame: [16, 67, 100, 20], text: Now}
                      - {class: View, name: dot, frame: [310, 12, 6, 6], backgroundColor: red}
                table: {rows: [{cell: p, values: {t: "\(Self.long)", d: "\(Self.long)"}}]}
                """
            ).first)
        let (upper, lower) = (try part("t", of: cell), try part("d", of: cell))
        let (line, time) = (try part("line", of: cell), try part("time", of: cell))
        #expect(line.frame.minY == upper.frame.maxY + 4)
        #expect(line.bounds.height == 1)
        #expect(lower.frame.minY == line.frame.maxY + 4)
        #expect(lower.bounds.height == neededHeight(lower) + Self.line)
        #expect(time.frame.minY == lower.frame.maxY + 4)
        #expect(cell.contentView.bounds.height == time.frame.maxY + 10)
        #expect(try part("dot", of: cell).frame.minY == 12)
    }

    @Test(
        "Texts below one another enlarge their view and its row",
        arguments: ["margins", "fill", "[16, 8, 288, 62]"])
    func nested(place: String) throws {
        let cell = try #require(
            try table(
                """
                prototypes:
                  p:
                    subviews:
                      - class: View
                        name: card
                        frame: \(place)
                        autoresizing: flexibleWidth, flexibleHeight
                        subviews:
                          - \(Self.label("t", "[12, 8, 264, 22]"))
                          - \(Self.label("d", "[12, 32, 264, 22]"))
                table: {rows: [{cell: p, values: {t: "\(Self.long)", d: "\(Self.long)"}}]}
                """.replacingOccurrences(
                    of: "autoresizing: flexibleWidth, flexibleHeight",
                    with: place.hasPrefix("[") ? "autoresizing: flexibleWidth" : "tag: 1")
            ).first)
        let (upper, lower) = (try part("t", of: cell), try part("d", of: cell))
        let card = try part("card", of: cell)
        #expect(upper.bounds.height == neededHeight(upper))
        #expect(lower.frame.minY == upper.frame.maxY + 2)
        #expect(lower.bounds.height >= neededHeight(lower))
        #expect(card.bounds.height >= lower.frame.maxY + 8)
        #expect(cell.contentView.bounds.contains(card.frame))
    }

    @Test("Two texts side by side have their own heights and begin at the top")
    func sideBySide() throws {
        let cells = try table(
            """
            prototypes:
              p:
                subviews:
                  - {class: Label, name: l, frame: [16, 8, 130, 28], numberOfLines: 0}
                  - {class: Label, name: r, frame: [170, 8, 134, 28], numberOfLines: 0}
            table: {rows: [{cell: p, values: {l: Short, r: "\(Self.long)"}}, {cell: p, height: 100, values: {l: Short, r: x}}]}
            """)
        let (left, right) = (try part("l", of: cells[0]), try part("r", of: cells[0]))
        #expect(left.frame.minY == 8 && left.bounds.height == 28 + Self.line)
        #expect(right.frame.minY == 8)
        #expect(right.bounds.height == neededHeight(right) + Self.line)
        #expect(cells[0].contentView.bounds.height == right.frame.maxY + 8)
        // The additional height of a row enlarges both.
        for name in ["l", "r"] {
            #expect(try part(name, of: cells[1]).bounds.height == 100 - 16)
        }
    }

    @Test("A card with a text grows and moves down below another card")
    func cards() throws {
        func card(_ name: String, _ y: Int) -> String {
            "{class: View, name: card\(name), frame: [16, \(y), 288, 38], autoresizing: flexibleWidth, subviews: "
                + "[\(Self.label(name, "[12, 8, 264, 22]"))]}"
        }
        let cell = try #require(
            try table(
                """
                prototypes: {p: {subviews: [\(card("t", 8)), \(card("d", 54))]}}
                table: {rows: [{cell: p, values: {t: "\(Self.long)", d: "\(Self.long)"}}]}
                """
            ).first)
        let upper = try part("cardt", of: cell)
        let lower = try part("cardd", of: cell)
        for name in ["t", "d"] {
            let text = try part(name, of: cell)
            let line = name == "d" ? Self.line : 0
            #expect(text.bounds.height == neededHeight(text) + line)
            #expect(try part("card\(name)", of: cell).bounds.height == text.bounds.height + 16)
        }
        #expect(lower.frame.minY == upper.frame.maxY + 8)
        #expect(cell.contentView.bounds.height == lower.frame.maxY + 8)
    }

    @Test("Both texts of a section's header grow")
    func header() throws {
        let (table, _, _) = try document(
            """
            screen: {width: 390, height: 900, scale: 2}
            prototypes:
              h:
                class: TableViewHeaderFooterView
                subviews:
                  - \(Self.label("t", "[16, 10, 288, 22]"))
                  - \(Self.label("d", "[16, 36, 288, 22]"))
            table:
              sections:
                - headerView: {prototype: h, values: {t: "\(Self.long)", d: "\(Self.long)"}}
                  rows: [{text: A}]
            """
        ).lowered()
        let header = try #require(table.headersAndFooters.view(.header, ofSection: 0))
        let upper = try #require(header.view(named: "t"))
        let lower = try #require(header.view(named: "d"))
        #expect(upper.bounds.height == neededHeight(upper))
        #expect(lower.bounds.height == neededHeight(lower))
        #expect(lower.frame.minY == upper.frame.maxY + 4)
        #expect(header.bounds.height == lower.frame.maxY + 10)
    }

    @Test(
        "A text view without scrolling gives its row the height of its text",
        arguments: ["margins", "[16, 4, 288, 36]"])
    func textViews(place: String) throws {
        let cells = try table(
            """
            prototypes: {p: {subviews: [{class: TextView, name: t, frame: \(place), isScrollEnabled: false}]}}
            table: {rows: [{cell: p, values: {t: "\(Self.long)"}}, {cell: p, values: {t: x}}]}
            """)
        let view = try part("t", of: cells[0])
        #expect(view.bounds.height == neededHeight(view) + Self.line)
        #expect(cells[0].bounds.height > cells[1].bounds.height + 20)
    }
}

import Foundation
import TableControls
import TableDrawing
import TableGeometry
import TableViews
import Testing

@testable import TableMockups

/// Margins and heights of cells from prototypes.
@Suite struct PrototypeMarginTests {
    private func cells(
        _ prototype: String, theme: String = "modern", table: String = "",
        direction: String = "ltr", rows: String = "{cell: p}"
    ) throws -> [TableViewCell] {
        let (cells, log) = try document(
            """
            screen: {width: 320, height: 480, scale: 2}
            theme: \(theme)
            direction: \(direction)
            prototypes:
              p: \(prototype)
            table: {\(table)rows: [\(rows)]}
            """
        ).laidOutCells()
        #expect(log.diagnostics.isEmpty)
        return cells
    }

    private static let filling =
        "subviews: [{class: View, name: v, frame: margins, subviews: "
        + "[{class: View, frame: [0, 0, 50, 20]}]}]"

    @Test(
        "A self-sizing row has the vertical margins of its theme",
        arguments: [("flat", 8.0, 0.5), ("modern", 11, 0.5), ("glass", 15, 1)])
    func vertical(theme: String, margin: Double, line: Double) throws {
        let cell = try #require(try cells("{\(Self.filling)}", theme: theme).first)
        #expect(Double(cell.bounds.height) == 20 + margin * 2 + line)
        #expect(cell.contentView.view(named: "v").map { Double($0.frame.minY) } == margin)
    }

    @Test(
        "Margins of a prototype apply to its content, by side or by direction",
        arguments: ["layoutMargins", "directionalLayoutMargins"], ["ltr", "rtl"])
    func own(key: String, direction: String) throws {
        let cells = try cells(
            "{\(key): [4, 30, 5, 6], \(Self.filling)}", direction: direction,
            rows: "{cell: p}, {cell: p, values: {\(key): 0}}, {cell: p}")
        let isMirrored = key == "directionalLayoutMargins" && direction == "rtl"
        for index in [0, 2] {
            let view = try #require(cells[index].contentView.view(named: "v"))
            #expect(view.frame.minX == (isMirrored ? 6 : 30))
            #expect(view.frame.width == 284 && view.frame.minY == 4)
            #expect(cells[index].bounds.height == 29.5)
        }
        let view = try #require(cells[1].contentView.view(named: "v"))
        #expect(view.frame.minX == 0 && view.frame.width == 320)
        #expect(cells[1].bounds.height == 29.5, "the frames of the prototype are the least")
    }

    @Test("A cell has the height of its content, also below the height of a standard row")
    func low() throws {
        func height(_ prototype: String, _ theme: String, _ table: String = "") throws -> CGFloat {
            try #require(try cells(prototype, theme: theme, table: table).first).bounds.height
        }
        let views = "subviews: [{class: View, frame: [10, 8, 50, 20]}]"
        #expect(try height("{\(views)}", "modern") == 36.5)
        #expect(try height("{\(views)}", "glass") == 37)
        #expect(try height("{\(views)}", "modern", "separatorStyle: none, ") == 36)
        #expect(try height("{\(views)}", "modern", "rowHeight: 30, ") == 30)
        #expect(try height("{height: 30, \(views)}", "modern") == 30)
        #expect(try height("{style: subtitle, \(views)}", "modern") == 44)
        let high = "subviews: [{class: View, frame: [10, 8, 50, 40]}]"
        #expect(try height("{style: subtitle, \(high)}", "modern") == 56.5)
        #expect(try height("{}", "glass") == 52)
        // Rows of iOS 6 had the row height.
        #expect(try height("{\(views)}", "classic") == 44)
        #expect(try height("{height: 30, \(views)}", "classic") == 30)
        #expect(try height("{subviews: [{class: View, frame: [10, 8, 50, 60]}]}", "classic") > 70)
    }

    @Test("A text that grows leaves no space below it")
    func growing() throws {
        let cells = try cells(
            "{subviews: [{class: Label, name: t, numberOfLines: 0, frame: [16, 8, 288, 20], "
                + "autoresizing: flexibleWidth}]}",
            rows: "{cell: p, values: {t: One}}, {cell: p, values: {t: \"One\\nTwo\\nThree\"}}")
        for cell in cells {
            let label = try #require(cell.contentView.view(named: "t"))
            let needed = label.sizeThatFits(CGSize(width: 288, height: 0)).height
            #expect(cell.bounds.height == max(20, needed) + 16.5)
        }
    }
}

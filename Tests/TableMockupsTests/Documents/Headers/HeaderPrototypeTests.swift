import Foundation
import TableDrawing
import TableGeometry
import TableText
import Testing

@testable import TableMockups
@testable import TableControls
@testable import TableViews

/// Headers and footers of prototypes without a height.
@Suite struct HeaderPrototypeTests {
    private static let long =
        "A header that is so long that it has to wrap somewhere in this row of the table"
    private static let label =
        "{class: Label, name: t, frame: [16, 8, 288, 21], autoresizing: flexibleWidth, numberOfLines: 0}"

    private func lowered(
        _ text: String, width: Int = 390
    ) throws -> (table: TableView, log: DiagnosticLog) {
        let (table, _, log) = try document(
            "screen: {width: \(width), height: 800, scale: 2}\n" + text
        ).lowered()
        return (table, log)
    }

    private func edges(_ viewClass: String, _ style: String) -> String {
        """
        prototypes: {head: {class: \(viewClass), subviews: [\(Self.label)]}}
        table:
          style: \(style)
          sections:
            - headerView: {prototype: head, values: {t: "\(Self.long)"}}
              footerView: {prototype: head, values: {t: Short}}
              rows: [{text: A row}]
            - headerView: {prototype: head, values: {t: Short}}
              rows: [{text: A row}]
        """
    }

    @Test(
        "Views with the frame `margins` are aligned with titles",
        arguments: ["plain", "grouped", "insetGrouped"])
    func margins(style: String) throws {
        let (table, _) = try lowered(
            """
            prototypes:
              head:
                class: TableViewHeaderFooterView
                subviews: [{class: Label, name: t, frame: margins, numberOfLines: 0}]
            table:
              style: \(style)
              sections:
                - headerView: {prototype: head, values: {t: "\(Self.long)"}}
                  rows: [{text: A row}]
                - header: A title
                  rows: [{text: A row}]
            """)
        let text = try #require(
            table.headersAndFooters.view(.header, ofSection: 0)?.view(named: "t") as? Label)
        let header = try #require(table.headerView(forSection: 1))
        let title = try #require(header.textLabel)
        #expect(
            text.convert(text.bounds, to: table).minX
                == title.convert(title.bounds, to: table).minX)
        let needed = text.sizeThatFits(CGSize(width: text.bounds.width, height: 0)).height
        #expect(text.bounds.height >= needed && needed > 30)
    }

    @Test(
        "Headers have the height of their texts at the table's width",
        arguments: ["TableViewHeaderFooterView", "View"], ["plain", "grouped"])
    func heights(viewClass: String, style: String) throws {
        let (table, log) = try lowered(edges(viewClass, style))
        #expect(log.diagnostics.isEmpty)
        let geometry = table.geometry
        #expect(geometry.headerExtent(ofSection: 1).height == 37)
        #expect(geometry.footerExtent(ofSection: 0).height == 37)
        let header = try #require(table.headersAndFooters.view(.header, ofSection: 0))
        let text = try #require(header.view(named: "t") as? Label)
        // The width of the margins at 320 points.
        #expect(text.frame.minX == 16)
        #expect(text.frame.width == header.bounds.width - 32)
        let needed = text.sizeThatFits(CGSize(width: text.bounds.width, height: 0)).height
        #expect(needed > 30)
        #expect(text.frame.height >= needed)
        #expect(header.bounds.height == text.frame.maxY + 8)
        #expect(geometry.headerExtent(ofSection: 0).height == header.bounds.height)
        // A wider table needs fewer lines.
        let wide = try lowered(edges(viewClass, style), width: 800).table
        #expect(wide.geometry.headerExtent(ofSection: 0).height == 37)
    }

    @Test(
        "A prototype that is a label is measured at the table's width",
        arguments: [
            "{class: Label, name: t, frame: fill, numberOfLines: 0, text: \"\(long)\"}",
            "{class: Label, name: t, frame: margins, numberOfLines: 0, text: \"\(long)\"}",
            "{class: Label, name: t, frame: [16, 8, 288, 21], autoresizing: flexibleWidth, numberOfLines: 0, text: \"\(long)\"}",
            "{class: StackView, frame: fill, axis: vertical, subviews: [{class: Label, name: t, numberOfLines: 0, text: \"\(long)\"}]}",
        ], ["TableViewHeaderFooterView", "View"])
    func ownText(label: String, viewClass: String) throws {
        func heights(_ width: Int) throws -> [CGFloat] {
            let (table, log) = try lowered(
                """
                prototypes: {head: {class: \(viewClass), subviews: [\(label)]}}
                table: {headerView: head, sections: [{headerView: head, footerView: head, rows: [{text: A row}]}]}
                """, width: width)
            #expect(log.diagnostics.isEmpty, "\(log.diagnostics.map(\.message))")
            let views = [
                table.tableHeaderView, table.headersAndFooters.view(.header, ofSection: 0),
                table.headersAndFooters.view(.footer, ofSection: 0),
            ]
            for view in views {
                let text = try #require(view?.view(named: "t") as? Label)
                let needed = text.sizeThatFits(CGSize(width: text.bounds.width, height: 0)).height
                #expect(abs(text.frame.height - needed) < 1, "\(width)")
            }
            return views.compactMap { $0?.bounds.height }
        }
        let (narrow, wide) = (try heights(300), try heights(1024))
        #expect(zip(narrow, wide).allSatisfy { $0 > $1 + 10 }, "\(narrow) \(wide)")
    }

    @Test("A stack that fills a header has the height of its views")
    func stack() throws {
        let (table, log) = try lowered(
            """
            prototypes:
              stack: {class: TableViewHeaderFooterView, subviews: [{class: StackView, frame: fill, axis: vertical, subviews: [{class: Label, name: t, numberOfLines: 0}, {class: Label, text: second line of it}]}]}
              margins: {class: View, subviews: [{class: Label, name: t, numberOfLines: 0, frame: margins}]}
            table:
              sections:
                - headerView: {prototype: stack, values: {t: "\(Self.long)"}}
                  footerView: {prototype: margins, values: {t: "\(Self.long)"}}
                  rows: [{text: A row}]
            """)
        #expect(log.diagnostics.isEmpty)
        for view in [
            table.headersAndFooters.view(.header, ofSection: 0),
            table.headersAndFooters.view(.footer, ofSection: 0),
        ] {
            let text = try #require(view?.view(named: "t") as? Label)
            let needed = text.sizeThatFits(CGSize(width: text.bounds.width, height: 0)).height
            #expect(needed > 30)
            #expect(text.frame.height >= needed)
        }
        let stack = try #require(
            table.headersAndFooters.view(.header, ofSection: 0)?.view(named: "t")?.superview)
        #expect(stack.frame.height == table.geometry.headerExtent(ofSection: 0).height)
    }

    @Test(
        "The measurement of a header by constraints reports no conflict",
        arguments: ["TableViewHeaderFooterView", "View"])
    func constraints(viewClass: String) throws {
        let (table, log) = try lowered(
            """
            prototypes:
              head:
                class: \(viewClass)
                constraints: [t.top = top + 8, t.centerX = centerX, t.bottom = bottom - 12]
                subviews: [{class: Label, name: t, text: Title}]
            table:
              sections:
                - headerView: {prototype: head}
                  footerView: {prototype: head}
                  rows: [{text: A row}]
            """)
        #expect(log.diagnostics.map(\.message) == [])
        let label = try #require(
            table.headersAndFooters.view(.header, ofSection: 0)?.view(named: "t"))
        let height = try #require(label.superview).bounds.height
        #expect(abs(height - 20 - label.bounds.height) < 0.51 && label.bounds.height > 15)
    }

    @Test("The table's own header and footer have the height of their texts")
    func tableHeader() throws {
        let (table, log) = try lowered(
            """
            prototypes:
              head: {class: View, subviews: [\(Self.label)]}
              text: {class: Label, numberOfLines: 0, text: "\(Self.long)"}
            table:
              headerView: {prototype: head, values: {t: "\(Self.long)"}}
              footerView: text
              rows: [{text: A row}]
            """)
        #expect(log.diagnostics.isEmpty)
        let header = try #require(table.tableHeaderView)
        let text = try #require(header.view(named: "t") as? Label)
        #expect(text.frame.width == 358)
        #expect(text.frame.height > 30)
        #expect(header.bounds.height == text.frame.maxY + 8)
        #expect(try #require(table.tableFooterView).bounds.height > 30)
    }

    @Test("Each view of a prototype has its own height, and a stated height remains")
    func reuse() throws {
        let (table, _) = try lowered(
            """
            prototypes:
              head: {class: TableViewHeaderFooterView, subviews: [\(Self.label)]}
              fixed: {class: TableViewHeaderFooterView, height: 50, subviews: [\(Self.label)]}
            table:
              sections:
                - {headerView: {prototype: head, values: {t: Short}}, rows: [{text: A row}]}
                - {headerView: {prototype: head, values: {t: "\(Self.long)"}}, rows: [{text: A row}]}
                - {headerView: {prototype: head, values: {t: Short}}, rows: [{text: A row}]}
                - {headerView: {prototype: fixed, values: {t: "\(Self.long)"}}, rows: [{text: A row}]}
                - {headerView: {prototype: head, values: {t: "\(Self.long)"}}, headerHeight: 40, rows: [{text: A row}]}
            """)
        let heights = (0..<5).map { table.geometry.headerExtent(ofSection: $0).height }
        #expect(heights[0] == 37 && heights[2] == 37)
        #expect(heights[1] > 37)
        #expect(heights[3] == 50 && heights[4] == 40)
        for section in 0..<3 {
            let header = try #require(table.headerView(forSection: section))
            let text = try #require(header.view(named: "t") as? Label)
            #expect(text.frame.maxY == header.bounds.height - 8, "\(section)")
            #expect(text.frame.width == 358, "\(section)")
        }
    }

    @Test("A stated height that truncates the text of a described header causes a warning")
    func statedHeight() throws {
        func cuts(_ height: Int, _ text: String, width: String = "") throws -> [Diagnostic] {
            try lowered(
                """
                prototypes: {head: {class: TableViewHeaderFooterView, height: \(height)\(width), subviews: [\(Self.label)]}}
                table:
                  sections:
                    - headerView: {prototype: head, values: {t: "\(text)"}}
                      rows: [{text: A row}]
                """
            ).log.diagnostics
        }
        #expect(try cuts(37, "Short").isEmpty)
        for width in ["", ", width: 320"] {
            let cut = try cuts(37, Self.long, width: width)
            #expect(cut.map(\.identifier) == ["header.texts-cut"])
            #expect(
                cut.first?.message.hasSuffix(" points, and is cut") == true,
                "\(cut.map(\.message))")
        }
    }

    @Test("A plain view that truncates its text causes a warning in each place around the rows")
    func plainViews() throws {
        func cuts(_ height: Int, _ text: String) throws -> [Diagnostic] {
            let view = "{prototype: v, values: {t: \"\(text)\"}}"
            // The label fills the view, and the view's frame has the height.
            return try lowered(
                """
                prototypes:
                  v: {class: View, frame: [0, 0, 390, \(height)], subviews: [{class: Label, name: t, frame: fill, numberOfLines: 0}]}
                table:
                  headerView: \(view)
                  footerView: \(view)
                  sections:
                    - {headerView: \(view), footerView: \(view), rows: [{text: A row}]}
                """
            ).log.diagnostics
        }
        #expect(try cuts(30, "Short").isEmpty)
        let cut = try cuts(30, Self.long)
        #expect(cut.map(\.identifier) == Array(repeating: "header.texts-cut", count: cut.count))
        // The table's own two views have no location, and therefore a single warning.
        #expect(cut.count == 3)
        #expect(
            cut.first?.message.hasPrefix("the text of the Label \"t\" needs 390 × ") == true
                && cut.first?.message.hasSuffix(", has 390 × 30 points, and is cut") == true,
            "\(cut.map(\.message))")
    }
}

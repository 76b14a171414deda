import Foundation
import TableDrawing
import TableGeometry
import TableText
import Testing

@testable import TableMockups
@testable import TableControls
@testable import TableThemes
@testable import TableViews

/// Rows, headers and footers beside a section index: no part lies beneath the index or is
/// truncated.
@Suite struct IndexSpaceTests {
    private static let long =
        "A header which needs several lines because its text is long and goes on and on"

    private func lowered(
        _ table: String, theme: String = "modern", direction: String = "ltr",
        width: Int = 390
    ) throws -> (table: TableView, node: RenderNode, log: DiagnosticLog) {
        try document(
            """
            screen: {width: \(width), height: 800, scale: 2}
            theme: \(theme)
            direction: \(direction)
            table:
            \(table)
            """
        ).lowered()
    }

    private func context(_ theme: Theme) -> RenderContext {
        RenderContext(theme: theme, traits: TraitCollection(displayScale: 2))
    }

    private func label(_ section: Int, in table: TableView) throws -> Label {
        let view = try #require(table.headerView(forSection: section))
        return try #require(view.textLabel)
    }

    @Test(
        "Titles of several lines have the height that they need beside the index",
        arguments: ["flat", "modern", "glass"])
    func titles(theme: String) throws {
        // Between these widths, the index adds a line at some width.
        for width in stride(from: 320, through: 400, by: 10) {
            let (table, _, log) = try lowered(
                """
                  index: [A, B]
                  sections:
                    - header: "\(Self.long)"
                      footer: "\(Self.long)"
                      rows: [{text: a}, {text: b}]
                """, theme: theme, width: width)
            #expect(log.diagnostics.isEmpty, "\(width)")
            let header = try #require(table.headerView(forSection: 0))
            #expect(!header.hasCutTexts, "\(width)")
            #expect(try #require(table.footerView(forSection: 0)).hasCutTexts == false, "\(width)")
        }
    }

    @Test("A title with a single line without the index has two lines beside the index")
    func oneLine() throws {
        let text = String(repeating: "i", count: 17)
        let plain = try lowered(
            "  sections: [{header: \(text), rows: [{text: a}]}]", theme: "modern", width: 320)
        let font = try label(0, in: plain.table).font.pointSize
        // Width that the estimate for certain single lines assumes for each letter.
        let width = Int((CGFloat(text.count) * font * 1.25 + 32).rounded(.up))
        let wide = String(repeating: "W", count: text.count)
        let (table, _, log) = try lowered(
            "  index: [A, 12345678]\n  sections: [{header: \(wide), rows: [{text: a}]}]",
            theme: "modern", width: width)
        #expect(log.diagnostics.isEmpty)
        #expect(try #require(table.headerView(forSection: 0)).hasCutTexts == false)
    }

    @Test(
        "The content of configured headers and footers ends at the index",
        arguments: ["classic", "flat", "modern", "glass"], ["ltr", "rtl"])
    func configured(theme: String, direction: String) throws {
        let (table, root, log) = try lowered(
            """
              index: [A, B, C]
              sections:
                - headerConfiguration: {kind: plainHeader, text: "\(Self.long)"}
                  footerConfiguration: {kind: plainFooter, text: "\(Self.long)"}
                  rows: [{text: a}]
                - headerConfiguration: {kind: plainHeader, text: Header, secondaryText: Value, prefersSideBySideTextAndSecondaryText: true}
                  rows: [{text: a}]
            """, theme: theme, direction: direction)
        #expect(log.diagnostics.isEmpty)
        let reserve = try #require(root.node("index")).frame.width
        #expect(reserve >= 15)
        for section in 0...1 {
            let view = try #require(table.headerView(forSection: section))
            let free = CGRect(
                x: direction == "rtl" ? reserve : 0, y: 0, width: view.bounds.width - reserve,
                height: view.bounds.height)
            #expect(view.contentView.frame == free)
            #expect(view.configuring.contentView?.frame.width == free.width)
        }
    }

    @Test(
        "Rows of several lines are measured beside the index",
        arguments: ["flat", "modern", "glass"])
    func rows(theme: String) throws {
        func labels(_ view: View) -> [Label] {
            (view as? Label).map { [$0] } ?? view.subviews.flatMap(labels)
        }
        for width in stride(from: 320, through: 400, by: 10) {
            let (table, _, log) = try lowered(
                """
                  index: [A, B, 12345678]
                  sectionIndexMinimumDisplayRowCount: 3
                  sections:
                    - rows:
                      - {text: "\(Self.long)", numberOfLines: 0}
                      - {text: A row, style: subtitle, detail: "\(Self.long)", detailNumberOfLines: 0}
                      - {contentConfiguration: {kind: cell, text: "\(Self.long)"}}
                """, theme: theme, width: width)
            #expect(log.diagnostics.isEmpty, "\(width): \(log.diagnostics)")
            for label in table.visibleCells.flatMap({ labels($0.contentView) }) {
                let needed = label.naturalSize(maximumWidth: label.bounds.width).height
                #expect(label.bounds.height >= needed, "\(width): \(label.text ?? "")")
            }
        }
    }

    @Test(
        "The index has the width of its widest title and a margin on both sides",
        arguments: ["classic", "flat", "modern", "glass"], ["ltr", "rtl"])
    func width(theme: String, direction: String) throws {
        let (table, root, log) = try lowered(
            """
              index: [A, B, Index, 12345678]
              rows: [{text: a}]
            """, theme: theme, direction: direction)
        #expect(log.diagnostics.isEmpty)
        let bar = try #require(root.node("index"))
        #expect(bar.frame.width > 40)
        #expect(direction == "rtl" ? bar.frame.minX == 0 : bar.frame.maxX == 390)
        #expect(bar.children.count == 4)
        for title in bar.children {
            #expect(title.frame.minX >= 0 && title.frame.maxX <= bar.frame.width, "\(title.name)")
        }
        let middles = Set(bar.children.map { ($0.frame.midX * 100).rounded() })
        #expect(middles.count == 1)
        let cell = try #require(table.visibleCells.first)
        #expect(cell.contentView.bounds.width == 390 - bar.frame.width)
        // Single letters keep the standard width.
        let usual = try lowered("  index: [A, W]\n  rows: [{text: a}]", theme: theme)
        #expect(
            try #require(usual.node.node("index")).frame.width == (theme == "classic" ? 25 : 15))
    }

    @Test(
        "A title wider than the theme's limit ends in an ellipsis, and a warning names it")
    func limit() throws {
        let (_, root, log) = try lowered(
            """
              index: [A, "A title without end"]
              rows: [{text: a}]
            """)
        let bar = try #require(root.node("index"))
        #expect(bar.frame.width == 80)
        let title = try #require(bar.children.last)
        #expect(title.frame.minX >= 0 && title.frame.maxX <= 80)
        #expect(
            log.diagnostics.map(\.message) == [
                "the index title \"A title without end\" is cut: the theme lets the section index be "
                    + "80 points wide (indexBar.maximumWidth)"
            ])
    }
}

extension RenderNode {
    /// Returns the first node of a name, depth first.
    fileprivate func node(_ name: String) -> RenderNode? {
        self.name == name ? self : children.lazy.compactMap { $0.node(name) }.first
    }
}

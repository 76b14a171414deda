import Foundation
import TableDrawing
import TableText
import TableControls
import TableThemes
import TableViews
import Testing

@testable import TableMockups

/// Texts of a document's own views follow the theme and the text size.
@Suite struct GrowingTextTests {
    private func table(_ theme: String, _ size: String, _ table: String) throws -> TableView {
        try document("theme: \(theme)\ncontentSize: \(size)\ntable: {\(table)}").lowered().table
    }

    private func label(_ view: View?) throws -> Label {
        try #require(view?.subviews.compactMap { $0 as? Label }.first)
    }

    @Test(
        "A table's header text has the theme's font, colour and padding, and the stated text size",
        arguments: ["header", "footer"])
    func tableText(edge: String) throws {
        func view(_ theme: String, _ size: String) throws -> View {
            let table = try self.table(theme, size, "\(edge): Text, rows: []")
            return try #require(edge == "header" ? table.tableHeaderView : table.tableFooterView)
        }
        let standard = try view("modern", "large")
        #expect(try label(standard).font.pointSize == 13)
        let large = try view("modern", "accessibilityExtraExtraExtraLarge")
        #expect(try label(large).font.pointSize == 44)
        #expect(large.bounds.height > standard.bounds.height + 20)
        #expect(try label(view("classic", "accessibilityLarge")).font.pointSize == 13)
        let own = "{base: modern, table: {text: {font: {size: 20}, color: red, padding: 30}}}"
        let changed = try view(own, "large")
        #expect(try label(changed).font.pointSize == 20)
        #expect(try label(changed).textColor == Color.named["red"])
        #expect(try changed.bounds.height == label(changed).sizeThatFits(.zero).height + 60)
    }

    @Test("A badge has the theme's font, colour and padding, and the stated text size")
    func badge() throws {
        func view(_ theme: String, _ size: String) throws -> View {
            let table = try self.table(theme, size, "rows: [{text: a, accessoryView: {badge: 3}}]")
            return try #require(table.visibleCells.first?.accessoryView)
        }
        let font = try label(view("modern", "large")).font
        #expect(font.pointSize == 15 && font.weight == .medium && font.isTextStyle)
        #expect(try label(view("modern", "accessibilityExtraExtraExtraLarge")).font.pointSize == 49)
        let classic = try RenderContext(theme: .classic).run {
            (try label(view("classic", "accessibilityLarge")).font, Font.boldSystemFont(ofSize: 15))
        }
        #expect(classic.0 == classic.1)
        let own = "{base: modern, accessory: {badge: {textColor: red, padding: [20, 10]}}}"
        let changed = try view(own, "large")
        #expect(try label(changed).textColor == Color.named["red"])
        let standard = try view("modern", "large")
        #expect(changed.bounds.height == standard.bounds.height + 14)
    }

    @Test("The theme's text colour applies to texts whose cell styles use it")
    func textColor() throws {
        let rows =
            "rows: [{text: a}, {style: value1, text: a, detail: b}, {style: value2, text: a, detail: b}, "
            + "{style: subtitle, text: a}]"
        for theme in Theme.eras.map(\.name) {
            let cells = try self.table("{base: \(theme), colors: {text: red}}", "large", rows)
                .visibleCells
            let red = Color.named["red"]
            #expect(cells[0].textLabel?.textColor == red)
            #expect(cells[1].textLabel?.textColor == red)
            #expect(cells[1].detailTextLabel?.textColor != red)
            #expect(cells[2].textLabel?.textColor != red)
            #expect(cells[2].detailTextLabel?.textColor == red)
            #expect(cells[3].textLabel?.textColor == red)
        }
        let own = "{base: modern, cell: {defaultStyle: {textColor: blue}}, colors: {text: red}}"
        let cells = try self.table(own, "large", rows).visibleCells
        #expect(cells[0].textLabel?.textColor == Color.named["blue"])
    }

    @Test("The symbol of an empty state does not shrink at larger text sizes")
    func emptySymbol() throws {
        for theme in ["flat", "modern", "glass"] {
            func side(_ size: String) throws -> Double {
                let text =
                    "theme: \(theme)\nscreen: {width: 390, height: 500}\ncontentSize: \(size)\n"
                    + "table: {empty: {title: No Results for this, text: Check the spelling or try a new "
                    + "search now., symbol: magnifyingglass, button: Search Everywhere}}"
                let table = try document(text).lowered().table
                let view = try #require(table.backgroundView)
                let image = view.subviews.compactMap { $0 as? ImageView }.first
                return Double(try #require(image).frame.height)
            }
            let standard = try side("large")
            #expect(try side("extraExtraExtraLarge") >= standard)
            #expect(try side("accessibilityExtraExtraExtraLarge") >= standard)
        }
    }

    @Test("Header and footer configurations lie on the backgrounds of the document")
    func headerBackgrounds() throws {
        let section =
            "headerConfiguration: {kind: header, text: a}, headerBackgroundConfiguration: "
            + "{kind: listHeader, backgroundColor: red}, footerConfiguration: {kind: footer, text: b}"
        let (table, node, log) = try document(
            "table: {style: insetGrouped, sections: [{\(section), rows: [{text: c}]}]}"
        ).lowered()
        #expect(log.diagnostics.isEmpty)
        let header = try #require(table.headerView(forSection: 0))
        #expect(header.backgroundConfiguration?.backgroundColor == Color.named["red"])
        #expect(table.footerView(forSection: 0)?.backgroundConfiguration == nil)
        #expect(!node.children.isEmpty)
        #expect(
            mistakes(
                "table: {sections: [{headerBackgroundConfiguration: {kind: clear}, rows: []}]}")
                == [
                    "warning 1:52 only a list content lies on such a background; add a "
                        + "headerConfiguration"
                ])
    }
}

import Foundation
import TableDrawing
import TableGeometry
import TableText
import Testing

@testable import TableControls
@testable import TableThemes
@testable import TableViews

/// Margins of tables and cells by width and theme.
@Suite struct MarginTests {
    /// The first row of a table with its texts, separators and accessory.
    private func row(
        _ theme: Theme, _ style: TableView.Style = .plain, width: CGFloat,
        configure: @escaping (TableViewCell) -> Void = { _ in }
    ) throws -> (node: RenderNode, cell: TableViewCell) {
        let source = ListSource([2])
        source.configure = { cell, _ in
            cell.textLabel?.text = "Row"
            configure(cell)
        }
        let table = TableView(frame: CGRect(x: 0, y: 0, width: width, height: 480), style: style)
        table.theme = theme
        table.dataSource = source
        let node = try #require(table.lowered().children.first { $0.name == "row 0,0" })
        return (node, try #require(table.visibleCells.first))
    }

    @Test(
        "Plain tables have margins of 16 points, and of 20 from 393 points",
        arguments: [Theme.modern, .glass],
        [(320, 16), (375, 16), (390, 16), (392, 16), (393, 20), (402, 20), (430, 20)]
            as [(CGFloat, CGFloat)])
    func plain(theme: Theme, width: (table: CGFloat, margin: CGFloat)) throws {
        let (node, cell) = try row(theme, width: width.table) {
            $0.accessoryView = View(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
        }
        #expect(cell.textLabel?.frame.minX == width.margin)
        #expect(cell.accessoryView?.frame.maxX == width.table - width.margin)
        #expect(node.child("separator")?.frame.minX == width.margin)
        #expect(cell.layoutMargins.left == width.margin)
    }

    @Test(
        "Cards of iOS 18 and 26 lie between margins, and their texts have margins",
        arguments: [
            (Theme.modern, 390, 16, 32), (.modern, 393, 20, 40), (.modern, 402, 20, 40),
            (.modern, 430, 20, 40), (.glass, 390, 16, 32), (.glass, 393, 16, 32),
            (.glass, 402, 16, 32), (.glass, 413, 16, 32), (.glass, 414, 20, 40),
        ] as [(Theme, CGFloat, CGFloat, CGFloat)])
    func inset(theme: Theme, width: CGFloat, box: CGFloat, text: CGFloat) throws {
        let (node, cell) = try row(theme, .insetGrouped, width: width) {
            $0.accessoryView = View(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
        }
        #expect(node.frame.minX == box && node.frame.maxX == width - box)
        let label = try #require(cell.textLabel)
        #expect(node.frame.minX + label.frame.minX == text)
        let view = try #require(cell.accessoryView)
        #expect(node.frame.minX + view.frame.maxX == width - text)
    }

    @Test(
        "A title is aligned with the texts of its section's card",
        arguments: [Theme.modern, .glass])
    func titles(theme: Theme) throws {
        let source = ListSource([1])
        source.headers = [0: "Title"]
        let table = TableView(
            frame: CGRect(x: 0, y: 0, width: 402, height: 480), style: .insetGrouped)
        table.theme = theme
        table.dataSource = source
        table.delegate = source
        let root = table.lowered()
        let title = try #require(root.children.first { $0.name.hasPrefix("header") })
        let label = try #require(title.node("contentView", "textLabel"))
        let cell = try #require(table.visibleCells.first)
        let text = try #require(cell.textLabel)
        #expect(title.frame.minX + label.frame.minX == cell.frame.minX + text.frame.minX)
    }

    @Test(
        "Separators of iOS 26 are 1 point thick and end at the margin",
        arguments: [
            (TableView.Style.plain, 402, 20, 382), (.insetGrouped, 402, 32, 370),
            (.plain, 375, 16, 359),
        ] as [(TableView.Style, CGFloat, CGFloat, CGFloat)])
    func lines(style: TableView.Style, width: CGFloat, start: CGFloat, end: CGFloat) throws {
        for scale in [1.0, 2, 3] {
            try RenderContext(theme: .glass, traits: TraitCollection(displayScale: scale)).run {
                let node = try row(.glass, style, width: width).node
                let line = try #require(node.child("separator")).frame
                #expect(line.height == 1)
                #expect(node.frame.minX + line.minX == start)
                #expect(node.frame.minX + line.maxX == end)
            }
        }
        #expect(
            Theme.glass.separator.color.resolved
                == RGBA(hex: 0x3C3C43, alpha: 0.29))
        RenderContext(theme: .glass).run {
            #expect(Theme.glass.separator.color.resolved == RGBA(hex: 0x3C3C43, alpha: 0.12))
        }
    }

    @Test("Separator insets of a table replace both margins or are added to them")
    func ownInsets() throws {
        func line(_ reference: TableView.SeparatorInsetReference) throws -> CGRect {
            let source = ListSource([1])
            let table = makeTable(source, width: 402)
            table.theme = .glass
            table.separatorInset = EdgeInsets(left: 5, right: 7)
            table.separatorInsetReference = reference
            let node = try #require(table.lowered().children.first { $0.name == "row 0,0" })
            return try #require(node.child("separator")).frame
        }
        let cell = try line(.fromCellEdges)
        #expect(cell.minX == 5 && cell.maxX == 395)
        let automatic = try line(.fromAutomaticInsets)
        #expect(automatic.minX == 25 && automatic.maxX == 375)
    }

    @Test(
        "Subviews of a cell have the vertical margins of the theme",
        arguments: [(Theme.classic, 8), (.flat, 8), (.modern, 11), (.glass, 15)]
            as [(Theme, CGFloat)])
    func vertical(theme: Theme, margin: CGFloat) {
        RenderContext(theme: theme).run {
            let cell = TableViewCell(style: .default, reuseIdentifier: nil)
            for margins in [cell.layoutMargins, cell.contentView.layoutMargins] {
                #expect(margins.top == margin && margins.bottom == margin)
            }
            #expect(View().layoutMargins == EdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
        }
    }

    @Test("Margins of a cell apply to its texts and its content view")
    func ownMargins() throws {
        let cell = TableViewCell(style: .default, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
        cell.textLabel?.text = "Text"
        let view = View()
        cell.contentView.addSubview(view)
        view.fillMargins(of: cell.contentView)
        cell.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 16, y: 11, width: 288, height: 38))
        cell.directionalLayoutMargins = .init(top: 1, leading: 30, bottom: 2, trailing: 40)
        cell.layoutIfNeeded()
        #expect(cell.textLabel?.frame.minX == 30 && cell.textLabel?.frame.maxX == 280)
        #expect(view.frame == CGRect(x: 30, y: 1, width: 250, height: 57))
        // A change of a single side keeps the other sides.
        cell.layoutMargins.left = 5
        #expect(cell.directionalLayoutMargins.trailing == 40)
        #expect(view.frame.minX == 5)
        cell.accessoryType = .checkmark
        cell.layoutIfNeeded()
        #expect(cell.contentView.layoutMargins.right == 8)
        var content = ListContentConfiguration.cell()
        content.text = "Text"
        content.directionalLayoutMargins.leading = 0
        cell.layoutMargins.left = 50
        cell.contentConfiguration = content
        let text = try #require(cell.lowered().node("contentView", "content", "text"))
        #expect(text.frame.minX == 50)
    }

    @Test("A right-to-left layout has the leading margin of a cell at the right")
    func directions() {
        RenderContext(traits: TraitCollection(layoutDirection: .rightToLeft)).run {
            let cell = TableViewCell(style: .default, reuseIdentifier: nil)
            cell.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
            cell.textLabel?.text = "Text"
            cell.directionalLayoutMargins = .init(top: 1, leading: 30, bottom: 2, trailing: 40)
            cell.layoutIfNeeded()
            #expect(cell.layoutMargins.right == 30)
            #expect(cell.textLabel?.frame.maxX == 290)
        }
    }

    @Test(
        "The content ends at an accessory view, and its texts end 8 points before",
        arguments: [Theme.modern, .glass])
    func accessoryViews(theme: Theme) throws {
        let (node, cell) = try row(theme, width: 402) {
            $0.accessoryView = View(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
        }
        let view = try #require(cell.accessoryView).frame
        #expect(node.child("contentView")?.frame.maxX == view.minX)
        #expect(cell.textLabel?.frame.maxX == view.minX - 8)
        var content = ListContentConfiguration.cell()
        content.text = "Text"
        for type in [TableViewCell.AccessoryType.none, .disclosureIndicator] {
            cell.accessoryView = nil
            cell.accessoryType = type
            cell.contentConfiguration = content
            cell.layoutIfNeeded()
            let list = try #require(cell.contentView.subviews.first)
            list.layoutIfNeeded()
            let text = try #require(list.subviews.compactMap { $0 as? Label }.first).frame
            #expect(cell.contentView.bounds.width - text.maxX == (type == .none ? 20 : 8))
        }
    }

    @Test("The background colour of a header replaces the theme's band", arguments: Theme.eras)
    func headerColors(theme: Theme) throws {
        try RenderContext(theme: theme).run {
            let header = TableViewHeaderFooterView(reuseIdentifier: nil)
            header.frame = CGRect(x: 0, y: 0, width: 320, height: 28)
            #expect(header.lowered().child("background") != nil)
            header.backgroundColor = .red
            let node = header.lowered()
            #expect(node.background == .color(Color.red.resolved))
            #expect(node.child("background") == nil)
            // A tint colours the band.
            header.tintColor = .blue
            header.setNeedsLayout()
            let tinted = try #require(header.lowered().child("background"))
            #expect(tinted.background == .color(Color.blue.resolved))
        }
    }
}

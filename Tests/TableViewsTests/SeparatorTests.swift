import Foundation
import TableControls
import TableDrawing
import TableGeometry
import TableThemes
import TableViews
import Testing

/// Ends and omissions of the separators between rows.
@Suite struct SeparatorTests {
    private func lines(
        _ theme: Theme = .modern, _ style: TableView.Style = .plain, count: Int = 3,
        configure: (TableView) -> Void = { _ in },
        cell: @escaping (TableViewCell, IndexPath) -> Void = { _, _ in }
    ) -> [[String: CGRect]] {
        let source = ListSource([count])
        source.configure = { view, indexPath in
            view.textLabel?.text = "Row"
            cell(view, indexPath)
        }
        let table = TableView(
            frame: CGRect(x: 0, y: 0, width: 414, height: 480), style: style)
        table.theme = theme
        table.dataSource = source
        configure(table)
        return table.lowered().children.filter { $0.name.hasPrefix("row") }.map { row in
            row.children.filter { $0.name.lowercased().contains("separator") }
                .reduce(into: [:]) { $0[$1.name] = $1.frame }
        }
    }

    @Test("The last row of an inset section has no separator, and no row has an upper separator")
    func inset() {
        let lines = lines(.modern, .insetGrouped)
        #expect(lines.map { $0["separator"]?.minX } == [20, 20, nil])
        #expect(lines[0]["separator"]?.maxX == 374)
        #expect(lines.allSatisfy { $0["upperSeparator"] == nil })
    }

    @Test("A section at full width lies between two separators of the table's width")
    func edgeToEdge() {
        for theme in [Theme.flat, .modern] {
            let lines = lines(theme, .grouped)
            #expect(lines[0]["upperSeparator"] == CGRect(x: 0, y: 0, width: 414, height: 0.5))
            #expect(lines.map { $0["separator"]?.minX } == [20, 20, 0])
            #expect(lines[2]["separator"] == CGRect(x: 0, y: 43.5, width: 414, height: 0.5))
            #expect(lines[1]["upperSeparator"] == nil)
        }
    }

    @Test("Classic separators run from border to border, and the last row has no separator")
    func classic() {
        let lines = lines(.classic, .grouped)
        #expect(lines[0]["separator"] == CGRect(x: 10, y: 44, width: 394, height: 1))
        #expect(lines[1]["separator"] == CGRect(x: 10, y: 43, width: 394, height: 1))
        #expect(lines[2]["separator"] == nil)
    }

    @Test("Separator insets follow the text, unless the table or the cell has its own insets")
    func insets() {
        let image = Image(drawing: .empty, size: CGSize(width: 29, height: 29))
        let automatic = lines(cell: { cell, _ in cell.imageView?.image = image })
        #expect(automatic[0]["separator"]?.minX == 64)
        let own = lines(
            configure: { $0.separatorInset = EdgeInsets(left: 5, right: 7) },
            cell: { cell, indexPath in
                cell.separatorInset = indexPath.row == 1 ? EdgeInsets(left: 50) : nil
            })
        #expect(own.map { $0["separator"]?.minX } == [5, 50, 5])
        #expect(own.map { $0["separator"]?.maxX } == [407, 414, 407])
    }

    @Test("With the reference fromAutomaticInsets, separator insets add to the automatic insets")
    func reference() {
        let lines = lines(configure: { table in
            table.separatorInset = EdgeInsets(left: 5, right: 7)
            table.separatorInsetReference = .fromAutomaticInsets
        })
        #expect(lines[0]["separator"]?.minX == 25)
        #expect(lines[0]["separator"]?.maxX == 407)
    }

    @Test("A cell does not keep the separator insets of its table")
    func tableInsetsAreNotKept() {
        let source = ListSource([2])
        let table = makeTable(source)
        table.separatorInset = EdgeInsets(left: 5)
        #expect(table.visibleCells.count == 2)
        #expect(table.visibleCells.allSatisfy { $0.separatorInset == nil })
    }

    @Test("The separator style none removes the lines between rows and around sections")
    func none() {
        for style in TableView.Style.allCases {
            let lines = lines(.modern, style, configure: { $0.separatorStyle = .none })
            #expect(lines.count == 3 && lines.joined().isEmpty)
        }
    }

    @Test("The empty space of a grouped table has no separators")
    func fillers() {
        let source = ListSource([1])
        for style in TableView.Style.allCases {
            let table = TableView(
                frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: style)
            table.theme = .ios13
            table.dataSource = source
            let hasFillers = table.lowered().children.contains { $0.name.hasPrefix("filler") }
            #expect(hasFillers == (style == .plain))
        }
    }
}

import Foundation
@_spi(Subclassing) import TableControls
import TableDrawing
import TableGeometry
import TableViews
import Testing

/// Hit tests in tables.
@Suite struct TableHitTestTests {
    private let source = ListSource([20, 20])

    private func table() -> TableView {
        source.headers = [0: "First", 1: "Second"]
        let table = makeTable(source, height: 200)
        table.rowHeight = 40
        return table
    }

    private func cell(_ view: View?) -> IndexPath? {
        var view = view
        while let each = view, !(each is TableViewCell) { view = each.superview }
        guard let cell = view as? TableViewCell else { return nil }
        return (cell.superview as? TableView)?.indexPath(for: cell)
    }

    @Test func `hitTest finds the cell of a row, before the first drawing and after scrolling`() {
        let table = table()
        let header = table.rectForHeader(inSection: 0).maxY
        let point = CGPoint(x: 100, y: header + 50)
        #expect(cell(table.hitTest(point)) == IndexPath(row: 1, section: 0))
        table.contentOffset.y = 400
        #expect(table.hitTest(point) == nil, "the row has left the table's bounds")
        let lower = CGPoint(x: 100, y: header + 40 * 12 + 10)
        #expect(cell(table.hitTest(lower)) == IndexPath(row: 12, section: 0))
        #expect(table.hitTest(lower) === table.cellForRow(at: [0, 12])?.contentView)
    }

    @Test func `hitTest finds a floating header in front of a row`() throws {
        let table = table()
        table.contentOffset.y = 100
        let found = try #require(table.hitTest(CGPoint(x: 100, y: 105)))
        let header = try #require(table.headerView(forSection: 0))
        #expect(found.isDescendant(of: header))
        #expect(header.frame.minY == 100)
        #expect(cell(table.hitTest(CGPoint(x: 100, y: header.frame.maxY + 1))) != nil)
    }

    @Test func `hitTest finds detail buttons and buttons in the content, but no chevrons`() {
        let button = Button(frame: CGRect(x: 20, y: 5, width: 50, height: 30))
        source.configure = { cell, path in
            cell.accessoryType = path.row == 0 ? .detailButton : .disclosureIndicator
            if path.row == 1 { cell.contentView.addSubview(button) }
        }
        let table = table()
        let top = table.rectForHeader(inSection: 0).maxY
        let detail = table.hitTest(CGPoint(x: 290, y: top + 20))
        #expect(detail !== table.cellForRow(at: [0, 0]))
        #expect(detail?.superview === table.cellForRow(at: [0, 0]))
        #expect(table.hitTest(CGPoint(x: 45, y: top + 60)) === button)
        let chevron = table.hitTest(CGPoint(x: 300, y: top + 60))
        #expect(chevron === table.cellForRow(at: [0, 1]))
    }

    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func `editing and reorder controls receive touches over the row's full height and to its end`(
        direction: LayoutDirection
    ) {
        RenderContext(traits: TraitCollection(layoutDirection: direction)).run {
            let list = EditableList()
            let table = list.makeTable()
            table.setEditing(true, animated: false)
            let row = table.rectForRow(at: [0, 0])
            func name(_ x: CGFloat, _ y: CGFloat) -> String? {
                let place = direction == .leftToRight ? x : row.width - x
                return table.hitTest(CGPoint(x: place, y: row.minY + y))?.inspection.inspectionName
            }
            for y in [1, row.height / 2, row.height - 1] {
                #expect(name(1, y) == "editControl", "\(y)")
                #expect(name(row.width - 1, y) == "reorderControl", "\(y)")
                #expect(name(row.width / 2, y) == "contentView", "\(y)")
            }
        }
    }

    @Test func `hitTest finds the table's own views and index, and the table itself`() {
        let indexed = IndexedSource(letters: ["A", "B", "C"], titles: ["A", "B", "C"])
        let table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        table.dataSource = indexed
        let header = View(frame: CGRect(x: 0, y: 0, width: 320, height: 50))
        table.tableHeaderView = header
        #expect(table.hitTest(CGPoint(x: 100, y: 25)) === header)
        let bar = table.sectionIndexFrame
        let found = table.hitTest(CGPoint(x: bar.midX, y: bar.midY))
        #expect(found.map { String(describing: type(of: $0)) } == "SectionIndexBar")
        #expect(found?.superview === table)
        let empty = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        #expect(empty.hitTest(CGPoint(x: 100, y: 25)) === empty)
        let background = View(frame: .zero)
        empty.backgroundView = background
        #expect(empty.hitTest(CGPoint(x: 100, y: 25)) === background)
    }

    @Test func `hitTest of a superview finds cells of a table`() {
        let table = table()
        let root = View(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
        table.frame.origin.y = 100
        root.addSubview(table)
        let top = 100 + table.rectForHeader(inSection: 0).maxY
        #expect(cell(root.hitTest(CGPoint(x: 100, y: top + 10))) == IndexPath(row: 0, section: 0))
        table.isUserInteractionEnabled = false
        #expect(root.hitTest(CGPoint(x: 100, y: top + 10)) === root)
    }

    @Test func `subviews of a table are in front of its rows, for hitTest, too`() throws {
        let table = table()
        let back = View(frame: CGRect(x: 10, y: 60, width: 100, height: 60))
        let front = View(frame: CGRect(x: 60, y: 80, width: 100, height: 60))
        for (view, color) in [(back, Color.systemRed), (front, .systemBlue)] {
            view.backgroundColor = color
            table.addSubview(view)
        }
        let names = table.lowered().children.map(\.name)
        #expect(names.suffix(2) == ["View", "View"])
        #expect(table.lowered().children.last?.frame == front.frame)
        #expect(table.hitTest(CGPoint(x: 80, y: 100)) === front)
        #expect(table.hitTest(CGPoint(x: 20, y: 70)) === back)
        #expect(table.displayedParts.suffix(2).elementsEqual([back, front], by: ===))
        #expect(
            table.subviews.contains { $0 === back }
                && table.subviews.contains { $0 is TableViewCell })
        // It scrolls with the content.
        table.contentOffset.y = 50
        #expect(table.lowered().children.last?.frame == front.frame)
        front.removeFromSuperview()
        #expect(table.lowered().children.last?.frame == back.frame)
    }
}

import Foundation
import TableControls
import TableDrawing
import TableGeometry
import TableInspection
import TableScreens
import TableText
import TableThemes
import TableViews
import Testing

/// Listed sections, rows and views, and the views at a point.
@Suite struct TreeTests {
    private func table(height: CGFloat = 100) -> (TableView, ClosureSource) {
        let source = ClosureSource.reusing(TableViewCell.self, count: 20) { cell, path in
            cell.textLabel?.text = "Row \(path.row)"
        }
        source.header = "Rows"
        return (source.makeTable(height: height), source)
    }

    @Test func `visible rows are listed with their frames`() throws {
        let (table, source) = table()
        let tree = TableInspector(table).tree()
        #expect(tree.sections.count == 1)
        let section = try #require(tree.sections.first)
        #expect(section.numberOfRows == 20)
        #expect(section.rows.map(\.row) == [0, 1])
        let header = section.headerFrame.height
        #expect(header > 0)
        #expect(section.rows.map(\.frame.y) == [header, header + 44])
        #expect(section.rows.first?.reuseIdentifier == "Cell")
        #expect(tree.others.map(\.name) == ["header 0"])
        #expect(tree.dump.contains("row 0,1 \(section.rows[1].frame) identifier=\"Cell\""))
        #expect(tree.dump.contains(#"text="Row 1""#))
        withExtendedLifetime(source) {}
    }

    @Test func `the assigned text is listed, and the drawn text of a truncated text`() throws {
        func label(_ text: String, _ width: CGFloat, lines: Int) -> Label {
            let label = Label(frame: CGRect(x: 0, y: 0, width: width, height: 44))
            label.text = text
            label.numberOfLines = lines
            return label
        }
        let note = TextView(frame: CGRect(x: 0, y: 0, width: 60, height: 200))
        note.text = "one two three four five"
        let parts: [View] = [
            label("A text that is cut off", 60, lines: 1), label("two lines", 50, lines: 2),
            label("whole", 200, lines: 1), note,
        ]
        let source = ClosureSource.reusing(TableViewCell.self, count: 1) { cell, _ in
            for part in parts { cell.contentView.addSubview(part) }
        }
        let tree = TableInspector(source.makeTable()).tree()
        let row = try #require(tree.sections.first?.rows.first?.cell)
        func find(_ text: String, _ view: InspectedView) -> InspectedView? {
            view.text == text ? view : view.subviews.lazy.compactMap { find(text, $0) }.first
        }
        let cut = try #require(find("A text that is cut off", row))
        #expect(cut.isTruncated && cut.drawn?.hasSuffix("…") == true)
        #expect(tree.dump.contains(#"text="A text that is cut off" truncated drawn="A"#))
        for text in ["two lines", "whole", note.text] {
            let view = try #require(find(text ?? "", row), "\(text ?? "")")
            #expect(!view.isTruncated && view.drawn == nil)
        }
    }

    @Test func `rows follow the offset`() {
        let (table, source) = table()
        table.contentOffset.y = 440
        let rows = TableInspector(table).tree().sections.flatMap(\.rows).map(\.row)
        #expect(rows.contains(10) && !rows.contains(0))
        withExtendedLifetime(source) {}
    }

    @Test func `a tree survives the conversion to JSON and back`() throws {
        let (table, source) = table()
        let tree = TableInspector(table).tree()
        let json = try tree.json()
        #expect(try JSONDecoder().decode(InspectedTable.self, from: Data(json.utf8)) == tree)
        #expect(try TableInspector(table).tree().json() == json)
        withExtendedLifetime(source) {}
    }

    @Test func `a point names its row and the deepest view`() throws {
        let (table, source) = table(height: 400)
        let rect = table.rectForRow(at: IndexPath(row: 2, section: 0))
        let found = try #require(
            TableInspector(table).inspect(at: CGPoint(x: 40, y: rect.midY)))
        #expect(found.section == 0 && found.row == 2)
        #expect(found.path == ["table", "row 0,2", "contentView", "textLabel"])
        #expect(found.view.text == "Row 2")
        #expect(found.dump.contains("row 0,2\n  view textLabel Label"))
        withExtendedLifetime(source) {}
    }

    @Test func `content beyond the bounds of a view is found at its visible position`() throws {
        let box = View(frame: CGRect(x: 60, y: 4, width: 40, height: 20))
        let (seen, empty) = (Label(frame: .zero), View(frame: .zero))
        seen.text = "out"
        seen.frame = CGRect(x: 30, y: 10, width: 40, height: 20)
        empty.frame = CGRect(x: 80, y: 0, width: 40, height: 20)
        box.addSubview(seen)
        box.addSubview(empty)
        let source = ClosureSource.reusing(TableViewCell.self, count: 1) { cell, _ in
            cell.contentView.addSubview(box)
        }
        let inspector = TableInspector(source.makeTable())
        func last(_ x: CGFloat, _ y: CGFloat) -> String? {
            inspector.inspect(at: CGPoint(x: x, y: y))?.path.last
        }
        #expect(last(120, 30) == "Label")
        #expect(last(150, 10) == "contentView")
        box.clipsToBounds = true
        #expect(last(120, 30) == "contentView")
        #expect(last(95, 20) == "Label")
        withExtendedLifetime(source) {}
    }

    @Test func `a point of a scrolled table is in the screen's coordinates`() throws {
        let (table, source) = table(height: 400)
        table.contentOffset.y = 200
        let found = try #require(TableInspector(table).inspect(at: CGPoint(x: 40, y: 150)))
        let row = try #require(table.indexPathForRow(at: CGPoint(x: 40, y: 350)))
        #expect(found.row == row.row)
        #expect(found.frame.y < 150)
        withExtendedLifetime(source) {}
    }

    @Test func `a header has no row, and a point outside of the table has no result`() throws {
        let (table, source) = table()
        let found = try #require(TableInspector(table).inspect(at: CGPoint(x: 20, y: 4)))
        #expect(found.row == nil)
        #expect(found.path.contains("header 0"))
        #expect(found.dump.hasPrefix("(20 4) no row\n"))
        #expect(TableInspector(table).inspect(at: CGPoint(x: 20, y: 101)) == nil)
        #expect(TableInspector(table).inspect(at: CGPoint(x: -1, y: 4)) == nil)
        withExtendedLifetime(source) {}
    }

    @Test func `a bar is found above the row that it covers`() throws {
        let (table, source) = table()
        let screen = ScreenView(size: CGSize(width: 320, height: 480), contentView: table)
        screen.navigationBar = NavigationBar(item: NavigationItem(title: "Title"))
        screen.layoutIfNeeded()
        table.contentOffset.y += 60
        let inspector = TableInspector(table, in: screen)
        let covered = try #require(inspector.inspect(at: CGPoint(x: 160, y: 20)))
        #expect(covered.row == nil)
        #expect(covered.path.first == "navigationBar")
        #expect(covered.path.contains("table") == false)
        let open = try #require(inspector.inspect(at: CGPoint(x: 40, y: 300)))
        #expect(open.path.first == "table")
        #expect(open.row != nil)
        withExtendedLifetime(source) {}
    }

    @Test func `a floating header covers the row below it`() throws {
        let (table, source) = table(height: 400)
        table.contentOffset.y = 30
        let found = try #require(TableInspector(table).inspect(at: CGPoint(x: 20, y: 4)))
        #expect(found.path.contains("header 0"))
        #expect(found.row == nil)
        withExtendedLifetime(source) {}
    }

    @Test func `a title of the section index is found at its visible position`() throws {
        let source = IndexedRows()
        let table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        table.dataSource = source
        let found = try #require(TableInspector(table).inspect(at: CGPoint(x: 314, y: 240)))
        #expect(found.path.contains("index"))
        #expect(found.frame.x > 280)
        #expect(found.frame.y + found.frame.height >= 240 - 20 && found.frame.y <= 260)
    }
}

/// Data source with a section for each letter.
private final class IndexedRows: TableViewDataSource {
    let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".map(String.init)

    func numberOfSections(in tableView: TableView) -> Int { letters.count }
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
        letters[section]
    }
    func sectionIndexTitles(for tableView: TableView) -> [String]? { letters }
    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        TableViewCell(style: .default, reuseIdentifier: "x")
    }
}

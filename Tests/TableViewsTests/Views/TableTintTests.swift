import Foundation
import TableControls
import TableDrawing
import TableGeometry
import TableThemes
import TableViews
import Testing

/// Rows, headers and the table's own views receive callbacks about their superview and tint.
@Suite struct TableTintTests {
    final class Cell: TableViewCell {
        var calls: [String] = []
        override func willMove(toSuperview newSuperview: View?) {
            calls.append(newSuperview == nil ? "leaves" : "comes")
        }
        override func didMoveToSuperview() { calls.append(superview == nil ? "left" : "came") }
        override func tintColorDidChange() { calls.append("tint") }
    }

    /// View with a square in the tint colour.
    final class Swatch: View {
        override func draw(_ rect: CGRect) {
            Canvas.current?.setFillColor(tintColor)
            Canvas.current?.fill(rect)
        }
    }

    final class Source: TableViewDataSource, TableViewDelegate {
        var cells: [Cell] = []
        let header = ViewTests.Spy()
        func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 40 }
        func tableView(
            _ tableView: TableView, cellForRowAt indexPath: IndexPath
        ) -> TableViewCell {
            if let cell = tableView.dequeueReusableCell(withIdentifier: "cell") { return cell }
            let cell = Cell(style: .default, reuseIdentifier: "cell")
            cells.append(cell)
            cell.contentView.addSubview(Swatch(frame: CGRect(x: 0, y: 0, width: 20, height: 20)))
            return cell
        }
        func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
            header
        }
        func tableView(
            _ tableView: TableView, heightForHeaderInSection section: Int
        ) -> CGFloat { 30 }
    }

    @Test(
        "The text of value2 has the tint of its cell since iOS 7",
        arguments: [Theme.ios6, .ios7, .ios15, .ios26])
    func value2(theme: Theme) {
        RenderContext(theme: theme, traits: TraitCollection()).run {
            let cell = TableViewCell(style: .value2, reuseIdentifier: nil)
            cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
            cell.textLabel?.text = "mobile"
            let standard = cell.textLabel?.textColor
            #expect(standard == theme.colors.tint)
            cell.tintColor = .systemGreen
            cell.layoutIfNeeded()
            #expect(cell.textLabel?.textColor == (theme == .ios6 ? standard : .systemGreen))
            cell.textLabel?.textColor = .systemRed
            cell.tintColor = .systemPink
            cell.layoutIfNeeded()
            #expect(cell.textLabel?.textColor == .systemRed)
        }
        var changed = theme
        changed.cell.value2.textColor = .systemTeal
        #expect(!changed.cell.value2.isTextTinted)
    }

    private let source = Source()

    private func table() -> TableView {
        let table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
        table.rowHeight = 50
        table.dataSource = source
        table.delegate = source
        return table
    }

    private func lowered(_ table: TableView) -> RenderNode {
        let extent = Extent(minY: table.contentOffset.y, height: table.bounds.height)
        return table.lowered(slab: extent, viewport: extent)
    }

    @Test func `a cell receives the superview callbacks when it appears and disappears`() {
        let table = table()
        _ = lowered(table)
        #expect(!source.cells.isEmpty)
        #expect(source.cells.allSatisfy { $0.calls == ["comes", "came"] })
        #expect(source.header.calls == ["comes", "came"])
        _ = lowered(table)
        #expect(source.cells.allSatisfy { $0.calls == ["comes", "came"] }, "once is enough")
        for cell in source.cells { cell.calls = [] }
        table.reloadData()
        #expect(source.cells.allSatisfy { $0.calls == ["leaves", "left"] })
        _ = lowered(table)
        let calls = Set(source.cells.map(\.calls))
        #expect(calls.contains(["leaves", "left", "comes", "came"]))
    }

    @Test func `header, footer and background views receive the superview callbacks`() {
        let table = table()
        let views = (0..<3).map { _ in ViewTests.Spy() }
        table.tableHeaderView = views[0]
        table.tableFooterView = views[1]
        table.backgroundView = views[2]
        for view in views {
            #expect(view.calls == ["comes", "came"])
            #expect(view.superview === table)
        }
        table.tableHeaderView = nil
        #expect(views[0].calls == ["comes", "came", "leaves", "left"])
    }

    @Test func `a table's tint reaches its visible views and the views that appear later`() {
        let table = table()
        let own = ViewTests.Spy()
        table.tableHeaderView = own
        _ = lowered(table)
        #expect(!source.cells.isEmpty)
        for cell in source.cells { cell.calls = [] }
        own.calls = []
        source.header.calls = []
        table.tintColor = .red
        #expect(source.cells.allSatisfy { $0.calls == ["tint"] })
        #expect(own.calls == ["tint"] && source.header.calls == ["tint"])
        let known = source.cells.count
        table.contentOffset.y = 120
        _ = lowered(table)
        let late = source.cells.dropFirst(known)
        #expect(!late.isEmpty)
        #expect(late.allSatisfy { $0.calls == ["comes", "came", "tint"] })
    }

    @Test func `a new tint redraws custom drawings`() {
        func fills(_ node: RenderNode) -> [Paint] {
            var own: [Paint] = []
            if node.name == "Swatch", case .drawing(let drawing) = node.contents {
                own = drawing.commands.compactMap { command in
                    if case .fill(_, _, let paint, _) = command { paint } else { nil }
                }
            }
            return own + node.children.flatMap(fills)
        }
        let table = table()
        #expect(!fills(lowered(table)).isEmpty)
        for color in [Color.red, .green] {
            table.tintColor = color
            let paints = fills(lowered(table))
            #expect(!paints.isEmpty && paints.allSatisfy { $0 == .color(color.resolved) })
        }
    }
}

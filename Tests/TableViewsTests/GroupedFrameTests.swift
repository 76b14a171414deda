import Foundation
import TableControls
import TableDrawing
import TableGeometry
import TableText
import TableThemes
import TableViews
import Testing

/// Frames in grouped tables, equal to frames that Xcode saved into public storyboards.
@Suite struct GroupedFrameTests {
    private func makeTable(
        _ theme: Theme, _ style: TableView.Style, _ source: ListSource, width: CGFloat
    ) -> TableView {
        let table = TableView(
            frame: CGRect(x: 0, y: 0, width: width, height: 900), style: style)
        table.theme = theme
        table.dataSource = source
        table.delegate = source
        return table
    }

    private func firstRow(
        _ theme: Theme, _ style: TableView.Style, title: String?, section: Int = 0
    ) -> CGFloat {
        let source = ListSource([2, 2])
        if let title { source.headers = [0: title, 1: title] }
        let width: CGFloat = theme == .classic ? 320 : 414
        let table = makeTable(theme, style, source, width: width)
        let y = table.rectForRow(at: IndexPath(row: 0, section: section)).minY
        guard section > 0 else { return y }
        return y - table.rectForRow(at: IndexPath(row: 1, section: section - 1)).maxY
    }

    @Test("The first row has the position of storyboards")
    func firstRows() {
        #expect(firstRow(.classic, .grouped, title: "Title") == 46)
        #expect(firstRow(.classic, .grouped, title: nil) == 20)
        #expect(firstRow(.flat, .grouped, title: "Title") == 55.5)
        #expect(firstRow(.flat, .grouped, title: nil) == 35)
        #expect(firstRow(.modern, .grouped, title: "Title") == 55.5)
        #expect(firstRow(.modern, .grouped, title: nil) == 35)
        #expect(firstRow(.modern, .insetGrouped, title: "Title") == 55.5)
        #expect(firstRow(.modern, .insetGrouped, title: nil) == 18)
    }

    @Test("The distances of sections equal the distances in storyboards")
    func distances() {
        #expect(firstRow(.classic, .grouped, title: nil, section: 1) == 20)
        #expect(firstRow(.flat, .grouped, title: "Title", section: 1) == 56)
        #expect(firstRow(.flat, .grouped, title: nil, section: 1) == 36)
        #expect(firstRow(.modern, .grouped, title: "Title", section: 1) == 56)
        #expect(firstRow(.modern, .insetGrouped, title: "Title", section: 1) == 56)
    }

    @Test("A stated height equal to the theme's height, as in storyboards, changes nothing")
    func savedHeights() {
        let source = ListSource([2, 2])
        source.headers = [0: "Title"]
        let table = makeTable(.modern, .grouped, source, width: 414)
        table.sectionHeaderHeight = 18
        table.sectionFooterHeight = 18
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 55.5)
        let end = table.rectForRow(at: IndexPath(row: 1, section: 0)).maxY
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 1)).minY - end == 36)
    }

    @Test("Classic rows are higher at the ends of a section, by the border and the lip")
    func classicHeights() {
        func heights(_ count: Int, _ separator: TableView.SeparatorStyle) -> [CGFloat] {
            let source = ListSource([count])
            let table = makeTable(.classic, .grouped, source, width: 320)
            table.separatorStyle = separator
            return (0..<count).map {
                table.rectForRow(at: IndexPath(row: $0, section: 0)).height
            }
        }
        #expect(heights(1, .singleLineEtched) == [46])
        #expect(heights(3, .singleLineEtched) == [45, 44, 45])
        #expect(heights(3, .singleLine) == [45, 44, 44])
        let source = ListSource([1])
        let table = makeTable(.classic, .grouped, source, width: 320)
        #expect(table.separatorStyle == .singleLineEtched)
        #expect(table.rect(forSection: 0).height == 66)
    }

    @Test("The content of a classic row lies within the border")
    func classicContent() throws {
        let source = ListSource([3, 1])
        source.configure = { cell, indexPath in
            cell.textLabel?.text = "Row"
            cell.accessoryType = indexPath.section == 0 ? .none : .disclosureIndicator
        }
        let table = makeTable(.classic, .grouped, source, width: 320)
        _ = table.lowered()
        let cells = table.visibleCells
        let contents = cells.map(\.contentView.frame)
        #expect(cells.allSatisfy { $0.frame.minX == 0 && $0.frame.width == 320 })
        #expect(
            contents == [
                CGRect(x: 10, y: 1, width: 300, height: 43),
                CGRect(x: 10, y: 0, width: 300, height: 43),
                CGRect(x: 10, y: 0, width: 300, height: 43),
                CGRect(x: 10, y: 1, width: 280, height: 43),
            ])
        #expect(cells[0].textLabel?.frame.minX == 10)
        #expect(cells[0].textLabel?.font == .boldSystemFont(ofSize: 17))
        #expect(cells[0].backgroundView?.frame == CGRect(x: 9, y: 0, width: 302, height: 45))
    }

    @Test("Inset rows are narrower, and their content has the width of a storyboard")
    func insetContent() {
        let source = ListSource([1])
        source.configure = { cell, _ in cell.accessoryType = .disclosureIndicator }
        let insetTable = makeTable(.modern, .insetGrouped, source, width: 414)
        _ = insetTable.lowered()
        let inset = insetTable.visibleCells[0]
        #expect(inset.frame.minX == 20 && inset.frame.width == 374)
        #expect(inset.contentView.frame.width == 343)
        let groupedTable = makeTable(.modern, .grouped, source, width: 414)
        _ = groupedTable.lowered()
        let grouped = groupedTable.visibleCells[0]
        #expect(grouped.frame.minX == 0 && grouped.frame.width == 414)
        #expect(grouped.contentView.frame.width == 383)
    }

    @Test("Wide classic tables have wide margins on tablets, and never on phones")
    func classicMargins() {
        let margins = Theme.classic.grouped.sideMargins
        for width in [320, 480, 568, 600, 768] {
            #expect(margins.margin(forWidth: CGFloat(width)) == 10)
        }
        #expect(margins.margin(forWidth: 320, idiom: .pad) == 10)
        #expect(margins.margin(forWidth: 480, idiom: .pad) == 31)
        #expect(margins.margin(forWidth: 600, idiom: .pad) == 36)
        #expect(margins.margin(forWidth: 768, idiom: .pad) == 45)
        #expect(margins.margin(forWidth: 11) == 5)
    }

    @Test("A theme without inset grouped tables draws grouped tables and reports it")
    func missingStyle() {
        let log = DiagnosticLog()
        let source = ListSource([2])
        DiagnosticLog.$current.withValue(log) {
            let inset = makeTable(.flat, .insetGrouped, source, width: 414)
            #expect(inset.rectForRow(at: IndexPath(row: 0, section: 0)).minX == 0)
            let modern = makeTable(.modern, .insetGrouped, source, width: 414)
            #expect(modern.rectForRow(at: IndexPath(row: 0, section: 0)).minX == 20)
        }
        #expect(log.diagnostics.map(\.identifier) == ["theme.no-inset-grouped-style"])
    }

    @Test("A theme with hasInsetGroupedStyle off draws inset grouped tables as grouped tables")
    func takenStyle() {
        var theme = Theme.modern
        theme.hasInsetGroupedStyle = false
        #expect(theme.groupedMetrics(for: .insetGrouped) == theme.grouped)
        let source = ListSource([2])
        DiagnosticLog.$current.withValue(DiagnosticLog()) {
            let table = makeTable(theme, .insetGrouped, source, width: 414)
            #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).width == 414)
        }
    }

    @Test("Ten million grouped rows open without a question for a row")
    func manyRows() {
        let source = ListSource(Array(repeating: 10_000, count: 1_000))
        let table = makeTable(.classic, .grouped, source, width: 320)
        #expect(table.rectForRow(at: IndexPath(row: 9_999, section: 999)).height == 45)
        #expect(source.asked.isEmpty)
        #expect(table.geometry.contentHeight == CGFloat(440_022_020))
    }

    @Test("Cells of a grouped table have a background view of their colour")
    func backgroundView() throws {
        let source = ListSource([2])
        let own = View(frame: .zero)
        source.configure = { cell, indexPath in
            if indexPath.row == 0 { cell.backgroundView = own }
            cell.backgroundColor = .systemYellow
        }
        let table = makeTable(.modern, .grouped, source, width: 414)
        let cells = table.visibleCells
        #expect(cells[0].backgroundView === own)
        let standard = try #require(cells[1].backgroundView)
        let node = cells[1].lowered()
        #expect(node.background == nil)
        let part = try #require(node.children.first)
        #expect(part.background == .color(Color.systemYellow.resolved))
        #expect(part.frame == CGRect(x: 0, y: 0, width: 414, height: 44))
        #expect(standard.superview === cells[1])
    }

    @Test("A row with a removed background view has the standard view at its next display")
    func backgroundViewTakenAway() {
        let source = ListSource([40])
        source.configure = { cell, _ in cell.backgroundView = nil }
        let table = makeTable(.modern, .grouped, source, width: 414)
        _ = table.lowered()
        table.contentOffset.y = 800
        _ = table.lowered()
        #expect(!table.visibleCells.isEmpty)
        #expect(table.visibleCells.allSatisfy { $0.backgroundView != nil })
    }

    @Test("An updated grouped table has the layout of a new table")
    func updates() {
        let source = ListSource([2, 3])
        source.headers = [1: "Title"]
        let table = makeTable(.classic, .grouped, source, width: 320)
        func expectFresh(_ comment: Comment) {
            let fresh = makeTable(.classic, .grouped, source, width: 320)
            #expect(table.geometry == fresh.geometry, comment)
            let names = { (table: TableView) in
                table.lowered().children.map { "\($0.name) \($0.frame)" }
            }
            #expect(names(table) == names(fresh), comment)
        }
        _ = table.lowered()
        source.counts = [1, 2, 3]
        source.headers = [0: "New", 2: "Title"]
        table.insertSections(IndexSet(integer: 0), with: .none)
        expectFresh("a section came first")
        source.counts = [2, 3]
        source.headers = [1: "Title"]
        table.deleteSections(IndexSet(integer: 0), with: .none)
        expectFresh("the first section went")
        source.counts = [2, 4]
        table.insertRows(at: [IndexPath(row: 3, section: 1)], with: .none)
        expectFresh("a row came last")
    }

    @Test("The background view of a cell of a grouped table hides the cell's own drawing")
    func ownDrawingIsHidden() {
        final class PaintedCell: TableViewCell {
            override func draw(_ rect: CGRect) {
                Color.red.setFill()
                rectFill(rect)
            }
        }
        final class Source: TableViewDataSource {
            func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 1 }
            func tableView(
                _ tableView: TableView, cellForRowAt indexPath: IndexPath
            ) -> TableViewCell { PaintedCell(style: .default) }
        }
        let source = Source()
        let table = TableView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 100), style: .grouped)
        table.dataSource = source
        let node = table.visibleCells[0].lowered()
        guard case .drawing = node.contents else {
            Issue.record("the cell has drawn itself")
            return
        }
        #expect(node.children.first?.name == "backgroundView")
        #expect(node.children.first?.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
    }

    @Test("A right-to-left layout mirrors a grouped table")
    func mirrored() {
        func frames(_ direction: LayoutDirection, _ theme: Theme, _ style: TableView.Style)
            -> [String: CGRect]
        {
            RenderContext(
                theme: theme, traits: TraitCollection(layoutDirection: direction)
            ).run {
                let source = ListSource([2])
                source.configure = { cell, _ in
                    cell.textLabel?.text = "Row"
                    cell.accessoryType = .disclosureIndicator
                }
                let table = makeTable(theme, style, source, width: 414)
                var frames: [String: CGRect] = [:]
                let root = table.lowered()
                for row in root.children where row.name.hasPrefix("row") {
                    for part in row.children {
                        frames[row.name + "/" + part.name] = part.frame.offsetBy(
                            dx: row.frame.minX, dy: 0)
                    }
                }
                return frames
            }
        }
        for (theme, style) in [
            (Theme.classic, TableView.Style.grouped), (.modern, .grouped), (.modern, .insetGrouped),
        ] {
            let left = frames(.leftToRight, theme, style)
            let right = frames(.rightToLeft, theme, style)
            #expect(left.count >= 6 && left.keys.sorted() == right.keys.sorted())
            for (name, frame) in left {
                #expect(abs((right[name]?.minX ?? -1) - (414 - frame.maxX)) < 0.01, "\(name)")
            }
        }
    }
}

import Foundation
import TableControls
import TableDrawing
import TableGeometry
import TableViews
import Testing

/// Estimated heights of rows that have not been visible.
@Suite(.tags(.slow), .exceptQuick) struct EstimateTests {
    final class SizedCell: TableViewCell {
        var height: CGFloat = 0
        override func sizeThatFits(_ size: CGSize) -> CGSize {
            CGSize(width: size.width, height: height)
        }
    }

    final class Source: TableViewDataSource, TableViewDelegate {
        var counts: [Int]
        var heights: (IndexPath) -> CGFloat
        var asked: [IndexPath] = []
        init(_ counts: [Int], _ heights: @escaping (IndexPath) -> CGFloat) {
            self.counts = counts
            self.heights = heights
        }
        func numberOfSections(in tableView: TableView) -> Int { counts.count }
        func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
            counts[section]
        }
        func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
            "Section \(section)"
        }
        func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
            asked.append(indexPath)
            let cell = tableView.dequeueReusableCell(withIdentifier: "c", for: indexPath)
            (cell as? SizedCell)?.height = heights(indexPath)
            cell.textLabel?.text = "\(indexPath.row)"
            return cell
        }
    }

    /// Delegate with fixed heights, automatic heights and estimates.
    final class Deciding: TableViewDelegate {
        var height: (IndexPath) -> CGFloat = { _ in TableView.automaticDimension }
        var estimate: (IndexPath) -> CGFloat = { _ in 0 }
        var askedHeights: [IndexPath] = []
        var askedEstimates: [IndexPath] = []
        func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            askedHeights.append(indexPath)
            return height(indexPath)
        }
        func tableView(
            _ tableView: TableView, estimatedHeightForRowAt indexPath: IndexPath
        ) -> CGFloat {
            askedEstimates.append(indexPath)
            return estimate(indexPath)
        }
    }

    /// Delegate with fixed heights only.
    final class DecidingOnly: TableViewDelegate {
        var height: (IndexPath) -> CGFloat = { _ in TableView.automaticDimension }
        var asked: [IndexPath] = []
        func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            asked.append(indexPath)
            return height(indexPath)
        }
    }

    private let log = DiagnosticLog()

    private func make(_ source: Source, estimate: CGFloat = 0, height: CGFloat = 200) -> TableView {
        let table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: height))
        table.register(SizedCell.self, forCellReuseIdentifier: "c")
        table.dataSource = source
        table.sectionHeaderTopPadding = 0
        table.rowHeight = TableView.automaticDimension
        table.estimatedRowHeight = estimate
        return table
    }

    private func path(_ row: Int, _ section: Int = 0) -> IndexPath {
        IndexPath(row: row, section: section)
    }

    /// Positions of the visible rows below the top of the viewport.
    private func places(_ table: TableView) -> [String] {
        let node = table.lowered()
        return node.children.filter { $0.name.hasPrefix("row") }.map {
            "\($0.name) at \($0.frame.minY - node.boundsOrigin.y) high \($0.frame.height)"
        }
    }

    @Test func `ten million self-sizing rows open with a single question for each visible row`() {
        let source = Source([10_000_000]) { _ in 50 }
        let table = make(source, estimate: 40)
        #expect(table.contentSize.height == 400_000_028 as CGFloat)
        #expect(source.asked.isEmpty)
        _ = table.lowered()
        #expect(source.asked == (0..<4).map { path($0) })
        #expect(table.contentSize.height == 400_000_068 as CGFloat)
        #expect(table.reuseStatistics["c"].created == 4)
        table.scrollToRow(at: path(9_999_999), at: .bottom, animated: false)
        #expect(places(table).last == "row 0,9999999 at 150.0 high 50.0")
        #expect(source.asked.count <= 12)
        #expect(table.rows.checkInvariants().isEmpty)
    }

    @Test func `without estimates all heights are exact at once`() {
        let source = Source([3]) { CGFloat(20 + $0.row) }
        #expect(make(source).contentSize.height == 91 as CGFloat)
        #expect(source.asked.count == 3)
    }

    @Test func `a row that enters at the top leaves the visible rows in place`() {
        let source = Source([100]) { CGFloat(30 + $0.row % 3 * 20) }
        let table = make(source, estimate: 25)
        table.contentOffset.y = 1_000
        _ = table.lowered()
        let before = places(table)
        let offset = table.contentOffset.y
        table.contentOffset.y -= 30
        let after = places(table)
        // All visible rows are 30 points lower.
        let shifted = before.compactMap { place -> String? in
            let words = place.split(separator: " ")
            guard let y = Double(words[3]), y + 30 < 200 else { return nil }
            return "\(words[0]) \(words[1]) at \(y + 30) high \(words[5])"
        }
        #expect(after.suffix(shifted.count) == shifted[...])
        #expect(after.count > shifted.count)
        #expect(table.contentOffset.y != offset - 30)
    }

    @Test func `the visible rows depend on the first visible row, not on the scroll history`() {
        func heights(_ path: IndexPath) -> CGFloat { CGFloat(20 + path.row * 7 % 5 * 15) }
        for target in [0, 5, 37, 90, 99] {
            for position in [ScrollPosition.top, .middle, .bottom] {
                let fresh = make(Source([60, 40], heights), estimate: 30)
                let used = make(Source([60, 40], heights), estimate: 30)
                let goal = target < 60 ? path(target) : path(target - 60, 1)
                for y in [700, 30, 2_000, 1_200] as [CGFloat] {
                    used.contentOffset.y = y
                    _ = used.lowered()
                }
                fresh.scrollToRow(at: goal, at: position, animated: false)
                used.scrollToRow(at: goal, at: position, animated: false)
                let exact = make(Source([60, 40], heights))
                exact.scrollToRow(at: goal, at: position, animated: false)
                #expect(places(fresh) == places(exact), "row \(target) at \(position)")
                #expect(places(used) == places(exact), "row \(target) at \(position)")
            }
        }
    }

    @Test func `the top of the table is exact even if rows above were never measured`() {
        let source = Source([100]) { _ in 60 }
        let table = make(source, estimate: 20)
        table.contentOffset.y = 60
        _ = table.lowered()
        table.contentOffset.y = 0
        _ = table.lowered()
        #expect(table.contentOffset.y == 0)
        #expect(table.cellForRow(at: path(0))?.frame.minY == 28)
    }

    @Test func `an offset at the end of too high estimates is limited to the content`() {
        let source = Source([20]) { _ in 20 }
        let table = make(source, estimate: 50)
        table.contentOffset.y = table.contentSize.height - 200
        _ = table.lowered()
        #expect(table.contentOffset.y == table.contentSize.height - 200)
        #expect(table.cellForRow(at: path(19))?.frame.maxY == table.contentSize.height)
    }

    @Test func `fixed and automatic heights of a delegate mix, row by row`() {
        let source = Source([6]) { CGFloat(20 + $0.row) }
        let table = make(source)
        let delegate = DecidingOnly()
        delegate.height = { $0.row % 2 == 0 ? 70 : TableView.automaticDimension }
        table.delegate = delegate
        #expect((0..<6).map { table.rectForRow(at: path($0)).height } == [70, 21, 70, 23, 70, 25])
        #expect(source.asked.map(\.row) == [1, 3, 5])
        table.estimatedRowHeight = 44
        #expect((0..<6).map { table.rectForRow(at: path($0)).height } == [44, 44, 44, 44, 44, 44])
        delegate.asked = []
        _ = table.lowered()
        #expect((0..<6).map { table.rectForRow(at: path($0)).height } == [70, 21, 70, 23, 44, 44])
        #expect(delegate.asked.map(\.row) == [0, 1, 2, 3])
    }

    @Test func `the table requests all estimates at once, and heights only for visible rows`() {
        let source = Source([50]) { _ in 33 }
        let table = make(source)
        let delegate = Deciding()
        delegate.estimate = { CGFloat(10 + $0.row) }
        table.delegate = delegate
        #expect(table.contentSize.height == CGFloat(28 + (10..<60).reduce(0, +)))
        #expect(delegate.askedHeights.isEmpty)
        _ = table.lowered()
        #expect(delegate.askedHeights == (0..<6).map { path($0) })
        #expect(table.rectForRow(at: path(5)).height == 33)
        #expect(table.rectForRow(at: path(6)).height == 16)
    }

    @Test func `a fixed row height takes the place of estimates`() {
        let source = Source([1_000]) { _ in 33 }
        let table = make(source, estimate: 10)
        table.rowHeight = 50
        #expect(table.contentSize.height == 50_028 as CGFloat)
    }

    @Test func `automatic estimates are the theme's height, and an estimate is at least a point`() {
        let source = Source([3]) { _ in 30 }
        #expect(
            make(source, estimate: TableView.automaticDimension).contentSize.height == 160
                as CGFloat)
        #expect(make(source, estimate: 0.001).contentSize.height == 31 as CGFloat)
        let table = make(source, estimate: -7)
        DiagnosticLog.$current.withValue(log) { _ = table.lowered() }
        #expect(log.diagnostics.map(\.identifier) == ["table.geometry"])
    }

    @Test func `all rows, a section and a row can be measured on demand, up to a limit`() {
        let source = Source([5, 5]) { _ in 60 }
        let table = make(source, estimate: 20)
        table.measureRow(at: path(4))
        #expect(table.rect(forSection: 0).height == 168 as CGFloat)
        table.measureRows(inSection: 1)
        #expect(table.rect(forSection: 1).height == 328 as CGFloat)
        table.measureAllRows()
        #expect(table.contentSize.height == 656 as CGFloat)
        #expect(source.asked.count == 10)
        let manyRows = Source([100_001]) { _ in 60 }
        let many = make(manyRows, estimate: 20)
        DiagnosticLog.$current.withValue(log) { many.measureAllRows() }
        #expect(log.diagnostics.first?.message.contains("at most 100000 are measured") == true)
    }

    @Test func `automatic heights of zero are an error and not endless work`() {
        let source = Source([10_000_000]) { _ in 0 }
        let table = make(source, estimate: 20)
        DiagnosticLog.$current.withValue(log) { _ = table.visibleCells }
        #expect(log.diagnostics.map(\.identifier) == ["table.too-many-to-measure"])
        #expect((100_000..<100_020).contains(source.asked.count))
    }

    @Test func `a change of the width invalidates heights`() {
        let source = Source([2]) { _ in 30 }
        let table = make(source)
        #expect(table.contentSize.height == 88 as CGFloat)
        source.heights = { _ in 40 }
        table.frame.size.height = 300
        #expect(table.contentSize.height == 88 as CGFloat)
        table.frame.size.width = 200
        #expect(table.contentSize.height == 108 as CGFloat)
    }

    @Test func `a reload during the measurement of rows follows the measurement`() {
        let source = Source([3]) { _ in 30 }
        let table = make(source, estimate: 20)
        let heights = source.heights
        source.heights = { [unowned table] path in
            source.heights = heights
            source.counts = [1]
            table.reloadData()
            return 30
        }
        #expect(places(table) == ["row 0,0 at 28.0 high 30.0"])
    }
}

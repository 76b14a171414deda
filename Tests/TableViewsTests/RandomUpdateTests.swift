import Foundation
import TableControls
import TableDrawing
import TableGeometry
import TableThemes
import TableViews
import TestSupport
import Testing

/// Ten thousand random batches of changes, for each source of heights.
@Suite(.tags(.slow), .exceptQuick) struct RandomUpdateTests {
    private static let seed: UInt64 = 20_260_521

    @Test(arguments: UpdateSource.Sizing.allCases)
    func `after any updates a table equals a new table with the current data`(
        sizing: UpdateSource.Sizing
    ) {
        update(sizing, .plain, seed: Self.seed, steps: 10_000)
    }

    @Test(
        "After any updates a grouped table equals a new table, with and without borders",
        arguments: [Theme.classic, .modern], [UInt64](1...4))
    func grouped(theme: Theme, seed: UInt64) {
        RenderContext(theme: theme).run {
            for sizing in [UpdateSource.Sizing.uniform, .varying, .mixed] {
                update(sizing, .grouped, seed: seed, steps: 1_000)
                guard theme.hasInsetGroupedStyle else { continue }
                update(sizing, .insetGrouped, seed: seed, steps: 1_000)
            }
        }
    }

    private func update(
        _ sizing: UpdateSource.Sizing, _ style: TableView.Style, seed: UInt64, steps limit: Int
    ) {
        var random = SampleNumbers(seed: seed)
        let source = UpdateSource(UpdateModel(using: &random), sizing, style: style)
        let table = source.makeTable()
        let log = DiagnosticLog()
        DiagnosticLog.$current.withValue(log) {
            _ = table.visibleCells
            var steps = 0
            var batches = 0
            while steps < limit {
                let before = Picture(table, source.model)
                source.askedHeights = []
                let batch = source.model.change(using: &random)
                tell(table, batch, using: &random)
                steps += max(1, batch.count)
                batches += 1
                var faults = table.rows.checkInvariants()
                if style == .plain { faults += heightFaults(table, source) }
                faults += rowFaults(table, source, before, batch)
                if style != .plain { faults += placeFaults(table, source) }
                faults += pictureFaults(table, source)
                // Rows lower than their texts cause diagnostics.
                faults += log.diagnostics.filter { $0.identifier != "cell.texts-cut" }.map(
                    \.message)
                guard faults.isEmpty else {
                    Issue.record(
                        "seed \(seed), \(style), \(sizing), batch \(batches): \(faults.prefix(3))")
                    return
                }
                disturb(table, source, using: &random)
            }
        }
    }

    /// Selected rows and visible cells, by the rows' identity.
    private struct Picture {
        var selected: Set<Int>
        var cells: [Int: TableViewCell] = [:]

        init(_ table: TableView, _ model: UpdateModel) {
            selected = Set((table.indexPathsForSelectedRows ?? []).map(model.id))
            for indexPath in table.indexPathsForVisibleRows ?? [] {
                cells[model.id(at: indexPath)] = table.cellForRow(at: indexPath)
            }
        }
    }

    /// Calls the table's methods for a batch, in any order.
    private func tell(
        _ table: TableView, _ batch: UpdateModel.Batch, using random: inout SampleNumbers
    ) {
        var calls: [() -> Void] = [
            { table.insertRows(at: batch.insertedRows, with: .fade) },
            { table.deleteRows(at: batch.deletedRows, with: .left) },
            { table.reloadRows(at: batch.reloadedRows, with: .none) },
            { table.reconfigureRows(at: batch.reconfiguredRows) },
            { table.insertSections(IndexSet(batch.insertedSections), with: .top) },
            { table.deleteSections(IndexSet(batch.deletedSections), with: .top) },
            { table.reloadSections(IndexSet(batch.reloadedSections), with: .automatic) },
        ]
        calls += batch.movedRows.map { move in { table.moveRow(at: move.0, to: move.1) } }
        calls += batch.movedSections.map { move in
            { table.moveSection(move.0, toSection: move.1) }
        }
        calls.shuffle(using: &random)
        table.performBatchUpdates { for call in calls { call() } }
    }

    /// Checks that heights add up and that rows that have been visible have their final heights.
    private func heightFaults(_ table: TableView, _ source: UpdateSource) -> [String] {
        var faults: [String] = []
        var y: CGFloat = 0
        let visible = Set(table.indexPathsForVisibleRows ?? [])
        let isExact = source.sizing != .estimated && source.sizing != .estimatedSingly
        for (number, section) in source.model.sections.enumerated() {
            let header = table.rectForHeader(inSection: number)
            if header.height != (section.title == nil ? 0 : 20) || header.minY != y {
                faults.append("the header of section \(number) lies at \(header), not at \(y)")
            }
            y += header.height
            for (index, row) in section.rows.enumerated() {
                let indexPath = IndexPath(row: index, section: number)
                let rect = table.rectForRow(at: indexPath)
                if rect.minY != y { faults.append("row \(row.text) is at \(rect.minY), not \(y)") }
                if isExact || visible.contains(indexPath), rect.height != source.height(of: row) {
                    faults.append("row \(row.text) is \(rect.height) high")
                }
                y += rect.height
            }
        }
        if table.contentSize.height != y {
            faults.append("the rows end at \(y), the content at \(table.contentSize.height)")
        }
        return faults
    }

    /// Checks that rows, headers and footers have the frames of a new table with the current data.
    private func placeFaults(_ table: TableView, _ source: UpdateSource) -> [String] {
        let fresh = source.makeTable()
        var faults: [String] = []
        for (number, section) in source.model.sections.enumerated() {
            if table.rect(forSection: number) != fresh.rect(forSection: number) {
                faults.append("section \(number) lies at \(table.rect(forSection: number))")
            }
            for index in section.rows.indices {
                let row = IndexPath(row: index, section: number)
                let (rect, expected) = (table.rectForRow(at: row), fresh.rectForRow(at: row))
                if rect != expected { faults.append("\(row) lies at \(rect), not \(expected)") }
            }
        }
        return faults
    }

    /// Checks that selection and cells follow their rows, and that the table asks only for new and
    /// changed rows.
    private func rowFaults(
        _ table: TableView, _ source: UpdateSource, _ before: Picture, _ batch: UpdateModel.Batch
    ) -> [String] {
        var faults: [String] = []
        let after = Picture(table, source.model)
        let selected = before.selected.subtracting(batch.reloadedIDs).filter {
            source.model.indexPath(ofID: $0) != nil
        }
        if after.selected != selected {
            faults.append("selected are \(after.selected), not \(selected)")
        }
        for (id, cell) in after.cells {
            guard let indexPath = source.model.indexPath(ofID: id) else { continue }
            let text = source.model.sections[indexPath.section].rows[indexPath.row].text
            if cell.textLabel?.text != text {
                faults.append("row \(text) shows \(cell.textLabel?.text ?? "nothing")")
            }
            if cell.isSelected != selected.contains(id) { faults.append("\(text) looks wrong") }
            guard let old = before.cells[id] else { continue }
            if (old === cell) == batch.reloadedIDs.contains(id) {
                faults.append("row \(text) has \(old === cell ? "the same" : "another") cell")
            }
        }
        if source.sizing == .varying || source.sizing == .mixed, batch.count > 0 {
            let known = batch.newRows.union(batch.reloadedIDs).union(batch.reconfiguredIDs)
            let needless = source.askedHeights.subtracting(known)
            if !needless.isEmpty { faults.append("asked for the heights of \(needless)") }
        }
        return faults
    }

    /// Checks that the drawing equals the drawing of a new table with the current data.
    private func pictureFaults(_ table: TableView, _ source: UpdateSource) -> [String] {
        let fresh = source.makeTable()
        for row in table.indexPathsForSelectedRows ?? [] {
            fresh.selectRow(at: row, animated: false, scrollPosition: .none)
        }
        let drawn = inWindow(table.lowered())
        if let top = table.indexPathsForVisibleRows?.first {
            let distance = table.rectForRow(at: top).minY - table.contentOffset.y
            fresh.scrollToRow(at: top, at: .top, animated: false)
            fresh.contentOffset.y = fresh.rectForRow(at: top).minY - distance
        } else {
            fresh.contentOffset = table.contentOffset
        }
        let expected = inWindow(fresh.lowered())
        guard drawn != expected else { return [] }
        return ["drawn is\n\(drawn.dump)\nnot\n\(expected.dump)"]
    }

    /// Returns the node with its visible area, independent of the content offset.
    private func inWindow(_ node: RenderNode) -> RenderNode {
        var node = node
        for index in node.children.indices {
            node.children[index].frame.origin.y -= node.boundsOrigin.y
        }
        node.boundsOrigin.y = 0
        return node
    }

    /// Selects, deselects and scrolls at random.
    private func disturb(
        _ table: TableView, _ source: UpdateSource, using random: inout SampleNumbers
    ) {
        let section = Int.random(in: 0..<max(1, table.numberOfSections), using: &random)
        let rows = table.numberOfRows(inSection: section)
        if rows > 0 {
            let row = IndexPath(row: Int.random(in: 0..<rows, using: &random), section: section)
            if Bool.random(using: &random) {
                table.selectRow(at: row, animated: false, scrollPosition: .none)
            } else {
                table.deselectRow(at: row, animated: false)
            }
        }
        if Int.random(in: 0..<3, using: &random) == 0 {
            let highest = max(0, table.contentSize.height - 160)
            table.contentOffset.y =
                (CGFloat.random(in: 0...highest, using: &random) * 2).rounded() / 2
            _ = table.visibleCells
        }
    }
}

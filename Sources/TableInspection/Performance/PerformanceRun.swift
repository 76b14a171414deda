import Foundation
import TableControls
import TableDrawing
import TableGeometry
import TableViews

/// A running inspection of a table.
final class PerformanceRun: TableViewObserver {
    let table: TableView
    let limits: PerformanceInspector.Limits
    var findings = FindingList()
    var count = CellCount()
    /// Reuse identifiers dequeued since the data source was asked for the current cell.
    var asked: [String] = []
    var reuse: Reuse?
    /// Rows displayed in the current step, and whether their cells were reused.
    var arrived: [(path: IndexPath, cell: TableViewCell, isReused: Bool)] = []
    var reusedCells: Set<ObjectIdentifier> = []
    /// Number of drawings of each displayed cell at the end of the last step.
    var drawn: [ObjectIdentifier: Int] = [:]
    var lastUpdate: Int
    var displayedRows = 0
    var drawings = 0
    var drawingsWhileEditing = 0
    var subviewsPerCell = 0
    var blendedShare = 0.0
    var overdraw = 0.0
    /// The main cause of overdraw on the screen with the most overdraw.
    var overdrawCause: OverdrawCause?
    var scrolledTo: CGFloat = 0

    /// The state of a cell when it was dequeued for reuse.
    struct Reuse {
        var cell: TableViewCell
        var size: CGSize
        var subviews: [View]
    }

    init(_ table: TableView, _ limits: PerformanceInspector.Limits) {
        self.table = table
        self.limits = limits
        lastUpdate = table.updates.numberOfUpdates
    }

    private var height: CGFloat { max(1, table.bounds.height) }
    private var start: CGFloat { -table.scrolling.restingContentInset.top }
    private var end: CGFloat {
        max(start, table.contentSize.height + table.scrolling.restingContentInset.bottom - height)
    }
    private var limit: CGFloat { start + CGFloat(max(1, limits.screens) - 1) * height }

    /// Scrolls down, edits, and scrolls back.
    func perform(_ change: ((TableView) -> Void)?) {
        let place = table.contentOffset
        // The table is reloaded, because the creation of cells already on display was not
        // observed.
        table.rows.reloadRowsForInspection()
        table.connections.observer = self
        defer {
            table.connections.observer = nil
            table.contentOffset = place
        }
        var offset = start
        while true {
            table.contentOffset.y = min(offset, end)
            scrolledTo = max(scrolledTo, table.contentOffset.y)
            step()
            guard offset < min(end, limit) else { break }
            offset = min(offset + height / 2, limit)
        }
        if let change {
            change(table)
            step()
        }
        edit()
        judge()
    }

    /// Displays the table's current position and inspects the changes.
    private func step() {
        let staying = table.rows.displayedCellsForInspection
        _ = table.lowered()
        for (path, cell) in staying where table.indexPath(for: cell) == path {
            noteDrawnAgain(cell, path)
        }
        let rows = arrived
        arrived.removeAll()
        for row in rows where table.indexPath(for: row.cell) == row.path {
            displayedRows += 1
            drawings += row.cell.inspection.drawingsBelow - (drawn[ObjectIdentifier(row.cell)] ?? 0)
            inspectRow(at: row.path, row.cell, isReused: row.isReused)
        }
        measureLayers()
        for (_, cell) in table.rows.displayedCellsForInspection {
            drawn[ObjectIdentifier(cell)] = cell.inspection.drawingsBelow
        }
    }

    private func noteDrawnAgain(_ cell: TableViewCell, _ path: IndexPath) {
        guard let before = drawn[ObjectIdentifier(cell)] else { return }
        let more = cell.inspection.drawingsBelow - before
        guard more > 0 else { return }
        drawings += more
        findings.add(
            .drawnAgain, at: path, subject: cell.reuseIdentifier ?? "",
            "a view is drawn again although its row stays on the screen",
            remedy: "Call setNeedsDisplay() only when a drawn value has changed.")
    }

    // MARK: Observing the table

    func tableView(_ tableView: TableView, willAskForCellAt indexPath: IndexPath) {
        asked.removeAll()
        reuse = nil
    }

    func tableView(_ tableView: TableView, isAskedForCellWithIdentifier identifier: String) {
        asked.append(identifier)
    }

    func tableView(_ tableView: TableView, willReuse cell: TableViewCell) {
        cell.contentView.inspection.forgetPlacesBelow()
        reuse = Reuse(cell: cell, size: cell.bounds.size, subviews: cell.contentView.subviews)
        reusedCells.insert(ObjectIdentifier(cell))
    }

    func tableView(
        _ tableView: TableView, didReceive cell: TableViewCell, forRowAt indexPath: IndexPath
    ) {
        if tableView.updates.numberOfUpdates != lastUpdate {
            lastUpdate = tableView.updates.numberOfUpdates
            count.beginBurst()
        }
        count.note(cell, at: indexPath, asked: asked, held: tableView.rows.heldCells)
        if let reuse, reuse.cell === cell { noteLayout(reuse, indexPath) }
    }

    func tableView(
        _ tableView: TableView, didDisplay cell: TableViewCell, forRowAt indexPath: IndexPath
    ) {
        arrived.append((indexPath, cell, reusedCells.remove(ObjectIdentifier(cell)) != nil))
    }
}

import Foundation
import TableControls
import TableDrawing
import TableGeometry

extension RowStore {
    /// Row in a cell that has not displayed another row.
    package struct RecreatedRow {
        /// Node of the row as configured by the data source.
        package let beforeWillDisplay: RenderNode
        /// Node of the row after the delegate's changes.
        package let node: RenderNode
    }

    /// Requests the cell of a displayed row without reusable cells, and lowers the cell.
    ///
    /// Data source and delegate are called again. The result is `nil` if the data source keeps its
    /// own cells. The reuse pool and its counters are unchanged.
    package func recreatedRow(at indexPath: IndexPath) -> RecreatedRow? {
        guard let dataSource = table.dataSource, let shown = state.displayed[indexPath],
            !state.isDisplaying
        else { return nil }
        let waiting = state.pool
        let listener = table.connections.observer
        state.pool = ReusePool()
        table.connections.observer = nil
        state.isDisplaying = true
        defer {
            state.isDisplaying = false
            state.pool = waiting
            table.connections.observer = listener
        }
        return table.withOwnTheme {
            let cell = dataSource.tableView(table, cellForRowAt: indexPath)
            guard cell.row.displayedIndexPath == nil, !waiting.contains(cell) else { return nil }
            configureCell(cell, at: indexPath)
            cell.separators.setHidden(like: shown.separators)
            cell.row.lift = shown.row.lift
            let before = cell.lowered()
            table.delegate?.tableView(table, willDisplay: cell, forRowAt: indexPath)
            let node = cell.lowered()
            table.delegate?.tableView(table, didEndDisplaying: cell, forRowAt: indexPath)
            cell.stand(in: nil)
            return RecreatedRow(beforeWillDisplay: before, node: node)
        }
    }

    /// Returns the node of a displayed cell, or `nil` if the row is not displayed.
    package func loweredCell(at indexPath: IndexPath) -> RenderNode? {
        guard let cell = state.displayed[indexPath] else { return nil }
        return table.withOwnTheme { cell.lowered() }
    }

    /// Displayed cells, and cells measured for display.
    package var heldCells: [TableViewCell] {
        Array(state.displayed.values) + table.layout.preparedCells
    }

    /// Releases all displayed and reusable cells; the data source then creates each cell again.
    package func reloadRowsForInspection() {
        recycleAll()
        removeWaitingCells()
    }
}

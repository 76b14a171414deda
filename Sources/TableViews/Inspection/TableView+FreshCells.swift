import Foundation
import TableDrawing
import TableGeometry

/// Making a row again from nothing, to compare it with the one on display.
extension TableView {
    /// A row of a cell that has never shown another.
    package struct FreshRow {
        /// As the data source filled it.
        package let beforeWillDisplay: RenderNode
        /// As the delegate left it.
        package let node: RenderNode
    }

    /// Asks for the cell of a row on display as if no cell were waiting, and lowers it.
    ///
    /// Data source and delegate are asked once more. Nothing is returned for a data source that keeps
    /// its cells itself. The pool and its counts stay as they are.
    package func freshRow(at indexPath: IndexPath) -> FreshRow? {
        guard let dataSource, let shown = displayed[indexPath], !isDisplaying else { return nil }
        let waiting = pool
        let listener = observer
        pool = ReusePool()
        observer = nil
        isDisplaying = true
        defer {
            isDisplaying = false
            pool = waiting
            observer = listener
        }
        return withOwnTheme {
            let cell = dataSource.tableView(self, cellForRowAt: indexPath)
            guard cell.displayedIndexPath == nil, !waiting.contains(cell) else { return nil }
            dress(cell, at: indexPath)
            cell.isSeparatorHidden = shown.isSeparatorHidden
            cell.isUpperSeparatorHidden = shown.isUpperSeparatorHidden
            cell.lift = shown.lift
            let before = cell.lowered()
            delegate?.tableView(self, willDisplay: cell, forRowAt: indexPath)
            let node = cell.lowered()
            delegate?.tableView(self, didEndDisplaying: cell, forRowAt: indexPath)
            cell.stand(in: nil)
            return FreshRow(beforeWillDisplay: before, node: node)
        }
    }

    /// What a cell on display shows at present.
    package func loweredCell(at indexPath: IndexPath) -> RenderNode? {
        guard let cell = displayed[indexPath] else { return nil }
        return withOwnTheme { cell.lowered() }
    }

    /// Runs `body` in the table's own look.
    package func inspecting<Result>(_ body: () throws -> Result) rethrows -> Result {
        try withOwnTheme(body)
    }

    /// The cells that are on display or measured to come on display.
    package var heldCells: [TableViewCell] {
        Array(displayed.values) + Array(sizing.prepared.values)
    }

    /// The rows on display and their cells, from the top down, without displaying others.
    package var displayedCellsForInspection: [(path: IndexPath, cell: TableViewCell)] {
        Self.fromTheTop(displayed).map { ($0.indexPath, $0.cell) }
    }

    /// Lets go of all cells, on display and waiting, so that every one is made again.
    package func reloadRowsForInspection() {
        recycleAll()
        pool.removeAll()
    }
}

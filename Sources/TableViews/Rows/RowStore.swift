import Foundation
@_spi(Subclassing) import TableControls
import TableDrawing
import TableGeometry
import TableThemes

/// Cells of the rows on display, and cells that wait for reuse.
package struct RowStore {
    let table: TableView
    var state: State { table.rowsState }

    final class State {
        /// Whether cells are being requested.
        ///
        /// `reloadsAfterDisplay` tells whether a reload was requested meanwhile.
        var isDisplaying = false
        fileprivate var reloadsAfterDisplay = false
        var pool = ReusePool<TableViewCell>(capacity: CacheBudgets.current.waitingCells)
        fileprivate var cellClasses: [String: TableViewCell.Type] = [:]
        var cellNibs: [String: Nib] = [:]
        var displayed: [IndexPath: TableViewCell] = [:]
        /// The row that is being configured in place, and its cell.
        var reconfigured: (indexPath: IndexPath, cell: TableViewCell)?
    }

    /// Displayed rows and their cells.
    var displayedCells: [IndexPath: TableViewCell] { state.displayed }

    /// Displayed rows with their cells from the top down, without displaying more rows.
    package var displayedRows: [(indexPath: IndexPath, cell: TableViewCell)] {
        Self.fromTheTop(state.displayed)
    }
    /// Whether cells are being requested.
    var isDisplaying: Bool { state.isDisplaying }
    var reuseStatistics: ReuseStatistics { state.pool.statistics }

    /// Returns rows and their cells from the top down.
    private static func fromTheTop(
        _ rows: [IndexPath: TableViewCell]
    ) -> [(indexPath: IndexPath, cell: TableViewCell)] {
        // Comparing integers is much faster than comparing index paths.
        rows.map { (section: $0.key.section, row: $0.key.row, cell: $0.value) }
            .sorted { ($0.section, $0.row) < ($1.section, $1.row) }
            .map { (IndexPath(row: $0.row, section: $0.section), $0.cell) }
    }

    /// Displays the rows that the table's bounds show.
    func displayVisibleRows() { displayRows(in: nil) }

    /// Recycles the rows outside `extent` and asks for cells of the rows that enter it.
    ///
    /// If `extent` is `nil`, the method uses the visible extent after estimated heights have
    /// been measured. A nested call from a data source or delegate does nothing. A reload
    /// requested during the display is performed at the end.
    func displayRows(in extent: Extent?) {
        guard !state.isDisplaying else { return }
        for _ in 0..<Self.maximumNumberOfReloads {
            state.isDisplaying = true
            table.withOwnTheme { displayOnce(in: extent) }
            state.isDisplaying = false
            guard state.reloadsAfterDisplay else { return }
            state.reloadsAfterDisplay = false
            table.layout.setNeedsReload()
        }
        DiagnosticLog.fail(
            "table.endless-reload",
            "the table is reloaded whenever a row is displayed, so it never settles")
    }

    /// Runs a closure that asks the data source for cells, and performs requested reloads
    /// afterwards.
    func asking(_ body: () -> Void) {
        let wasDisplaying = state.isDisplaying
        state.isDisplaying = true
        table.withOwnTheme(body)
        state.isDisplaying = wasDisplaying
        guard !state.isDisplaying, state.reloadsAfterDisplay else { return }
        state.reloadsAfterDisplay = false
        table.layout.setNeedsReload()
    }

    /// Postpones a reload if cells are being requested.
    ///
    /// - Returns: whether the reload was postponed.
    func postponeReload() -> Bool {
        if state.isDisplaying { state.reloadsAfterDisplay = true }
        return state.isDisplaying
    }

    /// Maximum number of reloads that may be requested during a display.
    private static let maximumNumberOfReloads = 4

    private func displayOnce(in stretch: Extent?) {
        if let stretch {
            table.layout.measureRows(in: stretch)
        } else {
            table.measureVisibleRows()
        }
        guard !state.reloadsAfterDisplay else { return }
        let extent = stretch ?? table.visibleExtent
        let lifted = table.editing.rowStates.movement?.source
        let resting = table.geometry.indexPathsForRows(in: table.editing.extentWithMovement(extent))
        var rows = Set<IndexPath>()
        if table.updates.presented != nil {
            rows = table.updates.presentedRows(in: table.editing.extentWithMovement(extent))
            rows.formUnion(table.geometry.indexPathsForRows(in: table.updates.extentAtRest))
        }
        if !table.updates.isApplying {
            let leaving = state.displayed.filter {
                !resting.contains($0.key) && !rows.contains($0.key) && $0.key != lifted
            }
            for (indexPath, cell) in Self.fromTheTop(leaving) {
                state.displayed[indexPath] = nil
                recycle(cell, at: indexPath)
            }
        }
        for indexPath in resting where state.displayed[indexPath] == nil { display(indexPath) }
        for indexPath in rows.sorted() where state.displayed[indexPath] == nil {
            display(indexPath)
        }
        if let lifted, state.displayed[lifted] == nil, table.geometry.contains(lifted) {
            display(lifted)
        }
        table.layout.recyclePreparedCells()
    }

    private func display(_ indexPath: IndexPath) {
        guard let dataSource = table.dataSource else { return }
        let cell =
            table.layout.takePreparedCell(at: indexPath)
            ?? cell(of: dataSource, at: indexPath)
        if let other = cell.row.displayedIndexPath {
            DiagnosticLog.fail(
                "table.cell-shown-twice",
                "the data source returned one cell for two rows on display: \(other.rowName) and "
                    + indexPath.rowName)
            return
        }
        noteCreation(of: cell)
        show(cell, at: indexPath)
        if let movement = table.editing.rowStates.movement, indexPath != movement.source {
            AnimationTransaction.run(nil) {
                let distance = movement.shift(ofRowAt: indexPath)
                place(cell, at: indexPath, movedBy: PixelGrid.current.round(distance))
            }
        }
        table.editing.joinEditing(cell, at: indexPath)
    }

    /// Asks the data source for a row's cell.
    func cell(of dataSource: any TableViewDataSource, at indexPath: IndexPath) -> TableViewCell {
        table.connections.observer?.tableView(table, willAskForCellAt: indexPath)
        let cell = dataSource.tableView(table, cellForRowAt: indexPath)
        table.connections.observer?.tableView(table, didReceive: cell, forRowAt: indexPath)
        return cell
    }

    /// Displays a cell that is not on display.
    func show(_ cell: TableViewCell, at indexPath: IndexPath) {
        configureCell(cell, at: indexPath)
        state.displayed[indexPath] = cell
        cell.row.willDisplay(at: indexPath)
        table.delegate?.tableView(table, willDisplay: cell, forRowAt: indexPath)
        table.connections.observer?.tableView(table, didDisplay: cell, forRowAt: indexPath)
    }

    /// Applies the position and the state of a row to a cell.
    func configureCell(_ cell: TableViewCell, at indexPath: IndexPath) {
        place(cell, at: indexPath)
        cell.separators.takeLook(of: table)
        cell.layout.trailingReserve = table.accessories.sectionIndexReserve
        cell.layout.sideSafeArea = table.layout.rowSafeArea
        table.editing.applyRowState(to: cell, at: indexPath)
        if let level = table.connections.indentationLevel(forRowAt: indexPath) {
            cell.indentationLevel = level
        }
        cell.setSelected(table.selection.isSelected(indexPath), animated: false)
        cell.setHighlighted(table.selection.isHighlighted(indexPath), animated: false)
        cell.stand(in: table)
        cell.setNeedsLayout()
    }

    /// Names a cell after its row and sets its frame.
    ///
    /// - Parameter distance: how far the cell is moved down to make room for a carried row, in
    ///   points.
    func place(_ cell: TableViewCell, at indexPath: IndexPath, movedBy distance: CGFloat = 0) {
        cell.identity.partName = "row \(indexPath.section),\(indexPath.row)"
        guard table.geometry.contains(indexPath) else { return }
        cell.background.location = table.layout.location(of: indexPath)
        let rect = table.layout.rowRect(
            PixelGrid.current.aligned(table.geometry.rowExtent(at: indexPath)))
        cell.frame = rect.offsetBy(dx: 0, dy: distance)
    }

    /// Counts a cell that the data source created without dequeuing it.
    func noteCreation(of cell: TableViewCell) {
        guard cell.row.noteCounted() else { return }
        state.pool.recordCreated(withIdentifier: cell.reuseIdentifier ?? "")
    }

    private func make(_ cellClass: TableViewCell.Type, _ identifier: String) -> TableViewCell {
        state.pool.recordCreated(withIdentifier: identifier)
        let cell = cellClass.init(style: .default, reuseIdentifier: identifier)
        cell.row.noteCounted()
        return cell
    }

    /// Removes a cell from display.
    ///
    /// A cell with a reuse identifier waits for reuse.
    func recycle(_ cell: TableViewCell, at indexPath: IndexPath) {
        table.delegate?.tableView(table, didEndDisplaying: cell, forRowAt: indexPath)
        cell.superview = table
        cell.stand(in: nil)
        cell.row.didEndDisplaying()
        enqueue(cell)
    }

    /// Keeps a cell with a reuse identifier for reuse.
    func enqueue(_ cell: TableViewCell) {
        guard let identifier = cell.reuseIdentifier else { return }
        state.pool.enqueue(cell, withIdentifier: identifier)
    }

    /// Releases the cells that wait for reuse.
    func removeWaitingCells() { state.pool.removeAll() }

    func recycleAll() {
        table.layout.recyclePreparedCells()
        let leaving = state.displayed
        state.displayed.removeAll()
        for (indexPath, cell) in leaving.sorted(by: { $0.key < $1.key }) {
            recycle(cell, at: indexPath)
        }
    }

    func register(_ cellClass: TableViewCell.Type, forCellReuseIdentifier identifier: String) {
        state.cellClasses[identifier] = cellClass
        state.cellNibs[identifier] = nil
    }

    func register(_ nib: Nib?, forCellReuseIdentifier identifier: String) {
        state.cellNibs[identifier] = nib
        state.cellClasses[identifier] = nil
    }

    func dequeueReusableCell(
        withIdentifier identifier: String, for indexPath: IndexPath
    ) -> TableViewCell {
        if let (row, cell) = state.reconfigured, row == indexPath,
            cell.reuseIdentifier == identifier
        {
            return cell
        }
        let cell: TableViewCell
        if let found = table.dequeueReusableCell(withIdentifier: identifier) {
            cell = found
        } else {
            let known = (Array(state.cellClasses.keys) + Array(state.cellNibs.keys)).sorted().map {
                "\"\($0)\""
            }.joined(separator: ", ")
            DiagnosticLog.fail(
                "table.unregistered-identifier",
                "no cell class or nib is registered for the identifier \"\(identifier)\"; "
                    + (known.isEmpty ? "nothing is registered" : "registered: \(known)"))
            cell = table.withOwnTheme { make(TableViewCell.self, identifier) }
        }
        if let loaded = table.layout.loaded, loaded.contains(indexPath) {
            cell.background.location = table.layout.location(of: indexPath)
            cell.frame = table.layout.rowRect(
                Extent(minY: 0, height: loaded.rowExtent(at: indexPath).height))
        }
        return cell
    }

    /// Returns faults in the state of the table's cells; empty if the state is consistent.
    ///
    /// The cost is O(cells). For tests.
    package func checkInvariants() -> [String] {
        var faults = state.pool.checkInvariants(visible: state.displayed.values)
        for (indexPath, cell) in state.displayed {
            if cell.row.displayedIndexPath != indexPath {
                faults.append("the cell of \(indexPath.rowName) stands for another row")
            }
            if cell.superview !== table {
                faults.append("the cell of \(indexPath.rowName) is not in the table")
            }
            if !table.geometry.contains(indexPath) {
                faults.append("there is a cell for \(indexPath.rowName), which does not exist")
            }
        }
        let selected = table.selection.selectedRows
        for row in selected.union(table.selection.indexPathsForHighlightedRows)
        where !table.geometry.contains(row) {
            faults.append("\(row.rowName) is selected or highlighted and does not exist")
        }
        return faults
    }

    func dequeueReusableCell(withIdentifier identifier: String) -> TableViewCell? {
        table.connections.observer?.tableView(table, isAskedForCellWithIdentifier: identifier)
        if let cell = state.pool.dequeue(withIdentifier: identifier) {
            cell.prepareForReuse()
            table.connections.observer?.tableView(table, willReuse: cell)
            return cell
        }
        if state.cellNibs[identifier] != nil {
            let cell = table.withOwnTheme { makeCell(fromNibFor: identifier) }
            if cell != nil { state.pool.recordCreated(withIdentifier: identifier) }
            cell?.row.noteCounted()
            return cell
        }
        return state.cellClasses[identifier].map { cellClass in
            table.withOwnTheme { make(cellClass, identifier) }
        }
    }
}

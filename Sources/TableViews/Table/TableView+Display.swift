import Foundation
import TableAnimation
import TableControls
import TableDrawing
import TableGeometry

/// Displaying rows in cells.
extension TableView {
    /// The visible part of the content, as a range of y in points.
    package var visibleExtent: Extent {
        Extent(minY: layer.shownBounds.minY, height: bounds.height)
    }

    /// Returns the cell that displays a row, or `nil` if the row is not displayed.
    public func cellForRow(at indexPath: IndexPath) -> TableViewCell? { displayed[indexPath] }

    /// The rows on display, from the top down.
    public var indexPathsForVisibleRows: [IndexPath]? {
        displayVisibleRows()
        return displayed.keys.sorted()
    }

    /// The cells on display, from the top down.
    public var visibleCells: [TableViewCell] {
        displayVisibleRows()
        return Self.fromTheTop(displayed).map(\.cell)
    }

    /// Returns rows and their cells from the top down.
    static func fromTheTop(
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
        guard !isDisplaying else { return }
        for _ in 0..<Self.maximumNumberOfReloads {
            isDisplaying = true
            withOwnTheme { displayOnce(in: extent) }
            isDisplaying = false
            guard reloadsAfterDisplay else { return }
            reloadsAfterDisplay = false
            setNeedsReload()
        }
        DiagnosticLog.fail(
            "table.endless-reload",
            "the table is reloaded whenever a row is displayed, so it never settles")
    }

    /// Maximum number of reloads that may be requested during a display.
    private static let maximumNumberOfReloads = 4

    private func displayOnce(in stretch: Extent?) {
        if let stretch {
            measureRows(in: stretch)
        } else {
            measureVisibleRows()
        }
        guard !reloadsAfterDisplay else { return }
        let extent = stretch ?? visibleExtent
        let lifted = rowStates.movement?.source
        let resting = geometry.indexPathsForRows(in: extentWithMovement(extent))
        var rows = Set<IndexPath>()
        if presented != nil {
            rows = presentedRows(in: extentWithMovement(extent))
            rows.formUnion(geometry.indexPathsForRows(in: extentAtRest))
        }
        if !movement.isBeginning {
            let leaving = displayed.filter {
                !resting.contains($0.key) && !rows.contains($0.key) && $0.key != lifted
            }
            for (indexPath, cell) in Self.fromTheTop(leaving) {
                displayed[indexPath] = nil
                recycle(cell, at: indexPath)
            }
        }
        for indexPath in resting where displayed[indexPath] == nil { display(indexPath) }
        for indexPath in rows.sorted() where displayed[indexPath] == nil { display(indexPath) }
        if let lifted, displayed[lifted] == nil, geometry.contains(lifted) { display(lifted) }
        recyclePreparedCells()
    }

    private func display(_ indexPath: IndexPath) {
        guard let dataSource else { return }
        let cell =
            sizing.prepared.removeValue(forKey: indexPath)
            ?? cell(of: dataSource, at: indexPath)
        if let other = cell.displayedIndexPath {
            DiagnosticLog.fail(
                "table.cell-shown-twice",
                "the data source returned one cell for two rows on display: \(other.rowName) and "
                    + indexPath.rowName)
            return
        }
        noteCreation(of: cell)
        show(cell, at: indexPath)
        if let movement = rowStates.movement, indexPath != movement.source {
            AnimationTransaction.run(nil) {
                let distance = movement.shift(ofRowAt: indexPath)
                place(cell, at: indexPath, movedBy: PixelGrid.current.round(distance))
            }
        }
        joinEditing(cell, at: indexPath)
    }

    /// Asks the data source for a row's cell.
    func cell(of dataSource: any TableViewDataSource, at indexPath: IndexPath) -> TableViewCell {
        observer?.tableView(self, willAskForCellAt: indexPath)
        let cell = dataSource.tableView(self, cellForRowAt: indexPath)
        observer?.tableView(self, didReceive: cell, forRowAt: indexPath)
        return cell
    }

    /// Displays a cell that is not on display.
    func show(_ cell: TableViewCell, at indexPath: IndexPath) {
        configureCell(cell, at: indexPath)
        displayed[indexPath] = cell
        cell.displayedIndexPath = indexPath
        delegate?.tableView(self, willDisplay: cell, forRowAt: indexPath)
        observer?.tableView(self, didDisplay: cell, forRowAt: indexPath)
    }

    /// Applies the position and the state of a row to a cell.
    func configureCell(_ cell: TableViewCell, at indexPath: IndexPath) {
        place(cell, at: indexPath)
        cell.separatorStyle = separatorStyle
        cell.trailingReserve = sectionIndexReserve
        cell.sideSafeArea = rowSafeArea
        cell.separatorColor = separatorColor
        cell.tableSeparatorInset = separatorInset
        cell.separatorInsetReference = separatorInsetReference
        applyRowState(to: cell, at: indexPath)
        indent(cell, at: indexPath)
        cell.setSelected(selectedRows.contains(indexPath), animated: false)
        cell.setHighlighted(highlightedRows.contains(indexPath), animated: false)
        cell.stand(in: self)
        cell.setNeedsLayout()
    }

    /// Indents a cell by the delegate's indentation level, if the delegate implements it.
    private func indent(_ cell: TableViewCell, at indexPath: IndexPath) {
        guard let delegate, !delegateLeavesIndentation else { return }
        let level = delegate.tableView(self, indentationLevelForRowAt: indexPath)
        if !delegateLeavesIndentation { cell.indentationLevel = level }
    }

    /// Names a cell after its row and sets its frame.
    ///
    /// - Parameter distance: how far the cell is moved down to make room for a carried row, in
    ///   points.
    func place(_ cell: TableViewCell, at indexPath: IndexPath, movedBy distance: CGFloat = 0) {
        cell.partName = "row \(indexPath.section),\(indexPath.row)"
        guard geometry.contains(indexPath) else { return }
        cell.location = location(of: indexPath)
        let rect = rowRect(PixelGrid.current.aligned(geometry.rowExtent(at: indexPath)))
        cell.frame = rect.offsetBy(dx: 0, dy: distance)
    }

    /// Counts a cell that the data source created without dequeuing it.
    func noteCreation(of cell: TableViewCell) {
        guard !cell.isKnownToTable else { return }
        cell.isKnownToTable = true
        pool.recordCreated(withIdentifier: cell.reuseIdentifier ?? "")
    }
}

extension IndexPath {
    var rowName: String { "row \(row) of section \(section)" }
}

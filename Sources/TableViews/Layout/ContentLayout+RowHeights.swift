import Foundation
import TableControls
import TableGeometry
import TableThemes

/// Row heights: set, decided by the delegate, estimated, or measured.
extension ContentLayout {
    /// Determines who decides row heights, before the first row is loaded.
    func beginSizing(_ counts: [Int]) {
        state.sizing = RowSizing()
        state.delegateLeavesRowHeights = table.delegate == nil
        state.sizing.delegateLeavesEstimates = table.delegate == nil
        guard let section = counts.firstIndex(where: { $0 > 0 }) else { return }
        let first = IndexPath(row: 0, section: section)
        _ = table.delegate?.tableView(table, estimatedHeightForRowAt: first)
        guard !state.sizing.delegateLeavesEstimates || table.estimatedRowHeight != 0 else { return }
        if table.rowHeight != TableView.automaticDimension {
            // Rows of a uniform height need no estimate.
            _ = decidedHeight(first)
            guard !state.delegateLeavesRowHeights else { return }
        }
        state.sizing.measured = []
    }

    /// Returns the row heights of a section: estimates if heights are estimated, or else final
    /// heights.
    func rowHeights(_ section: Int, _ count: Int) throws -> RowHeights {
        guard count > 0 else { return .none }
        if state.sizing.measured != nil, state.sizing.delegateLeavesEstimates {
            return .uniform(count: count, height: estimate(table.estimatedRowHeight))
        }
        let first = IndexPath(row: 0, section: section)
        let height = state.sizing.measured == nil ? decidedHeight(first) : nil
        if state.sizing.measured == nil, state.delegateLeavesRowHeights {
            guard table.rowHeight == TableView.automaticDimension else {
                return .uniform(count: count, height: table.rowHeight)
            }
            guard count <= TableView.maximumNumberOfMeasuredRows - state.sizing.numberOfMeasurements
            else {
                throw TableViewError.tooManyToMeasure(section: section, count: count)
            }
        }
        guard count <= TableView.maximumNumberOfDelegateHeights else {
            throw TableViewError.tooManyHeights(section: section, count: count)
        }
        guard state.sizing.measured == nil else {
            return .varying(
                (0..<count).map { estimatedHeight(IndexPath(row: $0, section: section)) })
        }
        var heights = [try height ?? checkedMeasure(first, count: count)]
        heights.reserveCapacity(count)
        for row in 1..<count {
            let indexPath = IndexPath(row: row, section: section)
            heights.append(
                try decidedHeight(indexPath) ?? checkedMeasure(indexPath, count: count))
        }
        return .varying(heights)
    }

    /// Returns the height of a row that is inserted or changed in a loaded table.
    func heightOfChangedRow(_ indexPath: IndexPath) throws -> CGFloat {
        if state.sizing.measured != nil { return estimatedHeight(indexPath) }
        return try decidedHeight(indexPath) ?? checkedMeasure(indexPath, count: 1)
    }

    /// Whether rows can be inserted without asking for their heights.
    var newRowsHaveStandardHeight: Bool {
        state.sizing.measured == nil
            ? state.delegateLeavesRowHeights && table.rowHeight != TableView.automaticDimension
            : state.sizing.delegateLeavesEstimates
    }

    /// Height of new rows if `newRowsHaveStandardHeight` is true, in points.
    var standardHeightOfNewRows: CGFloat {
        state.sizing.measured == nil ? table.rowHeight : estimate(table.estimatedRowHeight)
    }

    private func estimatedHeight(_ indexPath: IndexPath) -> CGFloat {
        guard let delegate = table.delegate, !state.sizing.delegateLeavesEstimates else {
            return estimate(table.estimatedRowHeight)
        }
        return estimate(delegate.tableView(table, estimatedHeightForRowAt: indexPath))
    }

    /// Returns an estimate, replaced by the theme's row height if automatic, and never below
    /// the minimum.
    ///
    /// A row with an estimate of zero would never come into view, and so would never be
    /// measured.
    private func estimate(_ height: CGFloat) -> CGFloat {
        if height == TableView.automaticDimension {
            return RenderContext.current.theme.table.rowHeight
        }
        return (0..<Self.minimumEstimate).contains(height) ? Self.minimumEstimate : height
    }

    /// Minimum estimated height of a row, in points.
    private static let minimumEstimate: CGFloat = 1

    /// Returns the height decided by the delegate or the table, or `nil` if the height is left
    /// to the cell.
    private func decidedHeight(_ indexPath: IndexPath) -> CGFloat? {
        var height = table.rowHeight
        if let delegate = table.delegate, !state.delegateLeavesRowHeights {
            let own = delegate.tableView(table, heightForRowAt: indexPath)
            if !state.delegateLeavesRowHeights { height = own }
        }
        return height == TableView.automaticDimension ? nil : height
    }

    /// Whether the cell decides the height of a row.
    func leavesHeightToCell(_ indexPath: IndexPath) -> Bool {
        state.sizing.usesCellHeights && decidedHeight(indexPath) == nil
    }

    /// Returns a row's final height, either decided or measured.
    ///
    /// A measuring cell can be kept for display.
    func finalHeight(_ indexPath: IndexPath, keepsCell: Bool) -> CGFloat {
        decidedHeight(indexPath) ?? measuredHeight(indexPath, keepsCell: keepsCell)
    }

    private func checkedMeasure(_ indexPath: IndexPath, count: Int) throws -> CGFloat {
        guard state.sizing.numberOfMeasurements < TableView.maximumNumberOfMeasuredRows else {
            throw TableViewError.tooManyToMeasure(section: indexPath.section, count: count)
        }
        return measuredHeight(indexPath, keepsCell: false)
    }

    /// Measures a row's cell at the table's width.
    ///
    /// A missing cell is requested from the data source.
    private func measuredHeight(_ indexPath: IndexPath, keepsCell: Bool) -> CGFloat {
        guard let dataSource = table.dataSource else { return 0 }
        state.sizing.numberOfMeasurements += 1
        state.sizing.usesCellHeights = true
        let present = table.rows.displayedCells[indexPath] ?? state.sizing.prepared[indexPath]
        let cell = present ?? table.rows.cell(of: dataSource, at: indexPath)
        table.rows.noteCreation(of: cell)
        // A cell on display, even for another row, stays in place.
        let isFree =
            present == nil && cell.row.displayedIndexPath == nil
            && !state.sizing.prepared.values.contains { $0 === cell }
        if isFree {
            prepareForMeasuring(cell)
            // Editing controls reduce the width of the content.
            if table.isEditing {
                table.editing.applyRowState(to: cell, at: indexPath)
            } else if cell.isEditing {
                cell.setEditing(false, animated: false)
            }
        }
        cell.layOutProvisionally()
        let height = cell.fittingHeight(forWidth: rowWidth)
        if isFree, keepsCell, height > 0 {
            state.sizing.prepared[indexPath] = cell
        } else if isFree {
            table.rows.enqueue(cell)
        }
        return PixelGrid.current.ceil(height)
    }

    /// Returns measured cells that were not displayed to the pool.
    func recyclePreparedCells() {
        let cells = state.sizing.prepared
        state.sizing.prepared.removeAll()
        for (_, cell) in cells.sorted(by: { $0.key < $1.key }) { table.rows.enqueue(cell) }
    }

    /// Measured cells that are not on display yet.
    var preparedCells: [TableViewCell] { Array(state.sizing.prepared.values) }

    /// Removes and returns a row's measured cell, or returns `nil` if no cell was measured for
    /// display.
    func takePreparedCell(at indexPath: IndexPath) -> TableViewCell? {
        state.sizing.prepared.removeValue(forKey: indexPath)
    }

    /// Number of rows with final heights, or `nil` if no height was estimated.
    var numberOfMeasuredRows: Int? { state.sizing.measured?.count }

    /// Notes that the delegate does not implement row heights.
    func noteDelegateLeavesRowHeights() { state.delegateLeavesRowHeights = true }
    /// Notes that the delegate does not implement estimated heights.
    func noteDelegateLeavesEstimates() { state.sizing.delegateLeavesEstimates = true }
}

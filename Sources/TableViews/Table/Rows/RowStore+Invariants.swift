import TableControls
import TableGeometry

extension RowStore {
    /// Returns faults in the state of the table's cells; empty if the state is consistent.
    ///
    /// The cost is O(cells). For tests.
    package func checkInvariants() -> [String] {
        var faults = pool.checkInvariants(visible: displayed.values)
        for (indexPath, cell) in displayed {
            if cell.displayedIndexPath != indexPath {
                faults.append("the cell of \(indexPath.rowName) stands for another row")
            }
            if cell.superview !== table {
                faults.append("the cell of \(indexPath.rowName) is not in the table")
            }
            if !table.geometry.contains(indexPath) {
                faults.append("there is a cell for \(indexPath.rowName), which does not exist")
            }
        }
        for row in table.selection.selectedRows.union(table.selection.highlightedRows)
        where !table.geometry.contains(row) {
            faults.append("\(row.rowName) is selected or highlighted and does not exist")
        }
        return faults
    }
}

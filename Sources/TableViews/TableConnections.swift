import Foundation
@_spi(Subclassing) import TableControls
import TableDrawing

/// Data source, delegate and observer of a table.
package struct TableConnections {
    private let table: TableView
    private var state: State { table.connectionsState }

    init(table: TableView) { self.table = table }

    final class State {
        fileprivate weak var dataSource: (any TableViewDataSource)?
        /// Whether the table was given a data source, even if the data source was released since.
        fileprivate var wasGivenDataSource = false
        fileprivate weak var delegate: (any TableViewDelegate)?
        /// Whether the delegate does not implement indentation levels.
        fileprivate var delegateLeavesIndentation = false
        fileprivate weak var observer: (any TableViewObserver)?
    }

    /// Observer of cell events during an inspection.
    package var observer: (any TableViewObserver)? {
        get { state.observer }
        nonmutating set { state.observer = newValue }
    }

    var dataSource: (any TableViewDataSource)? {
        get { state.dataSource }
        nonmutating set {
            state.dataSource = newValue
            state.wasGivenDataSource = newValue != nil
            table.layout.setNeedsReload(rowCounts: nil)
        }
    }

    var delegate: (any TableViewDelegate)? {
        get { state.delegate }
        nonmutating set {
            state.delegate = newValue
            state.delegateLeavesIndentation = false
            table.layout.setNeedsReload()
        }
    }

    /// Returns the delegate's indentation level for a row, or `nil` if the delegate does not
    /// implement indentation levels.
    func indentationLevel(forRowAt indexPath: IndexPath) -> Int? {
        guard let delegate, !state.delegateLeavesIndentation else { return nil }
        let level = delegate.tableView(table, indentationLevelForRowAt: indexPath)
        return state.delegateLeavesIndentation ? nil : level
    }

    /// Notes that the delegate does not implement indentation levels.
    func noteDelegateLeavesIndentation() { state.delegateLeavesIndentation = true }

    /// Warns that the data source was released while the table still needs it.
    ///
    /// A table that never had a data source, or whose data source was removed, is meant to be
    /// empty.
    func warnOfLostDataSource() {
        guard state.wasGivenDataSource, dataSource == nil else { return }
        DiagnosticLog.warn(
            "table.no-data-source",
            "the table's data source was released, and nobody gives it rows; a table does not keep its "
                + "data source: keep a reference to it as long as the table is rendered")
    }
}

/// Observer of a table's operations on its cells.
package protocol TableViewObserver: AnyObject {
    /// Called before the data source provides the cell for a row.
    func tableView(_ tableView: TableView, willAskForCellAt indexPath: IndexPath)

    /// Called when a data source or another caller requests a reusable cell.
    func tableView(_ tableView: TableView, isAskedForCellWithIdentifier identifier: String)

    /// Called before a reusable cell is returned, after its preparation for reuse.
    func tableView(_ tableView: TableView, willReuse cell: TableViewCell)

    /// Called after the data source has provided the cell for a row.
    func tableView(
        _ tableView: TableView, didReceive cell: TableViewCell, forRowAt indexPath: IndexPath)

    /// Called after a cell is displayed and the delegate is notified.
    func tableView(
        _ tableView: TableView, didDisplay cell: TableViewCell, forRowAt indexPath: IndexPath)
}

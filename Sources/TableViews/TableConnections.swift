import Foundation
import TableAnimation
@_spi(Subclassing) import TableControls
import TableDrawing
import TableGeometry
import TableThemes

/// Data source, delegate and observer of a table.
package final class TableConnections {
    unowned let table: TableView
    weak var dataSource: (any TableViewDataSource)? { didSet { dataSourceDidChange() } }
    /// Whether the table was given a data source, even if the data source was released since.
    var wasGivenDataSource = false
    weak var delegate: (any TableViewDelegate)? {
        didSet {
            delegateLeavesIndentation = false
            table.layout.setNeedsReload()
        }
    }
    /// Whether the delegate does not implement indentation levels.
    var delegateLeavesIndentation = false
    /// Observer of cell events during an inspection.
    package weak var observer: (any TableViewObserver)?

    init(table: TableView) { self.table = table }

    func dataSourceDidChange() {
        wasGivenDataSource = dataSource != nil
        table.layout.setNeedsReload()
        table.layout.staleCounts = nil
    }

    /// Warns that the data source was released while the table still needs it.
    ///
    /// A table that never had a data source, or whose data source was removed, is meant to be
    /// empty.
    func warnOfLostDataSource() {
        guard wasGivenDataSource, dataSource == nil else { return }
        DiagnosticLog.warn(
            "table.no-data-source",
            "the table's data source was released, and nobody gives it rows; a table does not keep its "
                + "data source: keep a reference to it as long as the table is rendered")
    }
}

import TableControls
import TableDrawing

/// The data source, which the table references weakly.
extension TableView {
    func dataSourceDidChange() {
        wasGivenDataSource = dataSource != nil
        setNeedsReload()
        staleCounts = nil
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

import Foundation
import TableViews

/// The delegate of a table whose rows differ in height.
final class VaryingRowsDelegate: TableViewDelegate {
    func tableView(
        _ tableView: TableView, heightForRowAt indexPath: IndexPath
    ) -> CGFloat {
        (tableView as? DocumentTableView)?.height(at: indexPath) ?? tableView.rowHeight
    }

    func tableView(
        _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath
    ) {
        (tableView as? DocumentTableView)?.willDisplayRow(at: indexPath)
    }
}

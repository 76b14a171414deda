import Foundation
import TableViews

/// The delegate of a table with varying row heights.
final class VaryingRowsDelegate: DocumentRowsDelegate {
    func tableView(
        _ tableView: TableView, heightForRowAt indexPath: IndexPath
    ) -> CGFloat {
        (tableView as? DocumentTableView)?.height(at: indexPath) ?? tableView.rowHeight
    }
}

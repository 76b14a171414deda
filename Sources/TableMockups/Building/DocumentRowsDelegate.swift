import Foundation
import TableControls
import TableViews

/// The common part of the delegates of a document's table, which excludes the heights of rows.
protocol DocumentRowsDelegate: TableViewDelegate, SectionViewMeasuring {}

extension DocumentRowsDelegate {
    func tableView(
        _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath
    ) {
        (tableView as? DocumentTableView)?.willDisplayRow(at: indexPath)
    }

    func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
        guard let tableView = tableView as? DocumentTableView else { return nil }
        return tableView.view(
            of: tableView.table.sections[section].header, tableView.headerMetrics, "header")
    }

    func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View? {
        guard let tableView = tableView as? DocumentTableView else { return nil }
        return tableView.view(
            of: tableView.table.sections[section].footer, tableView.footerMetrics, "footer")
    }

    func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat {
        height((tableView as? DocumentTableView)?.table.sections[section].header)
    }

    func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> CGFloat {
        height((tableView as? DocumentTableView)?.table.sections[section].footer)
    }

    func tableView(
        _ tableView: TableView, heightOfHeader view: View, inSection section: Int
    ) -> CGFloat? {
        (tableView as? DocumentTableView).flatMap {
            $0.contentHeight(of: view, $0.table.sections[section].header)
        }
    }

    func tableView(
        _ tableView: TableView, heightOfFooter view: View, inSection section: Int
    ) -> CGFloat? {
        (tableView as? DocumentTableView).flatMap {
            $0.contentHeight(of: view, $0.table.sections[section].footer)
        }
    }

    func tableView(
        _ tableView: TableView, willDisplayHeaderView view: View, forSection section: Int
    ) {
        note((tableView as? DocumentTableView)?.table.sections[section].header, view)
    }

    func tableView(
        _ tableView: TableView, willDisplayFooterView view: View, forSection section: Int
    ) {
        note((tableView as? DocumentTableView)?.table.sections[section].footer, view)
    }

    /// Assigns the location for warnings to a view.
    private func note(_ edge: SectionEdgeDescription?, _ view: View) {
        view.sourcePlace = edge?.location.map { "\($0)" }
    }

    private func height(_ edge: SectionEdgeDescription?) -> CGFloat {
        edge?.height ?? edge?.view?.height ?? TableView.automaticDimension
    }

    func tableView(
        _ tableView: TableView, editingStyleForRowAt indexPath: IndexPath
    ) -> TableViewCell.EditingStyle {
        editing(tableView, indexPath)?.style ?? .delete
    }

    func tableView(
        _ tableView: TableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
    ) -> Bool {
        editing(tableView, indexPath)?.shouldIndent ?? true
    }

    func tableView(
        _ tableView: TableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? {
        editing(tableView, indexPath)?.deleteTitle
    }

    func tableView(
        _ tableView: TableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> SwipeActionsConfiguration? {
        (tableView as? DocumentTableView)?.swipeActions(at: indexPath, .leading)
    }

    func tableView(
        _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> SwipeActionsConfiguration? {
        (tableView as? DocumentTableView)?.swipeActions(at: indexPath, .trailing)
    }

    private func editing(_ tableView: TableView, _ indexPath: IndexPath) -> RowEditing? {
        (tableView as? DocumentTableView)?.row(at: indexPath)?.editing
    }
}

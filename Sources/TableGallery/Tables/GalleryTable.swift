import Foundation
import Tableshot

/// Table with sections from values and closures; the table is its own data source.
final class GalleryTable: TableView, TableViewDataSource, TableViewDelegate {
    /// Row with a closure that configures its cell.
    struct Row {
        var style = TableViewCell.CellStyle.default
        var editingStyle = TableViewCell.EditingStyle.delete
        var leading: SwipeActionsConfiguration?
        var trailing: SwipeActionsConfiguration?
        /// Whether the row of a grouped table is indented in editing mode without an editing
        /// control.
        var indentsWhileEditing = true
        var fill: (TableViewCell) -> Void

        /// Creates a row with a text and a detail; a closure can change its cell further.
        init(
            _ text: String, detail: String? = nil, style: TableViewCell.CellStyle = .default,
            editingStyle: TableViewCell.EditingStyle = .delete,
            _ change: @escaping (TableViewCell) -> Void = { _ in }
        ) {
            self.style = style
            self.editingStyle = editingStyle
            fill = { cell in
                cell.textLabel?.text = text
                if let detail { cell.detailTextLabel?.text = detail }
                change(cell)
            }
        }
    }

    /// Section with a header, a footer and rows.
    struct Section {
        var header: String?
        var footer: String?
        var rows: [Row]
    }

    private var sections: [Section]
    private let indexTitles: [String]?

    /// Creates a table with a width in points, at the height of its content.
    init(
        _ sections: [Section], style: Style = .plain, width: CGFloat = 320, height: CGFloat = 40,
        indexTitles: [String]? = nil
    ) {
        self.sections = sections
        self.indexTitles = indexTitles
        super.init(frame: CGRect(x: 0, y: 0, width: width, height: height), style: style)
        dataSource = self
        delegate = self
        // Rows of the theme `ios6` have a fixed height; rows of later themes grow with their
        // lines.
        if RenderContext.current.theme.systemFont != .helvetica {
            rowHeight = TableView.automaticDimension
        }
    }

    /// Inserts a row.
    func insert(_ row: Row, at indexPath: IndexPath) {
        sections[indexPath.section].rows.insert(row, at: indexPath.row)
        insertRows(at: [indexPath], with: .automatic)
    }

    func numberOfSections(in tableView: TableView) -> Int { sections.count }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].rows.count
    }

    func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
        sections[section].header
    }

    func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
        sections[section].footer
    }

    func sectionIndexTitles(for tableView: TableView) -> [String]? { indexTitles }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        let row = sections[indexPath.section].rows[indexPath.row]
        let cell = TableViewCell(style: row.style, reuseIdentifier: nil)
        row.fill(cell)
        return cell
    }

    func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

    func tableView(
        _ tableView: TableView, editingStyleForRowAt indexPath: IndexPath
    ) -> TableViewCell.EditingStyle {
        sections[indexPath.section].rows[indexPath.row].editingStyle
    }

    func tableView(
        _ tableView: TableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
    ) -> Bool { sections[indexPath.section].rows[indexPath.row].indentsWhileEditing }

    func tableView(
        _ tableView: TableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> SwipeActionsConfiguration? {
        sections[indexPath.section].rows[indexPath.row].leading
    }

    func tableView(
        _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> SwipeActionsConfiguration? {
        sections[indexPath.section].rows[indexPath.row].trailing
    }
}

import Foundation
import TableControls
import TableDrawing
import TableGeometry
import TableThemes
import TableViews

/// A list for editing, with properties set by a test and records of the table's calls.
final class EditableList: TableViewDataSource, TableViewDelegate {
    var counts = [3]
    var configure: (TableViewCell, IndexPath) -> Void = { _, _ in }
    var editable: (IndexPath) -> Bool = { _ in true }
    var movable = true
    var editingStyle = TableViewCell.EditingStyle.delete
    var indents = true
    var deleteTitle: String?
    var leading: SwipeActionsConfiguration?
    var trailing: SwipeActionsConfiguration?
    var redirect: (IndexPath) -> IndexPath = { $0 }
    var cellClass: TableViewCell.Type = TableViewCell.self
    private(set) var notes: [String] = []

    func note(_ text: String) { notes.append(text) }

    func numberOfSections(in tableView: TableView) -> Int { counts.count }
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        counts[section]
    }
    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        let cell = cellClass.init(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Row \(indexPath.row)"
        cell.showsReorderControl = true
        configure(cell, indexPath)
        return cell
    }
    func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool {
        editable(indexPath)
    }
    func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool { movable }
    func tableView(
        _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) { note("commit \(editingStyle) \(indexPath.row)") }
    func tableView(
        _ tableView: TableView, moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        note("move \(sourceIndexPath) to \(destinationIndexPath)")
        counts[sourceIndexPath.section] -= 1
        counts[destinationIndexPath.section] += 1
    }
    func tableView(
        _ tableView: TableView, accessoryButtonTappedForRowWith indexPath: IndexPath
    ) { note("accessory \(indexPath.row)") }
    func tableView(
        _ tableView: TableView, editingStyleForRowAt indexPath: IndexPath
    ) -> TableViewCell.EditingStyle { editingStyle }
    func tableView(
        _ tableView: TableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
    ) -> Bool { indents }
    func tableView(
        _ tableView: TableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? { deleteTitle }
    func tableView(
        _ tableView: TableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> SwipeActionsConfiguration? { leading }
    func tableView(
        _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> SwipeActionsConfiguration? { trailing }
    func tableView(
        _ tableView: TableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath { redirect(proposedDestinationIndexPath) }
    func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
        note("select \(indexPath.row)")
    }

    /// Returns a table of the list.
    func makeTable(width: CGFloat = 320, height: CGFloat = 480) -> TableView {
        let table = KeepingTable(frame: CGRect(x: 0, y: 0, width: width, height: height))
        table.list = self
        table.dataSource = self
        table.delegate = self
        return table
    }

    /// Table with a strong reference to its data source.
    private final class KeepingTable: TableView {
        var list: EditableList?
    }
}

extension RenderNode {
    /// Returns the child with a name.
    func child(_ name: String) -> RenderNode? { children.first { $0.name == name } }

    /// Returns the descendant at a path of names.
    func node(_ names: String...) -> RenderNode? {
        names.reduce(self as RenderNode?) { $0?.child($1) }
    }
}

func row(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

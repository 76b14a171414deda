import Foundation
import Tableshot

/// Table of rows with a closure that configures the cell and with editing styles.
final class CellGallery: TableViewDataSource, TableViewDelegate {
    struct Row {
        var style = TableViewCell.CellStyle.default
        var change: (TableViewCell) -> Void
        var editingStyle = TableViewCell.EditingStyle.delete
        var leading: SwipeActionsConfiguration?
        var trailing: SwipeActionsConfiguration?
    }

    let rows: [Row]

    init(_ rows: [Row]) { self.rows = rows }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        rows.count
    }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        let row = rows[indexPath.row]
        let cell = TableViewCell(style: row.style, reuseIdentifier: nil)
        row.change(cell)
        return cell
    }

    func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

    func tableView(
        _ tableView: TableView, editingStyleForRowAt indexPath: IndexPath
    ) -> TableViewCell.EditingStyle { rows[indexPath.row].editingStyle }

    func tableView(
        _ tableView: TableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> SwipeActionsConfiguration? { rows[indexPath.row].leading }

    func tableView(
        _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> SwipeActionsConfiguration? { rows[indexPath.row].trailing }

    /// Returns a picture of the rows, at the width of the theme's phones.
    func picture(
        _ theme: Theme, scale: Double = 3, traits: TraitCollection = TraitCollection(),
        prepare: (TableView) -> Void = { _ in }
    ) throws -> Picture {
        var traits = traits
        traits.displayScale = scale
        let width: CGFloat = theme == .classic ? 320 : 390
        return try render(
            size: CGSize(width: width, height: 100), region: .content,
            context: RenderContext(theme: theme, traits: traits)
        ) {
            let table = KeepingTable(frame: CGRect(x: 0, y: 0, width: width, height: 100))
            table.gallery = self
            table.dataSource = self
            table.delegate = self
            prepare(table)
            return table
        }
    }

    /// Table with a strong reference to its data source.
    private final class KeepingTable: TableView {
        var gallery: CellGallery?
    }
}

func row(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

import Foundation
import Tableshot

/// Table of rows with a text each; the table is its own data source.
final class GalleryTable: TableView, TableViewDataSource {
    private var texts: [String]

    /// Creates a plain table, 320 points wide.
    init(_ texts: [String]) {
        self.texts = texts
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 40), style: .plain)
        dataSource = self
        // Rows of the theme `ios6` have a fixed height; rows of later themes grow with their
        // lines.
        if RenderContext.current.theme.systemFont != .helvetica {
            rowHeight = TableView.automaticDimension
        }
    }

    /// Inserts a row.
    func insert(_ text: String, at indexPath: IndexPath) {
        texts.insert(text, at: indexPath.row)
        insertRows(at: [indexPath], with: .automatic)
    }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        texts.count
    }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        let cell = TableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = texts[indexPath.row]
        return cell
    }

    func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
}

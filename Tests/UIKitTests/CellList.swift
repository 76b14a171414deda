import Foundation
import TableCompositing
import TableControls
import TableDrawing
import TableThemes
import TableViews
import UIKit

/// Table with a row for each class of cells, at the height that the cell requests.
final class CellList: TableViewDataSource {
    let classes: [UITableViewCell.Type]

    init(_ classes: [UITableViewCell.Type]) { self.classes = classes }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        classes.count
    }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        let name = String(describing: classes[indexPath.row])
        tableView.register(classes[indexPath.row], forCellReuseIdentifier: name)
        return tableView.dequeueReusableCell(withIdentifier: name, for: indexPath)
    }

    /// Draws the table and collects its messages.
    func bitmap(messages log: DiagnosticLog) throws -> Bitmap {
        try DiagnosticLog.$current.withValue(log) {
            try RenderContext(theme: .ios15, traits: TraitCollection(displayScale: 2)).run {
                let table = TableView(frame: CGRect(x: 0, y: 0, width: 375, height: 2_000))
                table.rowHeight = TableView.automaticDimension
                table.dataSource = self
                table.layoutIfNeeded()
                let size = CGSize(width: 375, height: table.contentSize.height)
                return try Compositor().bitmap(
                    of: RenderTree(
                        root: table.lowered(), size: size, scale: 2, background: .white))
            }
        }
    }
}

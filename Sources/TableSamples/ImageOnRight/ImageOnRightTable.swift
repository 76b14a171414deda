import Foundation
import Tableshot

/// List with photos on the right, in plain cells prepared by the data source.
public final class ImageOnRightTable: TableViewDataSource {
    /// Contents of the rows, in order.
    public let list: [ImageOnRightContent]
    private static let identifier = "ImageOnRightCell"

    /// Creates a table with a row for each content.
    public init(list: [ImageOnRightContent]) { self.list = list }

    /// Connects a table view to this data source.
    public func configure(_ tableView: TableView) {
        tableView.rowHeight = ImageOnRightContent.rowHeight
        tableView.dataSource = self
    }

    /// Returns the number of contents.
    public func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        list.count
    }

    /// Returns a reused or new plain cell with a row's content.
    public func tableView(
        _ tableView: TableView, cellForRowAt indexPath: IndexPath
    ) -> TableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: Self.identifier)
            ?? ImageOnRightContent.makeCell(reuseIdentifier: Self.identifier)
        list[indexPath.row].show(in: cell)
        return cell
    }
}

import Foundation
import Tableshot

/// List of captions and texts of varying length.
public final class CaptionAndTextTable: TableViewDataSource, TableViewDelegate {
    /// Content of a row.
    public struct Item: Sendable, Hashable {
        /// Short text in bold.
        public var caption: String
        /// Longer text beside or below the caption.
        public var text: String

        /// Creates the content of a row.
        public init(caption: String, text: String) {
            self.caption = caption
            self.text = text
        }
    }

    /// Contents of the rows, in order.
    public let items: [Item]
    private let hasGradient: Bool
    private static let identifier = "CaptionAndTextCell"

    /// Creates a table of items, on slight gradients or on the theme's plain background.
    public init(items: [Item], hasGradient: Bool = true) {
        self.items = items
        self.hasGradient = hasGradient
    }

    /// Connects a table view to this data source and delegate.
    public func configure(_ tableView: TableView) {
        tableView.register(CaptionAndTextCell.self, forCellReuseIdentifier: Self.identifier)
        tableView.dataSource = self
        tableView.delegate = self
    }

    /// Returns the number of items.
    public func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        items.count
    }

    /// Returns the height of an item's texts in the table's width, in points.
    public func tableView(
        _ tableView: TableView, heightForRowAt indexPath: IndexPath
    ) -> CGFloat {
        let item = items[indexPath.row]
        return CaptionAndTextCell.cellHeight(
            forCaption: item.caption, text: item.text, width: tableView.bounds.width)
    }

    /// Returns a reused or new cell with an item's texts.
    public func tableView(
        _ tableView: TableView, cellForRowAt indexPath: IndexPath
    ) -> TableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: Self.identifier, for: indexPath)
        if let cell = cell as? CaptionAndTextCell {
            cell.caption = items[indexPath.row].caption
            cell.text = items[indexPath.row].text
            cell.hasGradient = hasGradient
        }
        return cell
    }
}

import Foundation
import Tableshot

/// List of captions and texts of varying length.
public final class CaptionAndTextTable: TableViewDataSource, TableViewDelegate {
    /// Content of a row.
    public struct Item: Sendable, Hashable {
        public var caption: String
        public var text: String

        public init(caption: String, text: String) {
            self.caption = caption
            self.text = text
        }
    }

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

    public func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        items.count
    }

    public func tableView(
        _ tableView: TableView, heightForRowAt indexPath: IndexPath
    ) -> CGFloat {
        let item = items[indexPath.row]
        return CaptionAndTextCell.cellHeight(
            forCaption: item.caption, text: item.text, width: tableView.bounds.width)
    }

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

import Foundation
import Tableshot

/// List of values in a single section, with cells of a single class.
public final class ListTable<Item, Cell: TableViewCell>: TableViewDataSource {
    /// Values of the rows, in order.
    public let items: [Item]
    private let show: (Item, Cell) -> Void
    private let identifier = String(describing: Cell.self)

    /// Creates a list; `show` sets the content of a cell.
    public init(items: [Item], show: @escaping (Item, Cell) -> Void) {
        self.items = items
        self.show = show
    }

    /// Connects a table view to this data source.
    public func configure(_ tableView: TableView) {
        tableView.register(Cell.self, forCellReuseIdentifier: identifier)
        tableView.dataSource = self
    }

    /// Returns the number of items.
    public func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        items.count
    }

    /// Returns a reused or new cell with the content of an item.
    public func tableView(
        _ tableView: TableView, cellForRowAt indexPath: IndexPath
    ) -> TableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
        if let cell = cell as? Cell { show(items[indexPath.row], cell) }
        return cell
    }
}

import Foundation
import Tableshot

/// A table of fruits with prices.
final class Fruits: TableView {
    private let source: Source

    init(_ prices: [String], size: CGSize = CGSize(width: 200, height: 100)) {
        source = Source(prices)
        super.init(frame: CGRect(origin: .zero, size: size), style: .plain)
        rowHeight = 44
        dataSource = source
    }

    private final class Source: TableViewDataSource {
        let prices: [String]

        init(_ prices: [String]) { self.prices = prices }

        func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
            prices.count
        }

        func tableView(
            _ tableView: TableView, cellForRowAt indexPath: IndexPath
        ) -> TableViewCell {
            let cell = TableViewCell(style: .value1, reuseIdentifier: "fruit")
            cell.textLabel?.text = "Fruit \(indexPath.row)"
            cell.detailTextLabel?.text = prices[indexPath.row]
            cell.accessibilityIdentifier = "fruit-\(indexPath.row)"
            return cell
        }
    }
}

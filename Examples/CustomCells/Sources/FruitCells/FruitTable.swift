import Foundation
import Tableshot

/// A table made in Swift, of the cells that documents use too.
public final class FruitTable: TableViewDataSource {
    private let fruits = [("Apples", "2.40"), ("Figs", "6.90"), ("Quinces", "3.80")]

    public init() {}

    public func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        fruits.count
    }

    public func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath)
        -> TableViewCell
    {
        let cell = tableView.dequeueReusableCell(withIdentifier: "price", for: indexPath)
        let (product, price) = fruits[indexPath.row]
        (cell as? PriceCell)?.show(product: product, price: price)
        return cell
    }

    public func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
        "Today"
    }
}

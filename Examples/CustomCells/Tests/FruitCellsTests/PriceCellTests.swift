import FruitCells
import Tableshot
import TableshotTesting
import Testing

/// Tests with Swift Testing; what is recorded lies in `__Snapshots__/PriceCellTests/`.
@Suite(.snapshots())
struct PriceCellTests {
    private func cell(_ product: String, _ price: String) -> PriceCell {
        let cell = PriceCell(style: .default, reuseIdentifier: nil)
        cell.show(product: product, price: price)
        return cell
    }

    @Test func aPrice() {
        assertSnapshot(of: cell("Figs", "6.90"), as: .image(width: 320, height: 44), named: "figs")
    }

    @Test func everyAppearance() {
        var matrix = RenderMatrix()
        matrix.appearance = [.light, .dark]
        assertSnapshot(
            of: cell("Apples", "2.40"), as: .image(width: 320, height: 44), named: "apples",
            matrix: matrix)
    }

    @Test(arguments: ["Quinces", "Quinces from a very old tree behind the house"])
    func longNames(_ product: String) {
        assertSnapshot(
            of: cell(product, "3.80"), as: .image(width: 240, height: 44),
            named: "quinces-\(product.count)")
    }
}

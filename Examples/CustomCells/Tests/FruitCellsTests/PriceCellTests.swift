import Foundation
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

    /// `traits:` are settings of one device, for what that one alone shows: three pixels a point, say.
    @Test func aSharperScreen() {
        var traits = TraitCollection()
        traits.displayScale = 3
        assertSnapshot(
            of: cell("Figs", "6.90"), as: .image(width: 320, height: 44), named: "figs-3x",
            traits: traits)
    }

    /// `matrix:` is for what has to be right in every setting; each has a file: `apples.dark.png`.
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

    /// `ignoring:` is for what a test has no power over: everything else is still compared.
    @Test func theDaysPrice() {
        let price = String(format: "%.2f", Double.random(in: 1..<10))
        assertSnapshot(
            of: cell("Cherries", price), as: .image(width: 320, height: 44), named: "cherries",
            ignoring: [.accessibilityIdentifier("price")])
    }
}

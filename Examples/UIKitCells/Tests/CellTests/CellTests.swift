import Tableshot
import TableshotTesting
import Testing
import UIKit

/// Snapshots of the application's cells; the references are in `__Snapshots__/CellTests/`.
@Suite(.snapshots())
struct CellTests {
    private let kettle = Product(
        name: "Kettle", details: "Stainless steel, 1.7 litres, with a window", price: 39.9,
        rating: 3.6, isAvailable: true)

    /// A cell with anchors and stack views, in light and dark colours.
    @Test func product() {
        var matrix = RenderMatrix()
        matrix.appearance = [.light, .dark]
        ApplicationResources.$current.withValue(.application) {
            assertSnapshot(
                of: productCell(kettle), as: .image(width: 375), named: "product", matrix: matrix)
        }
    }

    /// A cell from a nib, with outlets and a custom view.
    @Test(arguments: [OrderCell.Status.shipped, .delivered])
    func order(_ status: OrderCell.Status) throws {
        try ApplicationResources.$current.withValue(.application) {
            try assertSnapshot(
                of: orderCell(status), as: .image(width: 375, height: 76),
                named: "order-\(status.rawValue.lowercased())")
        }
    }

    /// An action that a control sends to the cell.
    @Test func tracking() throws {
        try ApplicationResources.$current.withValue(.application) {
            let cell = try orderCell(.shipped)
            var isTracked = false
            cell.onTrack = { isTracked = true }
            let button = cell.contentView.subviews.lazy.compactMap { $0 as? UIButton }.first
            try #require(button).sendActions(for: .touchUpInside)
            #expect(isTracked)
        }
    }

    /// A view with `draw(_:)`.
    @Test func rating() {
        assertSnapshot(of: ratingView(2.5), as: .image(), named: "rating")
    }

    private func productCell(_ product: Product) -> ProductCell {
        let cell = ProductCell(style: .default, reuseIdentifier: nil)
        cell.configure(with: product)
        return cell
    }

    private func orderCell(_ status: OrderCell.Status) throws -> OrderCell {
        let views = UINib(nibName: "OrderCell", bundle: nil).instantiate(withOwner: nil)
        let cell = try #require(views.first as? OrderCell)
        cell.configure(number: 4711, status: status, rating: 4.5)
        return cell
    }

    private func ratingView(_ rating: Double) -> RatingView {
        let view = RatingView()
        view.rating = rating
        view.frame.size = view.intrinsicContentSize
        return view
    }
}

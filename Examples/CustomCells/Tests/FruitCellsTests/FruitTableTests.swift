import FruitCells
import Tableshot
import TableshotTesting
import XCTest

/// Tests with XCTest; what is recorded lies in `__Snapshots__/FruitTableTests/`.
final class FruitTableTests: XCTestCase {
    // Tables do not keep their data sources.
    private let source = FruitTable()

    private func makeTable() -> TableView {
        let table = TableView(frame: .zero, style: .insetGrouped)
        table.register(PriceCell.self, forCellReuseIdentifier: "price")
        table.dataSource = source
        return table
    }

    func testTheTable() {
        assertSnapshot(
            of: makeTable(),
            as: .image(
                size: CGSize(width: 320, height: 240), recording: [.accessibilityTree]),
            named: "fruits")
    }

    func testGauges() throws {
        for level in [0, 0.2, 0.8, 1] {
            assertSnapshot(
                of: GaugeDrawing(name: "Apples", level: level), as: .image(width: 320),
                named: "gauge-\(Int(level * 100))")
        }
    }

    /// `tolerance:` is for pixels that machines draw differently, such as the smooth ends of a bar.
    ///
    /// Give as little as passes: what it has let pass is told as a warning.
    func testAGaugeThatMayDifferByAShade() throws {
        assertSnapshot(
            of: GaugeDrawing(name: "Figs", level: 0.5), as: .image(width: 320), named: "gauge-50",
            tolerance: try Tolerance(channelThreshold: 4, maximumPixels: 20))
    }

    /// A render tree is for layout: a reviewer reads in words which part has moved, and by how much.
    func testWhereTheTableHasItsParts() {
        assertSnapshot(
            of: makeTable(), as: .renderTree(size: CGSize(width: 320, height: 240)),
            named: "fruits")
    }

    func testTheSelectionFades() throws {
        let animation = try animate(
            size: CGSize(width: 320, height: 160), duration: 0.5, framesPerSecond: 10
        ) { clock in
            let table = self.makeTable()
            table.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
            clock.at(0.1) { table.deselectRow(at: [0, 1], animated: true) }
            return table
        }
        assertSnapshot(of: animation, as: .animation(), named: "deselect")
    }
}

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

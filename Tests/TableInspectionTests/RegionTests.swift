import Foundation
import TableDrawing
import TableGeometry
import TableInspection
import TableViews
import Testing

/// The names and places of what is on the screen.
@Suite struct RegionTests {
    private func regions(
        _ fill: @escaping (TableViewCell, IndexPath) -> Void
    ) -> [InspectedRegion] {
        let source = ClosureSource.reusing(TableViewCell.self, count: 20, fill)
        source.header = "Rows"
        let table = source.makeTable(height: 200)
        table.contentOffset.y = 10
        return withExtendedLifetime(source) { TableInspector(table).regions() }
    }

    @Test func partsAreNamedByTheirRows() throws {
        let regions = regions { cell, path in
            cell.textLabel?.text = "Row \(path.row)"
            cell.accessoryType = .disclosureIndicator
        }
        let names = regions.map(\.name)
        for name in [
            "section 0, header", "section 0, row 0", "section 0, row 3",
            "section 0, row 3, textLabel", "section 0, row 3, separator",
        ] { #expect(names.contains(name), "\(name) is not among \(names)") }
        #expect(!names.contains { $0.contains("contentView") })
        #expect(names.contains { $0.hasPrefix("section 0, row 3, accessory") })
        #expect(Set(names).count == names.count, "no two parts have one name")
    }

    @Test func placesAreThoseOnTheScreen() throws {
        let regions = regions { cell, path in cell.textLabel?.text = "Row \(path.row)" }
        let row = try #require(regions.first { $0.name == "section 0, row 1" }?.frame)
        let next = try #require(regions.first { $0.name == "section 0, row 2" }?.frame)
        let label = try #require(
            regions.first { $0.name == "section 0, row 1, textLabel" }?.frame)
        #expect(row.height == 44 && next.y == row.y + 44)
        #expect(row.cgRect.contains(label.cgRect))
    }

    @Test func identifiersNameParts() {
        let regions = regions { cell, path in
            cell.textLabel?.text = "Row"
            cell.textLabel?.accessibilityIdentifier = "clock"
        }
        #expect(
            regions.contains { $0.name == "section 0, row 0, clock" && $0.identifier == "clock" })
    }
}

import Foundation
import TableGeometry
import TestSupport
import Testing

@Suite struct RandomTableTests {
    /// Multiples of a quarter, for exact sums without rounding; many values are 0.
    private func height(_ random: inout SampleNumbers) -> CGFloat {
        Bool.random(using: &random) ? 0 : CGFloat(Int.random(in: 0...12, using: &random)) / 4
    }

    private func section(_ random: inout SampleNumbers) -> TableGeometry.Section {
        let count = Int.random(in: 0...5, using: &random)
        let rows: RowHeights =
            Bool.random(using: &random)
            ? .uniform(count: count, height: height(&random))
            : .varying((0..<count).map { _ in height(&random) })
        return TableGeometry.Section(
            topPadding: height(&random), headerHeight: height(&random), rows: rows,
            footerHeight: height(&random), bottomPadding: height(&random))
    }

    @Test(arguments: 0..<300 as Range<UInt64>)
    func agreesWithANaiveTable(seed: UInt64) throws {
        var random = SampleNumbers(seed: seed)
        let top = height(&random)
        let bottom = height(&random)
        let padding = height(&random)
        let sections = (0..<Int.random(in: 0...6, using: &random)).map { _ in section(&random) }
        let naive = NaiveTable(
            tableHeaderHeight: top, sections: sections, tableFooterHeight: bottom,
            bottomPadding: padding)
        let geometry = try TableGeometry(
            tableHeaderHeight: top, sections: sections, tableFooterHeight: bottom,
            bottomPadding: padding)
        let note: Comment = "seed \(seed), sections \(sections)"

        #expect(geometry.contentHeight == naive.contentHeight, note)
        #expect(geometry.tableHeaderExtent == naive.tableHeader, note)
        #expect(geometry.tableFooterExtent == naive.tableFooter, note)
        #expect(geometry.totalNumberOfRows == naive.rows.map(\.count).reduce(0, +), note)
        for section in sections.indices {
            #expect(geometry.sectionExtent(section) == naive.sections[section], note)
            #expect(geometry.headerExtent(ofSection: section) == naive.headers[section], note)
            #expect(geometry.footerExtent(ofSection: section) == naive.footers[section], note)
            #expect(geometry.numberOfRows(inSection: section) == naive.rows[section].count, note)
            for (row, extent) in naive.rows[section].enumerated() {
                let path = IndexPath(row: row, section: section)
                #expect(geometry.rowExtent(at: path) == extent, note)
                #expect(geometry.rowHeight(at: path) == extent.height, note)
            }
        }
        let ys = stride(from: CGFloat(-1), through: naive.contentHeight + 1, by: 0.25)
        for y in ys {
            #expect(geometry.indexPathForRow(at: y) == naive.row(at: y), "y \(y), \(note)")
            #expect(geometry.sectionIndex(at: y) == naive.section(at: y), "y \(y), \(note)")
        }
        for _ in 0..<60 {
            let a = CGFloat.random(in: -2...(naive.contentHeight + 2), using: &random)
            let extent = Extent(minY: (a * 4).rounded() / 4, height: height(&random) * 4)
            let found = geometry.indexPathsForRows(in: extent)
            let expected = naive.rows(in: extent)
            #expect(Array(found) == expected, "in \(extent), \(note)")
            #expect(found.isEmpty == expected.isEmpty, "in \(extent), \(note)")
            #expect(expected.allSatisfy(found.contains), "in \(extent), \(note)")
            #expect(
                Array(geometry.visibleSections(in: extent)) == naive.sections(in: extent),
                "in \(extent), \(note)")
        }
    }
}

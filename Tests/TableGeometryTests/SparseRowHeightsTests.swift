import Foundation
import TableGeometry
import TestSupport
import Testing

/// Rows of a uniform height with exceptions have the positions of rows with individual heights.
@Suite struct SparseRowHeightsTests {
    @Test(arguments: 0..<200 as Range<UInt64>)
    func `sparse heights give the positions of individual heights`(seed: UInt64) throws {
        var random = SampleNumbers(seed: seed)
        let count = Int.random(in: 0...30, using: &random)
        let common = CGFloat(Int.random(in: 0...8, using: &random)) / 2
        var heights = [CGFloat](repeating: common, count: count)
        var rows = RowHeights.uniform(count: count, height: common)
        for _ in 0..<Int.random(in: 0...4, using: &random) where count > 0 {
            var given: [Int: CGFloat] = [:]
            for _ in 0..<Int.random(in: 0...5, using: &random) {
                let row = Int.random(in: 0..<count, using: &random)
                given[row] = CGFloat(Int.random(in: 0...20, using: &random)) / 2
            }
            for (row, height) in given { heights[row] = height }
            rows = rows.replacing(given)
        }
        let sparse = try TableGeometry(sections: [.init(headerHeight: 3, rows: rows)])
        let varying = try TableGeometry(sections: [.init(headerHeight: 3, rows: .varying(heights))])
        let note: Comment = "seed \(seed), heights \(heights)"
        #expect(sparse.contentHeight == varying.contentHeight, note)
        for row in 0..<count {
            let path = IndexPath(row: row, section: 0)
            #expect(sparse.rowExtent(at: path) == varying.rowExtent(at: path), note)
            #expect(sparse.rowHeight(at: path) == heights[row], note)
            #expect(rows.height(at: row) == heights[row], note)
        }
        for y in stride(from: CGFloat(-1), through: varying.contentHeight + 1, by: 0.25) {
            #expect(sparse.indexPathForRow(at: y) == varying.indexPathForRow(at: y), note)
        }
    }

    @Test func `rows without height remain empty in spite of rounding errors above them`() throws {
        let own = Dictionary(uniqueKeysWithValues: (0..<1000).map { ($0 * 7, CGFloat(0)) })
        let rows = SparseRowHeights(count: 7_000, height: 55.1, own: own)
        let geometry = try TableGeometry(sections: [.init(rows: .sparse(rows))])
        let extents = own.keys.map { geometry.rowExtent(at: IndexPath(row: $0, section: 0)) }
        #expect(extents.filter { !$0.isEmpty }.isEmpty)
        let edges = (0..<7_000).map { geometry.rowExtent(at: IndexPath(row: $0, section: 0)).minY }
        #expect(edges == edges.sorted())
    }

    @Test func `wrong heights and counts are errors`() {
        func error(_ rows: SparseRowHeights) -> TableGeometryError? {
            #expect(throws: TableGeometryError.self) {
                try TableGeometry(sections: [.init(rows: .sparse(rows))])
            }
        }
        #expect(
            error(.init(count: 5, height: 10, own: [2: -1]))
                == .invalidHeight(-1, of: .row(section: 0, row: 2)))
        #expect(
            error(.init(count: 5, height: .infinity, own: [:]))
                == .invalidHeight(.infinity, of: .rows(section: 0)))
        #expect(
            error(.init(count: -5, height: 1, own: [0: 1])) == .invalidRowCount(-5, section: 0))
    }

    @Test func `heights of missing rows are ignored`() {
        let rows = SparseRowHeights(count: 2, height: 1, own: [-1: 5, 2: 5])
        #expect(rows == SparseRowHeights(count: 2, height: 1, own: [:]))
    }
}

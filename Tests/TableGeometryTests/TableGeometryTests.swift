import Foundation
import Testing

@testable import TableGeometry

@Suite struct TableGeometryTests {
    @Test(
        "The outsets of a section's ends belong to the rows that have heights",
        arguments: [
            RowHeights.varying([0, 0, 40, 0, 30, 0]),
            .sparse(
                SparseRowHeights(count: 6, height: 0, own: [2: 40, 4: 30])),
        ])
    func outsetsOfSeenRows(rows: RowHeights) throws {
        let table = try TableGeometry(sections: [
            .init(headerHeight: 10, rows: rows, firstRowOutset: 1, lastRowOutset: 2),
            .init(rows: .uniform(count: 2, height: 0), firstRowOutset: 1, lastRowOutset: 2),
            .init(rows: .varying([0, 0]), firstRowOutset: 1, lastRowOutset: 2),
        ])
        let extents = (0..<6).map { table.rowExtent(at: IndexPath(row: $0, section: 0)) }
        #expect(extents.map(\.minY) == [10, 10, 10, 51, 51, 83])
        #expect(extents.map(\.maxY) == [10, 10, 51, 51, 83, 83])
        #expect(table.seenRows(ofSection: 0) == 2..<5)
        #expect(table.seenRows(ofSection: 1).isEmpty && table.seenRows(ofSection: 2).isEmpty)
        #expect(Double(table.contentHeight) == 83)
        #expect(table.indexPathsForRows(in: Extent(minY: 0, height: 100)).map(\.row) == [2, 4])
    }

    @Test func anEmptyTableHasNoRowsAtAnyPosition() throws {
        let geometry = try TableGeometry()
        #expect(geometry.contentHeight == 0)
        #expect(geometry.indexPathForRow(at: 0) == nil)
        #expect(geometry.sectionIndex(at: 0) == nil)
        #expect(geometry.indexPathsForRows(in: Extent(minY: -9, maxY: 9)).isEmpty)
        #expect(geometry.visibleSections(in: Extent(minY: -9, maxY: 9)).isEmpty)
    }

    @Test func tenMillionRowsHaveExactPositions() throws {
        let geometry = try TableGeometry(sections: [
            .init(headerHeight: 28, rows: .uniform(count: 10_000_000, height: 43.5))
        ])
        let last = IndexPath(row: 9_999_999, section: 0)
        #expect(geometry.rowExtent(at: last) == Extent(minY: 434_999_984.5, maxY: 435_000_028))
        #expect(geometry.contentHeight == 435_000_028)
        #expect(geometry.indexPathForRow(at: 434_999_984.5) == last)
        #expect(
            geometry.indexPathForRow(at: CGFloat(434_999_984.5).nextDown)
                == IndexPath(row: 9_999_998, section: 0))
        #expect(geometry.indexPathForRow(at: 435_000_028) == nil)
    }

    @Test func uniformRowsAreStoredAsACountAndAHeight() throws {
        let few = try TableGeometry(sections: [.init(rows: .uniform(count: 1, height: 43.5))])
        let many = try TableGeometry(
            sections: [.init(rows: .uniform(count: 10_000_000, height: 43.5))])
        #expect(numberOfStoredNumbers(many) == numberOfStoredNumbers(few))
        let varying = try TableGeometry(
            sections: [.init(rows: .varying(Array(repeating: 43.5, count: 1000)))])
        #expect(numberOfStoredNumbers(varying) > numberOfStoredNumbers(few) + 2000)
    }

    /// Number of stored numbers in a value, including arrays and payloads of enums.
    private func numberOfStoredNumbers(_ value: Any) -> Int {
        if value is CGFloat || value is Int { return 1 }
        return Mirror(reflecting: value).children.reduce(0) {
            $0 + numberOfStoredNumbers($1.value)
        }
    }

    @Test func aMillionVaryingRowsAreAdjacentAndExact() throws {
        let heights = (0..<1_000_000).map { CGFloat($0 % 7) * 0.5 + 40 }
        let geometry = try TableGeometry(sections: [.init(rows: .varying(heights))])
        // 142,857 whole cycles of 290.5 points, and a row of 40.
        #expect(geometry.contentHeight == 142_857 * 290.5 + 40)
        let path = IndexPath(row: 700_003, section: 0)
        // 100,000 whole cycles, and three rows of 40, 40.5 and 41.
        #expect(geometry.rowExtent(at: path) == Extent(minY: 29_050_121.5, height: 41.5))
        #expect(geometry.indexPathForRow(at: geometry.rowExtent(at: path).minY) == path)
    }

    @Test func heightsWithoutAnExactBinaryFormDoNotDrift() throws {
        let count = 100_000
        let one = try TableGeometry(sections: [.init(rows: .uniform(count: count, height: 55.1))])
        let each = try TableGeometry(
            sections: [.init(rows: .varying(Array(repeating: 55.1, count: count)))])
        #expect(abs(one.contentHeight - each.contentHeight) <= one.contentHeight.ulp)
        #expect(each.rowHeight(at: IndexPath(row: 99_998, section: 0)) == 55.1)
    }

    @Test func everyRowIsFoundAtItsUpperEdge() throws {
        let geometry = try TableGeometry(sections: [
            .init(headerHeight: 17.3, rows: .uniform(count: 10_000_000, height: 55.1))
        ])
        for row in stride(from: 0, to: 10_000_000, by: 99_991) {
            let path = IndexPath(row: row, section: 0)
            #expect(geometry.indexPathForRow(at: geometry.rowExtent(at: path).minY) == path)
        }
    }

    @Test func anyNumberOfRowsWithoutHeightIsSkipped() throws {
        let geometry = try TableGeometry(sections: [
            .init(rows: .uniform(count: TableGeometry.maximumNumberOfRows - 2, height: 0)),
            .init(headerHeight: 28, rows: .varying([0, 44])),
        ])
        #expect(
            Array(geometry.indexPathsForRows(in: Extent(minY: 0, maxY: 100)))
                == [IndexPath(row: 1, section: 1)])
    }

    @Test func anyCoordinateIsValid() throws {
        let geometry = try TableGeometry(sections: [.init(rows: .uniform(count: 3, height: 10))])
        for y in [CGFloat.nan, .infinity, -.infinity, -1, 1e300] {
            #expect(geometry.indexPathForRow(at: y) == nil)
        }
        #expect(geometry.indexPathsForRows(in: Extent(minY: .nan, maxY: 5)).isEmpty)
        #expect(geometry.indexPathsForRows(in: Extent(minY: 9, maxY: 1)).isEmpty)
        let all = Extent(minY: -.infinity, maxY: .infinity)
        #expect(Array(geometry.indexPathsForRows(in: all)).count == 3)
    }

    @Test func onlyRowsThatExistAreContained() throws {
        let geometry = try TableGeometry(sections: [.init(rows: .uniform(count: 2, height: 10))])
        #expect(geometry.contains(IndexPath(row: 1, section: 0)))
        for path in [[0, 2], [0, -1], [1, 0], [-1, 0], [0], [0, 0, 0], []] {
            #expect(!geometry.contains(IndexPath(indexes: path)))
        }
    }
}

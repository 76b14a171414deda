import Foundation
import TableGeometry
import Testing

/// Positions of rows and sections after a batch, and invalid batches.
@Suite struct TableUpdateTests {
    private func path(_ section: Int, _ row: Int) -> IndexPath {
        IndexPath(row: row, section: section)
    }

    private func error(
        _ old: [Int], _ new: [Int], _ change: (inout TableUpdate) -> Void
    ) -> String {
        var update = TableUpdate()
        change(&update)
        do {
            _ = try update.mapping(from: old, to: new)
            return "no error"
        } catch { return error.description }
    }

    @Test func `deletions use the numbers before the batch, insertions the numbers after it`()
        throws
    {
        // A B C D E without B and D, with x at 0 and y at 2, is x A y C E.
        var update = TableUpdate()
        update.insertedRows = [path(0, 2), path(0, 0)]
        update.deletedRows = [path(0, 3), path(0, 1)]
        let mapping = try update.mapping(from: [5], to: [5])
        #expect((0..<5).map { mapping.newIndexPath(for: path(0, $0))?.row } == [1, nil, 3, nil, 4])
        #expect((0..<5).map { mapping.oldIndexPath(for: path(0, $0))?.row } == [nil, 0, nil, 2, 4])
    }

    @Test func `a moved row closes its gap and opens another`() throws {
        var update = TableUpdate()
        update.movedRows = [.init(from: path(0, 0), to: path(0, 3))]
        let mapping = try update.mapping(from: [4], to: [4])
        #expect((0..<4).map { mapping.newIndexPath(for: path(0, $0))?.row } == [3, 0, 1, 2])
    }

    @Test func `rows move with their sections`() throws {
        // Sections A B C D: B is deleted, D moves to the front, x is inserted at 2: D A x C.
        var update = TableUpdate()
        update.deletedSections = [1]
        update.movedSections = [.init(from: 3, to: 0)]
        update.insertedSections = [2]
        update.deletedRows = [path(3, 0), path(1, 0)]
        let mapping = try update.mapping(from: [1, 1, 1, 3], to: [2, 1, 9, 1])
        #expect((0..<4).map(mapping.newSection) == [1, nil, 3, 0])
        #expect((0..<4).map(mapping.oldSection) == [3, 0, nil, 2])
        #expect(mapping.newIndexPath(for: path(3, 2)) == path(0, 1))
        #expect(mapping.newIndexPath(for: path(1, 0)) == nil)
        #expect(mapping.oldIndexPath(for: path(0, 0)) == path(3, 1))
        #expect(mapping.oldIndexPath(for: path(2, 0)) == nil)
    }

    @Test func `a reloaded section remains, and its rows do not`() throws {
        var update = TableUpdate()
        update.reloadedSections = [0]
        let mapping = try update.mapping(from: [3, 1], to: [7, 1])
        #expect(mapping.newSection(for: 0) == 0)
        #expect(mapping.isNewSection(0) && !mapping.isNewSection(1))
        #expect(mapping.newIndexPath(for: path(0, 0)) == nil)
        #expect(mapping.newIndexPath(for: path(1, 0)) == path(1, 0))
    }

    @Test func `the error for a wrong number of rows states all numbers`() {
        let words = error([3, 5], [3, 9]) {
            $0.insertedRows = [path(1, 0), path(1, 1)]
            $0.deletedRows = [path(1, 0)]
            $0.movedRows = [
                .init(from: path(1, 4), to: path(0, 0)), .init(from: path(0, 0), to: path(1, 8)),
            ]
        }
        #expect(
            words == """
                invalid update: invalid number of rows in section 1; the number of rows contained in \
                an existing section after the update (9) must be equal to the number of rows \
                contained in that section before the update (5), plus or minus the number of rows \
                inserted or deleted from that section (2 inserted, 1 deleted) and plus or minus the \
                number of rows moved into or out of that section (1 moved in, 1 moved out)
                """)
    }

    @Test func `the error for a wrong number of sections states all numbers`() {
        let words = error([1, 1], [1, 1, 1, 1]) { $0.insertedSections = [0] }
        #expect(
            words == """
                invalid update: invalid number of sections; the number of sections contained in the \
                table view after the update (4) must be equal to the number of sections contained in \
                the table view before the update (2), plus or minus the number of sections inserted \
                or deleted (1 inserted, 0 deleted)
                """)
    }

    @Test func `errors about missing rows state the number of rows`() {
        #expect(
            error([2], [1]) { $0.deletedRows = [path(0, 2)] }
                == "attempt to delete row 2 of section 0, which only contains 2 rows before the "
                + "update")
        #expect(
            error([2], [3]) { $0.insertedRows = [path(0, 3)] }
                == "attempt to insert row 3 of section 0, which only contains 3 rows after the "
                + "update")
        #expect(
            error([2], [2]) { $0.reloadedRows = [path(1, 0)] }
                == "attempt to reload row 0 of section 1, but there are only 1 sections before the "
                + "update")
        #expect(
            error([2], [2]) { $0.reconfiguredRows = [path(0, -1)] }
                == "attempt to reconfigure row -1 of section 0, which only contains 2 rows before "
                + "the update")
        #expect(
            error([2], [2]) { $0.movedRows = [.init(from: path(0, 0), to: path(0, 2))] }
                == "attempt to move to row 2 of section 0, which only contains 2 rows after the "
                + "update")
        #expect(
            error([2], []) { $0.deletedSections = [1] }
                == "attempt to delete section 1, but there are only 1 sections before the update")
        #expect(
            error([2], [2, 2]) { $0.insertedSections = [2] }
                == "attempt to insert section 2, but there are only 2 sections after the update")
        #expect(
            error([2], [2]) { $0.deletedRows = [IndexPath(index: 0)] }
                == "attempt to delete the index path [0], which has not two indexes, a section and "
                + "a row")
    }

    @Test func `each position may be named once`() {
        #expect(
            error([3], [1]) { $0.deletedRows = [path(0, 1), path(0, 1)] }
                == "attempt to delete row 1 of section 0 twice in one update")
        #expect(
            error([3], [2]) {
                $0.deletedRows = [path(0, 1)]
                $0.movedRows = [.init(from: path(0, 1), to: path(0, 0))]
            } == "attempt to delete and to move row 1 of section 0 in one update")
        #expect(
            error([3], [4]) {
                $0.insertedRows = [path(0, 0)]
                $0.movedRows = [.init(from: path(0, 1), to: path(0, 0))]
            } == "attempt to insert and to move to row 0 of section 0 in one update")
        #expect(
            error([3], [2]) {
                $0.deletedRows = [path(0, 1)]
                $0.reloadedRows = [path(0, 1)]
            } == "attempt to delete and to reload row 1 of section 0 in one update")
        #expect(
            error([1, 1], [1]) {
                $0.deletedSections = [0]
                $0.movedSections = [.init(from: 0, to: 0)]
            } == "attempt to delete and to move section 0 in one update")
        #expect(
            error([3], [3]) { $0.reconfiguredRows = [path(0, 1), path(0, 1)] } == "no error")
    }

    @Test func `rows move neither out of deleted sections nor into inserted sections`() {
        #expect(
            error([2, 1], [2]) {
                $0.deletedSections = [0]
                $0.movedRows = [.init(from: path(0, 0), to: path(0, 0))]
            } == "cannot move row 0 from section 0, which is deleted or reloaded")
        #expect(
            error([2], [1, 1]) {
                $0.insertedSections = [1]
                $0.movedRows = [.init(from: path(0, 0), to: path(1, 0))]
            } == "cannot move a row to row 0 of section 1, which is inserted or reloaded")
    }

    @Test func `unchanged heights are kept, also among ten million rows`() throws {
        let before = try TableGeometry(
            tableHeaderHeight: 5,
            sections: [
                .init(headerHeight: 10, rows: .uniform(count: 10_000_000, height: 44)),
                .init(rows: .varying([1, 2, 3])),
            ], tableFooterHeight: 7, bottomPadding: 2)
        var update = TableUpdate()
        update.insertedRows = [path(0, 0), path(1, 1)]
        update.deletedRows = [path(1, 2)]
        update.movedRows = [.init(from: path(0, 9_999_999), to: path(1, 0))]
        let counts = [10_000_000, 4]
        let mapping = try update.mapping(from: [10_000_000, 3], to: counts)
        let after = try before.updated(
            by: mapping,
            sections: [.kept(given: [0: 9]), .kept(given: [0: 44, 1: 8])], counts: counts,
            standard: 44)
        #expect((0..<4).map { after.rowHeight(at: path(1, $0)) } == [44, 8, 1, 2])
        #expect(after.rowHeight(at: path(0, 0)) == 9)
        #expect(after.rowExtent(at: path(0, 1)).minY == 24)
        let height: CGFloat = 439_999_956 + 88
        #expect(after.contentHeight == height)
        #expect(after.tableFooterExtent.height == 7)
    }

    @Test func `moves to the own position have no effect`() throws {
        var update = TableUpdate()
        update.movedRows = [.init(from: path(0, 1), to: path(0, 1))]
        update.movedSections = [.init(from: 1, to: 1)]
        #expect(update.droppingNoOpMoves.isEmpty)
        // A move past deleted rows or sections remains, because other items pass the moved item.
        update.deletedRows = [path(0, 0)]
        update.insertedSections = [0]
        update.deletedSections = [3]
        update.movedRows = [.init(from: path(0, 1), to: path(1, 1))]
        #expect(update.droppingNoOpMoves == update)
        update.movedSections.append(.init(from: 4, to: 4))
        #expect(update.droppingNoOpMoves.movedSections == [.init(from: 1, to: 1)])
    }
}

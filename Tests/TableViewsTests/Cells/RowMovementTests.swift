import Foundation
import TableDrawing
import TableGeometry
import Testing

@testable import TableControls
@testable import TableThemes
@testable import TableViews

/// Interactive movement of rows.
@Suite struct RowMovementTests {
    private func tops(_ table: TableView) -> [String: CGFloat] {
        var result: [String: CGFloat] = [:]
        for node in table.lowered().children where node.name.hasPrefix("row") {
            result[node.name] = node.frame.minY
        }
        return result
    }

    @Test func `the other rows open a gap at the target`() {
        let list = EditableList()
        list.counts = [5]
        let table = list.makeTable()
        #expect(table.beginInteractiveMovementForRow(at: row(1)))
        table.updateInteractiveMovementTargetPosition(CGPoint(x: 0, y: 44 * 3 + 30))
        #expect(
            tops(table) == [
                "row 0,0": 0, "row 0,1": 140, "row 0,2": 44, "row 0,3": 88, "row 0,4": 176,
            ])
        table.updateInteractiveMovementTargetPosition(CGPoint(x: 0, y: 10))
        #expect(
            tops(table) == [
                "row 0,0": 44, "row 0,1": 0, "row 0,2": 88, "row 0,3": 132, "row 0,4": 176,
            ])
    }

    @Test(arguments: Theme.eras)
    func `the carried row lies above all other rows and has a shadow`(theme: Theme) throws {
        try RenderContext(theme: theme).run {
            let table = EditableList().makeTable()
            table.beginInteractiveMovementForRow(at: row(0))
            let last = try #require(table.lowered().children.last)
            #expect(last.name == "row 0,0")
            #expect(last.shadow != nil && last.opacity < 1)
            #expect(table.cellForRow(at: row(0))?.configurationState.isReordering == true)
        }
    }

    @Test func `an ended movement calls the data source, and a cancelled movement does not`() {
        let list = EditableList()
        list.counts = [2, 2]
        let table = list.makeTable()
        table.beginInteractiveMovementForRow(at: row(0))
        table.updateInteractiveMovementTargetPosition(CGPoint(x: 0, y: 44 * 3 + 10))
        table.cancelInteractiveMovement()
        #expect(list.notes.isEmpty)
        #expect(tops(table)["row 0,0"] == 0)
        table.beginInteractiveMovementForRow(at: row(0))
        table.updateInteractiveMovementTargetPosition(CGPoint(x: 0, y: 44 * 3 + 10))
        #expect(tops(table)["row 0,1"] == 0)
        table.endInteractiveMovement()
        #expect(list.notes == ["move \(row(0)) to \(row(1, 1))"])
        #expect(table.numberOfRows(inSection: 1) == 3)
    }

    @Test func `the delegate may change the target`() {
        let list = EditableList()
        list.redirect = { _ in row(0) }
        let table = list.makeTable()
        table.beginInteractiveMovementForRow(at: row(2))
        table.updateInteractiveMovementTargetPosition(CGPoint(x: 0, y: 60))
        table.endInteractiveMovement()
        #expect(list.notes == ["move \(row(2)) to \(row(0))"])
    }

    @Test func `a row that cannot be moved stays, and a diagnostic reports it`() {
        let log = DiagnosticLog()
        DiagnosticLog.$current.withValue(log) {
            let list = EditableList()
            list.movable = false
            #expect(!list.makeTable().beginInteractiveMovementForRow(at: row(0)))
        }
        #expect(log.diagnostics.map(\.identifier) == ["table.row-cannot-move"])
    }

    @Test func `a carried row stays within the content and ignores invalid positions`() {
        let table = EditableList().makeTable()
        table.beginInteractiveMovementForRow(at: row(0))
        table.updateInteractiveMovementTargetPosition(CGPoint(x: 0, y: 10_000))
        #expect(tops(table)["row 0,0"] == 88)
        table.updateInteractiveMovementTargetPosition(CGPoint(x: 0, y: CGFloat.nan))
        #expect(tops(table)["row 0,0"] == 88)
    }

    /// Positions of the resting rows, and of the carried row in the gap between them.
    @Test(
        "The carried row rests in the gap of each section",
        arguments: [row(0), row(2), row(1, 1), row(0, 2), row(1, 2)])
    func restsInTheGap(target: IndexPath) throws {
        let list = EditableList()
        list.counts = [3, 2, 2]
        let table = list.makeTable()
        for source in [row(0), row(1, 1), row(1, 2)] {
            table.beginInteractiveMovementForRow(at: source)
            table.editing.holdLiftedRow(at: target, offset: 0)
            let shown = tops(table)
            #expect(
                shown.values.sorted() == (0..<7).map { CGFloat($0) * 44 },
                "\(source) to \(target): \(shown)")
            table.endInteractiveMovement()
            list.counts = [3, 2, 2]
            table.reloadData()
        }
        try #require(!list.notes.isEmpty)
        #expect(list.notes.allSatisfy { $0.hasSuffix("to \(target)") })
    }

    @Test func `first and last rows follow the displayed order, and a carried row is both`() throws
    {
        let list = EditableList()
        list.counts = [3, 2, 2]
        let table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 700), style: .grouped)
        table.dataSource = list
        table.delegate = list
        func ends() -> [String: String] {
            _ = table.lowered()
            var result: [String: String] = [:]
            for section in list.counts.indices {
                for number in 0..<list.counts[section] {
                    let location = table.cellForRow(at: row(number, section))?.background.location
                    let name =
                        (location?.isFirst == true ? "first" : "")
                        + (location?.isLast == true ? "last" : "")
                    if !name.isEmpty { result["\(section),\(number)"] = name }
                }
            }
            return result
        }
        let atRest = [
            "0,0": "first", "0,2": "last", "1,0": "first", "1,1": "last", "2,0": "first",
            "2,1": "last",
        ]
        #expect(ends() == atRest)
        // At the end of its section: the next row is first, and the gap ends the card with the
        // third row.
        table.beginInteractiveMovementForRow(at: row(0))
        table.editing.holdLiftedRow(at: row(2), offset: 0)
        var expected = atRest
        expected["0,0"] = "firstlast"
        expected["0,1"] = "first"
        #expect(ends() == expected)
        // Over the first row of another section: the remaining rows have their own ends, and the
        // first row begins the card below the gap.
        table.editing.holdLiftedRow(at: row(0, 1), offset: 0)
        expected = atRest
        expected["0,0"] = "firstlast"
        expected["0,1"] = "first"
        #expect(ends() == expected)
        table.cancelInteractiveMovement()
        #expect(ends() == atRest)
        // The last row of a section of two: the other row is first and last, and so are the rows
        // above and below the gap.
        table.beginInteractiveMovementForRow(at: row(1, 1))
        table.editing.holdLiftedRow(at: row(1, 2), offset: 0)
        expected = atRest
        expected["1,0"] = "firstlast"
        expected["1,1"] = "firstlast"
        expected["2,0"] = "firstlast"
        expected["2,1"] = "firstlast"
        #expect(ends() == expected)
    }

    @Test func `the target is the row at its displayed position under the finger`() {
        let list = EditableList()
        list.counts = [5]
        let heights = RowHeights { $0.row == 0 ? 88 : 44 }
        let table = list.makeTable()
        table.delegate = heights
        func target(_ y: CGFloat) -> Int? {
            table.updateInteractiveMovementTargetPosition(CGPoint(x: 0, y: y))
            return table.editing.rowStates.movement?.target.row
        }
        table.beginInteractiveMovementForRow(at: row(0))
        // The second row has the first 44 points now, and the room for the carried row the next 88.
        #expect(target(100) == 1)
        #expect([50, 90, 131].allSatisfy { target($0) == 1 })
        // At rest, the carried row would lie here.
        #expect(target(45) == 1)
        #expect(target(43) == 0)
        #expect(target(89) == 1)
        #expect(target(133) == 2)
    }

    @Test func `a low row passes a high row when it reaches the position of its gap`() {
        let list = EditableList()
        list.counts = [3]
        let heights = RowHeights { $0.row == 1 ? 132 : 44 }
        let table = list.makeTable()
        table.delegate = heights
        func target(_ y: CGFloat) -> Int? {
            table.updateInteractiveMovementTargetPosition(CGPoint(x: 0, y: y))
            return table.editing.rowStates.movement?.target.row
        }
        table.beginInteractiveMovementForRow(at: row(0))
        #expect([60, 130].allSatisfy { target($0) == 0 })
        // A finger that stays still keeps the target.
        #expect([133, 133, 133].allSatisfy { target($0) == 1 })
        #expect([60, 60].allSatisfy { target($0) == 1 })
        #expect([43, 43].allSatisfy { target($0) == 0 })
    }

    /// Delegate with row heights only.
    private final class RowHeights: TableViewDelegate {
        let height: (IndexPath) -> CGFloat

        init(_ height: @escaping (IndexPath) -> CGFloat) { self.height = height }

        func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            height(indexPath)
        }
    }
}

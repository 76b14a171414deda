import Foundation
import TableDrawing
import TableGeometry
import Testing

@testable import TableControls
@testable import TableThemes
@testable import TableViews

/// Separators during the interactive movement of a row.
@Suite struct CarriedRowLineTests {
    /// Numbers of the rows in section 0 with a separator below them.
    private static func lines(_ table: TableView) -> Set<Int> {
        Set(
            table.lowered().children.filter { node in
                node.children.contains { $0.name == "separator" && $0.opacity > 0 }
            }.compactMap { node in
                node.name.hasPrefix("row 0,") ? Int(node.name.dropFirst(6)) : nil
            })
    }

    /// Table of five rows with selected rows.
    private static func table(
        selected: [Int], delegate: (any TableViewDelegate)? = nil
    ) -> TableView {
        let list = EditableList()
        list.counts = [5]
        let table = list.makeTable()
        if let delegate { table.delegate = delegate }
        table.allowsMultipleSelection = true
        for number in selected {
            table.selectRow(at: row(number), animated: false, scrollPosition: .none)
        }
        return table
    }

    @Test(
        "Separators beside a selected row follow the displayed order",
        arguments: [
            // The rows around a lifted row become neighbours.
            (lifted: 2, target: 4, selected: [3], lines: [0, 4]),
            // The room is between a selected row and the row above it.
            (lifted: 4, target: 3, selected: [3], lines: [0, 1, 2]),
            (lifted: 0, target: 3, selected: [4], lines: [1, 2, 3]),
            // A lifted selected row has no neighbours.
            (lifted: 2, target: 2, selected: [2], lines: [0, 1, 3, 4]),
            (lifted: 2, target: 0, selected: [2], lines: [0, 1, 3, 4]),
        ])
    func order(lifted: Int, target: Int, selected: [Int], lines: [Int]) {
        for theme in [Theme.flat, .modern] {
            RenderContext(theme: theme).run {
                let table = Self.table(selected: selected)
                #expect(table.beginInteractiveMovementForRow(at: row(lifted)))
                table.editing.holdLiftedRow(at: row(target), offset: 10)
                #expect(Self.lines(table) == Set(lines), "\(theme.name)")
            }
        }
    }

    @Test("Rows without height have no separators")
    func hiddenRows() {
        RenderContext(theme: .modern).run {
            let heights = HeightDelegate([44, 44, 0, 44, 44])
            let table = Self.table(selected: [4], delegate: heights)
            table.beginInteractiveMovementForRow(at: row(3))
            table.editing.holdLiftedRow(at: row(0), offset: 10)
            #expect(Self.lines(table).isDisjoint(with: [1, 3, 4]))
            #expect(Self.lines(table).contains(0))
        }
    }

    @Test("A lifted row has no separator until its row is put back")
    func ownLine() {
        for theme in Theme.eras {
            RenderContext(theme: theme).run {
                let table = Self.table(selected: [])
                table.beginInteractiveMovementForRow(at: row(1))
                #expect(Self.lines(table) == [0, 2, 3, 4], "\(theme.name)")
                table.cancelInteractiveMovement()
                #expect(Self.lines(table) == [0, 1, 2, 3, 4], "\(theme.name)")
            }
        }
    }

    /// Delegate with a fixed height for each row.
    private final class HeightDelegate: TableViewDelegate {
        let heights: [CGFloat]
        init(_ heights: [CGFloat]) { self.heights = heights }
        func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            heights[indexPath.row]
        }
    }
}

import Foundation
import Tableshot
import Testing

/// Separators beside selected rows during insertions and deletions.
@Suite struct SelectedLineTests {
    @Test(
        "The separator hidden by a selected row appears as the row is deleted",
        arguments: [Theme.flat, .modern])
    func selectedRowDeleted(theme: Theme) throws {
        let film = try animate(
            size: CGSize(width: 200, height: 200), framesPerSecond: 60,
            context: RenderContext(theme: theme)
        ) { clock in
            let source = AnimatedList([["a", "b", "c"]])
            let table = AnimatedList.table(source, height: 200, style: .plain)
            table.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
            clock.at(0.1) {
                source.sections[0].remove(at: 1)
                table.deleteRows(at: [[0, 1]], with: .fade)
            }
            return table
        }
        var lines: [Double] = []
        try film.forEachTree { _, time, tree in
            guard time > 0.11 else { return }
            let row = tree.root.children.first { $0.name == "row 0,0" }
            let line = row?.children.first { $0.name == "separator" }
            lines.append(line?.opacity ?? 0)
        }
        #expect(lines.first.map { $0 < 0.1 } == true, "\(lines)")
        #expect(lines.last == 1 && lines == lines.sorted(), "\(lines)")
    }
}

import Foundation
import Tableshot
import Testing

/// Separators beside selected rows while rows are carried.
@Suite struct CarriedLineTests {
    private static let size = CGSize(width: 200, height: 260)

    private static func table(
        _ rows: [String], _ style: TableView.Style, selected: String
    ) -> TableView {
        let table = AnimatedList.table(AnimatedList([rows]), height: 260, style: style)
        table.allowsSelectionDuringEditing = true
        table.isEditing = true
        if let number = rows.firstIndex(of: selected) {
            table.selectRow(at: [0, number], animated: false, scrollPosition: .none)
        }
        return table
    }

    private static func film(_ style: TableView.Style, selected: String, theme: Theme) throws
        -> Animation
    {
        try animate(
            size: size, framesPerSecond: 60, context: RenderContext(theme: theme)
        ) { clock in
            let table = table(["a", "b", "c", "d"], style, selected: selected)
            clock.at(0) { table.carryRow(at: [0, 0], to: [0, 2], duration: 0.4) }
            return table
        }
    }

    @Test(
        "A carry beside a selection begins with the old picture and ends with the new order",
        arguments: ["a", "b", "c", "d"], [TableView.Style.plain, .insetGrouped])
    func ends(selected: String, style: TableView.Style) throws {
        for theme in [Theme.flat, .modern] {
            let film = try Self.film(style, selected: selected, theme: theme)
            func still(_ rows: [String]) throws -> Bitmap {
                try render(size: Self.size, context: RenderContext(theme: theme)) {
                    Self.table(rows, style, selected: selected)
                }.bitmap()
            }
            #expect(try film.bitmap(ofFrame: 0) == still(["a", "b", "c", "d"]))
            let last = film.times.count - 1
            #expect(try film.bitmap(ofFrame: last) == still(["b", "c", "a", "d"]))
        }
    }

    @Test("Separators fade in and out", arguments: ["a", "b", "c", "d"])
    func fades(selected: String) throws {
        var seen: [String: [Double]] = [:]
        try Self.film(.plain, selected: selected, theme: .modern).forEachTree { _, time, tree in
            for node in tree.root.children where node.name.hasPrefix("row ") {
                // The last frame has the new numbers of the rows.
                guard time < 0.4 + Theme.modern.animation.reordering.duration * 2 - 0.01 else {
                    continue
                }
                let line = node.children.first { $0.name == "separator" }
                seen[node.name, default: []].append(line?.opacity ?? 0)
            }
        }
        #expect(seen.count == 4)
        for (name, shares) in seen {
            let steps = zip(shares, shares.dropFirst()).map { abs($0 - $1) }
            let longest = try #require(steps.max(), "\(name) beside \(selected)")
            #expect(longest < 0.3, "\(name) beside \(selected): \(shares)")
        }
        let lifted = try #require(seen["row 0,0"])
        #expect(lifted.contains(0))
    }
}

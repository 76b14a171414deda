import Foundation
import Tableshot
import Testing

/// Rows and sections that move from the screen beyond its edge.
@Suite struct LeavingScreenTests {
    private static let size = CGSize(width: 200, height: 220)

    /// Index of the first child of a table that contains a text.
    private static func index(of text: String, in root: RenderNode) -> Int? {
        func holds(_ node: RenderNode) -> Bool {
            if case .text(let layout, _) = node.contents, layout.string == text { return true }
            return node.children.contains(where: holds)
        }
        return root.children.firstIndex(where: holds)
    }

    @Test("A section that moves beyond the screen's edge lies above its background")
    func section() throws {
        let film = try animate(size: Self.size, framesPerSecond: 60) { clock in
            let list = AnimatedList([["A 0", "A 1"], ["B 0", "B 1"], ["C 0", "C 1"]])
            list.headers = true
            let table = AnimatedList.table(list, style: .grouped)
            clock.at(0) {
                list.sections.append(list.sections.remove(at: 0))
                table.moveSection(0, toSection: 2)
            }
            return table
        }
        var seen = 0
        try film.forEachTree { frame, _, tree in
            guard frame > 0, frame < 9 else { return }
            let plate = tree.root.children.firstIndex { $0.name == "section 2 background" }
            let row = try #require(Self.index(of: "A 0", in: tree.root), "frame \(frame)")
            #expect(row > (try #require(plate)), "frame \(frame): the plate covers the row")
            seen += 1
        }
        #expect(seen == 8)
    }

    @Test("A row that moves off the screen lies above its neighbours")
    func row() throws {
        let film = try animate(size: Self.size, framesPerSecond: 60) { clock in
            let list = AnimatedList(rows: 30)
            let table = AnimatedList.table(list)
            clock.at(0) {
                list.sections[0].insert(list.sections[0].remove(at: 0), at: 20)
                table.moveRow(at: [0, 0], to: [0, 20])
            }
            return table
        }
        try film.forEachTree { frame, _, tree in
            guard frame > 0, frame < 9 else { return }
            let row = try #require(Self.index(of: "Row 0", in: tree.root), "frame \(frame)")
            for other in ["Row 1", "Row 2", "Row 3"] {
                #expect(row > (try #require(Self.index(of: other, in: tree.root))))
            }
        }
    }
}

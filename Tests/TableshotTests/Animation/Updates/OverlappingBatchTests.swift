import Foundation
import Tableshot
import Testing

/// Batches that begin during other batches.
@Suite struct OverlappingBatchTests {
    private static let size = CGSize(width: 200, height: 220)

    @Test("Simultaneous and overlapping batches end as a new table")
    func interrupted() throws {
        let film = try animate(size: Self.size, framesPerSecond: 20) { clock in
            let list = AnimatedList(rows: 8)
            let table = AnimatedList.table(list)
            clock.at(0) {
                list.sections[0].remove(at: 0)
                table.deleteRows(at: [[0, 0]], with: .top)
            }
            clock.at(0.15) {
                list.sections[0].insert("New", at: 2)
                table.insertRows(at: [[0, 2]], with: .left)
            }
            return table
        }
        let tops = try film.rowTops(of: ["Row 4"]).compactMap { $0["Row 4"] }
        let steps = zip(tops, tops.dropFirst()).map { abs($0 - $1) }
        #expect(try #require(steps.max()) < 20, "a row jumps: \(tops)")
        let after = AnimatedList([["Row 1", "Row 2", "New"] + (3..<8).map { "Row \($0)" }])
        #expect(try film.bitmaps().last == (try AnimatedList.still(after)))
    }

    @Test(
        "A deleted row continues to disappear during a second batch, and its gap closes",
        arguments: TableView.RowAnimation.allCases)
    func overlap(animation: TableView.RowAnimation) throws {
        let film = try animate(size: Self.size, framesPerSecond: 40) { clock in
            let list = AnimatedList(rows: 5)
            let table = AnimatedList.table(list)
            clock.at(0) {
                list.sections[0].remove(at: 1)
                table.deleteRows(at: [[0, 1]], with: animation)
            }
            clock.at(0.1) {
                list.sections[0].insert("New", at: 0)
                table.insertRows(at: [[0, 0]], with: animation)
            }
            clock.at(0.2) {
                list.sections[0].remove(at: 3)
                table.deleteRows(at: [[0, 3]], with: animation)
            }
            return table
        }
        let names = ["Row 0", "Row 1", "Row 2", "Row 4", "New"]
        let tops = try film.rowTops(of: names)
        // The first batch takes 0.3 s, a frame 1/40 s.
        let leaving = tops.map { $0["Row 1"] }
        if animation != .none, animation != .middle {
            #expect(leaving[..<11].allSatisfy { $0 != nil }, "\(leaving)")
        }
        try #require(leaving.count > 12)
        #expect(leaving[12...].allSatisfy { $0 == nil })
        for name in names where name != "New" {
            let places = tops.compactMap { $0[name] }
            let steps = zip(places, places.dropFirst()).map { abs($0 - $1) }
            #expect(places.count > 1 || (animation == .none && name == "Row 1"), "\(name)")
            #expect(steps.allSatisfy { $0 < 15 }, "\(name) jumps: \(places)")
        }
        // The deleted row stays between its neighbours.
        for top in tops {
            guard let above = top["Row 0"], let row = top["Row 1"], let below = top["Row 2"],
                animation != .left, animation != .right
            else { continue }
            #expect(row >= above - 0.01 && row <= below + 0.01, "\(top)")
        }
        let after = AnimatedList([["New", "Row 0", "Row 2", "Row 4"]])
        #expect(try film.bitmaps().last == (try AnimatedList.still(after)))
    }

    @Test("A row deleted during its insertion continues from its present opacity")
    func arrivingAndLeaving() throws {
        let film = try animate(size: Self.size, framesPerSecond: 40) { clock in
            let list = AnimatedList(rows: 3)
            let table = AnimatedList.table(list)
            clock.at(0) {
                list.sections[0].insert("New", at: 1)
                table.insertRows(at: [[0, 1]], with: .fade)
            }
            clock.at(0.15) {
                list.sections[0].remove(at: 1)
                table.deleteRows(at: [[0, 1]], with: .fade)
            }
            return table
        }
        var opacities: [Double] = []
        try film.forEachTree { _, _, tree in
            func look(_ node: RenderNode, _ opacity: Double) {
                let opacity = opacity * node.opacity
                if case .text(let text, _) = node.contents, text.string == "New" {
                    opacities.append(opacity)
                }
                for child in node.children { look(child, opacity) }
            }
            look(tree.root, 1)
        }
        let steps = zip(opacities, opacities.dropFirst()).map { abs($0 - $1) }
        #expect(opacities.count > 10)
        #expect(try #require(steps.max()) < 0.25, "it flashes: \(opacities)")
        #expect(try film.bitmaps().last == (try AnimatedList.still(AnimatedList(rows: 3))))
    }
}

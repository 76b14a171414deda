import Foundation
import Tableshot
import Testing

/// Rows that are inserted, deleted and moved.
@Suite struct MovementTests {
    private static let size = CGSize(width: 200, height: 220)

    private static func film(
        rows: Int = 8, fps: Double = 20, theme: Theme = .modern,
        _ act: @escaping (TableView, AnimatedList) -> Void
    ) throws -> Animation {
        try animate(size: size, framesPerSecond: fps, context: RenderContext(theme: theme)) {
            clock in
            let list = AnimatedList(rows: rows)
            let table = AnimatedList.table(list)
            clock.at(0) { act(table, list) }
            return table
        }
    }

    @Test(
        "Inserted rows open a gap, and the last frame equals a table of the new rows",
        arguments: TableView.RowAnimation.allCases, Theme.eras)
    func insertion(animation: TableView.RowAnimation, theme: Theme) throws {
        let film = try Self.film(theme: theme) { table, list in
            list.sections[0].insert(contentsOf: ["New A", "New B"], at: 1)
            table.insertRows(at: [[0, 1], [0, 2]], with: animation)
        }
        let frames = try film.bitmaps()
        #expect(frames.count == 7)
        #expect(frames.first == (try AnimatedList.still(AnimatedList(rows: 8), theme: theme)))
        let after = AnimatedList([["Row 0", "New A", "New B", "Row 1", "Row 2", "Row 3", "Row 4"]])
        after.sections[0] += (5..<8).map { "Row \($0)" }
        #expect(frames.last == (try AnimatedList.still(after, theme: theme)))
        let tops = try film.rowTops(of: ["Row 0", "Row 1"])
        #expect(Set(tops.map { $0["Row 0"] }) == [0])
        let moved = tops.compactMap { $0["Row 1"] }
        #expect(moved.count == 7 && moved == moved.sorted() && Set(moved).count == 7)
    }

    @Test(
        "A change that begins between two frames has its exact progress in the next frame",
        arguments: [TableView.Style.plain, .grouped, .insetGrouped])
    func betweenFrames(style: TableView.Style) throws {
        typealias Act = (TableView, AnimatedList) -> Void
        let acts: [(name: String, act: Act)] = [
            (
                "delete",
                { table, list in
                    list.sections[0].removeSubrange(1...2)
                    table.deleteRows(at: [[0, 1], [0, 2]], with: .fade)
                }
            ),
            (
                "insert",
                { table, list in
                    list.sections.insert(["X1", "X2"], at: 0)
                    table.insertSections([0], with: .top)
                }
            ),
            ("edit", { table, _ in table.setEditing(true, animated: true) }),
            (
                "select",
                { table, _ in
                    table.selectRow(at: [0, 1], animated: true, scrollPosition: .none)
                }
            ),
            (
                "scroll",
                { table, _ in table.setContentOffset(CGPoint(x: 0, y: 60), animated: true) }
            ),
            (
                "delete while it scrolls",
                { table, list in
                    table.setContentOffset(CGPoint(x: 0, y: 70), animated: true)
                    AnimationClock.current?.at(0.15) {
                        list.sections[0].removeSubrange(1...2)
                        table.deleteRows(at: [[0, 1], [0, 2]], with: .fade)
                    }
                }
            ),
        ]
        for (name, act) in acts {
            func picture(_ fps: Double) throws -> Bitmap {
                let film = try animate(size: Self.size, duration: 1, framesPerSecond: fps) {
                    clock in
                    let list = AnimatedList([["a", "b", "c", "d"], ["e", "f", "g"]])
                    list.headers = true
                    let table = AnimatedList.table(list, style: style)
                    clock.at(0.1) { act(table, list) }
                    return table
                }
                return try film.bitmap(ofFrame: Int(0.2 * fps))
            }
            #expect(try picture(5) == picture(50), "\(name)")
        }
    }

    @Test(
        "Deleted rows leave a gap that closes",
        arguments: TableView.RowAnimation.allCases)
    func deletion(animation: TableView.RowAnimation) throws {
        let film = try Self.film { table, list in
            list.sections[0].removeSubrange(1...2)
            table.deleteRows(at: [[0, 1], [0, 2]], with: animation)
        }
        let frames = try film.bitmaps()
        let first = try AnimatedList.still(AnimatedList(rows: 8))
        #expect(frames.first == first)
        let after = AnimatedList([["Row 0"] + (3..<8).map { "Row \($0)" }])
        #expect(frames.last == (try AnimatedList.still(after)))
        let tops = try film.rowTops(of: ["Row 3", "Row 6"])
        let moved = tops.compactMap { $0["Row 3"] }
        #expect(moved.count == 7 && moved == moved.sorted().reversed() && Set(moved).count == 7)
        // A row that enters from below keeps its distance to the next row during the whole
        // movement.
        let distances = tops.compactMap { frame in
            frame["Row 6"].flatMap { last in frame["Row 3"].map { last - $0 } }
        }
        #expect(Set(distances.map { ($0 * 1_000).rounded() }).count == 1)
    }

    @Test("A moving row lies above the other rows, which open a gap")
    func move() throws {
        let film = try Self.film { table, list in
            let row = list.sections[0].remove(at: 0)
            list.sections[0].insert(row, at: 3)
            table.moveRow(at: [0, 0], to: [0, 3])
        }
        let tops = try film.rowTops(of: ["Row 0", "Row 1", "Row 3"])
        let moving = tops.compactMap { $0["Row 0"] }
        let making = tops.compactMap { $0["Row 1"] }
        #expect(moving.count == 7 && moving == moving.sorted() && Set(moving).count == 7)
        #expect(making.count == 7 && making == making.sorted().reversed())
        let tree = try film.renderTree(ofFrame: 3)
        let rows = tree.root.children.map(\.name).filter { $0.hasPrefix("row ") }
        #expect(rows.last == "row 0,3")
    }

    @Test("A reloaded row fades in place from its old to its new content")
    func reload() throws {
        let film = try Self.film { table, list in
            list.sections[0][1] = "Other"
            table.reloadRows(at: [[0, 1]], with: .fade)
        }
        let tops = try film.rowTops(of: ["Row 1", "Other"])
        #expect(tops[3]["Row 1"] == tops[3]["Other"] && tops[3]["Other"] != nil)
        #expect(tops.last?["Row 1"] == nil)
        #expect(tops.first?["Row 1"] != nil)
    }

    @Test("Sections are inserted and deleted with their headers", arguments: [true, false])
    func sections(inserts: Bool) throws {
        let film = try animate(size: Self.size, framesPerSecond: 20) { clock in
            let list = AnimatedList([["A"], ["B"], ["C"]])
            list.headers = true
            let table = AnimatedList.table(list)
            clock.at(0) {
                if inserts {
                    list.sections.insert(["New"], at: 1)
                    table.insertSections([1], with: .fade)
                } else {
                    list.sections.remove(at: 1)
                    table.deleteSections([1], with: .fade)
                }
            }
            return table
        }
        let after = AnimatedList(inserts ? [["A"], ["New"], ["B"], ["C"]] : [["A"], ["C"]])
        after.headers = true
        let before = AnimatedList([["A"], ["B"], ["C"]])
        before.headers = true
        let frames = try film.bitmaps()
        #expect(frames.first == (try AnimatedList.still(before)))
        #expect(frames.last == (try AnimatedList.still(after)))
        let fresh = try render(size: Self.size) { AnimatedList.table(after) }
        #expect(
            try film.renderTree(ofFrame: frames.count - 1).root.dump
                == fresh.renderTree().root.dump)
        let tops = try film.rowTops(of: ["C"]).compactMap { $0["C"] }
        #expect(tops == (inserts ? tops.sorted() : tops.sorted().reversed()))
        // In this case, it moves out of sight.
        #expect(Set(tops).count > (inserts ? 3 : 5))
    }

    @Test("A row that moves between cards has round corners at each instant")
    func movesBetweenBoxes() throws {
        for (theme, radius) in [(Theme.glass, 26.0), (.modern, 10.0)] {
            let film = try animate(
                size: Self.size, framesPerSecond: 20, context: RenderContext(theme: theme)
            ) { clock in
                let list = AnimatedList([["A", "B"], ["C"]])
                list.headers = true
                let table = AnimatedList.table(list, style: .insetGrouped)
                clock.at(0) {
                    list.sections = [["A"], ["B", "C"]]
                    table.moveRow(at: [0, 1], to: [1, 0])
                }
                return table
            }
            var widest: CGFloat = 0
            try film.forEachTree { index, _, tree in
                guard index > 0, index < film.times.count - 1 else { return }
                let row = try #require(tree.root.children.first { $0.name == "row 1,0" })
                // A separate node clips each corner.
                var radii: [UInt: CGFloat] = [:]
                var node: RenderNode? = row
                while let part = node {
                    if part.clipsToBounds, part.cornerRadius > 0 {
                        radii[part.maskedCorners.rawValue] = part.cornerRadius
                    }
                    if case .mix(let old, let new, _) = part.contents {
                        #expect(old.cornerRadius == 0 && new.cornerRadius == 0)
                    }
                    node = part.children.first
                }
                let top: RectCorner = [.topLeft, .topRight]
                let bottom: RectCorner = [.bottomLeft, .bottomRight]
                let (from, to) = (radii[bottom.rawValue] ?? 0, radii[top.rawValue] ?? 0)
                #expect(from > 0 && to > 0, "frame \(index): \(radii)")
                widest = max(widest, from + to)
            }
            #expect(widest > 0 && widest <= CGFloat(radius) + 0.01, "\(theme.name): \(widest)")
        }
    }
}

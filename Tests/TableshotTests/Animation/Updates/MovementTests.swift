import Foundation
import Tableshot
import Testing

/// Rows that come, go and move.
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

    private static func still(_ list: AnimatedList, theme: Theme = .modern) throws -> Bitmap {
        try render(size: size, context: RenderContext(theme: theme)) {
            AnimatedList.table(list)
        }.bitmap()
    }

    @Test(
        "Rows that are inserted open a gap in the table, and end as a table of the new rows",
        arguments: TableView.RowAnimation.allCases, Theme.eras)
    func insertion(animation: TableView.RowAnimation, theme: Theme) throws {
        let film = try Self.film(theme: theme) { table, list in
            list.sections[0].insert(contentsOf: ["New A", "New B"], at: 1)
            table.insertRows(at: [[0, 1], [0, 2]], with: animation)
        }
        let frames = try film.bitmaps()
        #expect(frames.count == 7)
        #expect(frames.first == (try Self.still(AnimatedList(rows: 8), theme: theme)))
        let after = AnimatedList([["Row 0", "New A", "New B", "Row 1", "Row 2", "Row 3", "Row 4"]])
        after.sections[0] += (5..<8).map { "Row \($0)" }
        #expect(frames.last == (try Self.still(after, theme: theme)))
        let tops = try film.rowTops(of: ["Row 0", "Row 1"])
        #expect(Set(tops.map { $0["Row 0"] }) == [0])
        let moved = tops.compactMap { $0["Row 1"] }
        #expect(moved.count == 7 && moved == moved.sorted() && Set(moved).count == 7)
    }

    @Test(
        "Rows that are deleted leave a gap that closes",
        arguments: TableView.RowAnimation.allCases)
    func deletion(animation: TableView.RowAnimation) throws {
        let film = try Self.film { table, list in
            list.sections[0].removeSubrange(1...2)
            table.deleteRows(at: [[0, 1], [0, 2]], with: animation)
        }
        let frames = try film.bitmaps()
        let first = try Self.still(AnimatedList(rows: 8))
        #expect(frames.first == first)
        let after = AnimatedList([["Row 0"] + (3..<8).map { "Row \($0)" }])
        #expect(frames.last == (try Self.still(after)))
        let tops = try film.rowTops(of: ["Row 3", "Row 6"])
        let moved = tops.compactMap { $0["Row 3"] }
        #expect(moved.count == 7 && moved == moved.sorted().reversed() && Set(moved).count == 7)
        // What comes in from below keeps its distance to its neighbour all the way.
        let distances = tops.compactMap { frame in
            frame["Row 6"].flatMap { last in frame["Row 3"].map { last - $0 } }
        }
        #expect(Set(distances.map { ($0 * 1_000).rounded() }).count == 1)
    }

    @Test("A row that moves lies above the others on its way; the others make room")
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

    @Test("A reloaded row fades from its old content to the new in its place")
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

    @Test("Sections come and go with their headers", arguments: [true, false])
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
        #expect(frames.first == (try Self.still(before)))
        #expect(frames.last == (try Self.still(after)))
        let fresh = try render(size: Self.size) { AnimatedList.table(after) }
        #expect(
            try film.renderTree(ofFrame: frames.count - 1).root.dump
                == fresh.renderTree().root.dump)
        let tops = try film.rowTops(of: ["C"]).compactMap { $0["C"] }
        #expect(tops == (inserts ? tops.sorted() : tops.sorted().reversed()))
        #expect(Set(tops).count > 5)
    }

    @Test("Two batches at once, and one in the middle of another, end as a fresh table")
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
        #expect((steps.max() ?? 0) < 20, "a row jumps: \(tops)")
        let after = AnimatedList([["Row 1", "Row 2", "New"] + (3..<8).map { "Row \($0)" }])
        #expect(try film.bitmaps().last == (try Self.still(after)))
    }

    @Test(
        "A row that leaves goes on leaving while a second batch begins, and its gap closes",
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
        // The first batch takes 0.3 s; a frame 1/40 s.
        let leaving = tops.map { $0["Row 1"] }
        if animation != .none, animation != .middle {
            #expect(leaving[..<11].allSatisfy { $0 != nil }, "\(leaving)")
        }
        #expect(leaving[12...].allSatisfy { $0 == nil })
        for name in names where name != "New" {
            let places = tops.compactMap { $0[name] }
            let steps = zip(places, places.dropFirst()).map { abs($0 - $1) }
            #expect((steps.max() ?? 0) < 15, "\(name) jumps: \(places)")
        }
        // What leaves stays between its neighbours.
        for top in tops {
            guard let above = top["Row 0"], let row = top["Row 1"], let below = top["Row 2"],
                animation != .left, animation != .right
            else { continue }
            #expect(row >= above - 0.01 && row <= below + 0.01, "\(top)")
        }
        let after = AnimatedList([["New", "Row 0", "Row 2", "Row 4"]])
        #expect(try film.bitmaps().last == (try Self.still(after)))
    }

    @Test("A row that leaves before it has come goes on from where it is")
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
        #expect((steps.max() ?? 1) < 0.25, "it flashes: \(opacities)")
        #expect(try film.bitmaps().last == (try Self.still(AnimatedList(rows: 3))))
    }

    @Test("Editing begins and ends: controls come in, contents move", arguments: Theme.eras)
    func editing(theme: Theme) throws {
        let film = try Self.film(theme: theme) { table, _ in
            table.setEditing(true, animated: true)
        }
        let frames = try film.bitmaps()
        #expect(frames.first == (try Self.still(AnimatedList(rows: 8), theme: theme)))
        let edited = try render(size: Self.size, context: RenderContext(theme: theme)) {
            let table = AnimatedList.table(AnimatedList(rows: 8))
            table.setEditing(true, animated: false)
            return table
        }
        #expect(frames.last == (try edited.bitmap()))
        #expect(Set(frames.map(\.pixels)).count == frames.count)
    }

    @Test("In bordered sections, and from right to left, editing begins where rows are")
    func editingElsewhere() throws {
        var context = RenderContext(theme: .classic)
        for isMirrored in [false, true] {
            context.traits.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
            func table() -> TableView {
                let list = AnimatedList(rows: 3)
                let table = AnimatedList.Table(
                    frame: CGRect(origin: .zero, size: Self.size), style: .grouped)
                table.list = list
                table.dataSource = list
                table.delegate = list
                return table
            }
            let film = try animate(size: Self.size, framesPerSecond: 20, context: context) {
                clock in
                let table = table()
                clock.at(0) { table.setEditing(true, animated: true) }
                return table
            }
            let places = try (0..<film.times.count).map {
                try #require(
                    film.renderTree(ofFrame: $0).root.children.first { $0.name == "row 0,1" }?
                        .children.first { $0.name == "contentView" }
                ).frame.minX
            }
            let still = try render(size: Self.size, context: context) { table() }.renderTree()
            let row = still.root.children.first { $0.name == "row 0,1" }
            let rest = row?.children.first { $0.name == "contentView" }?.frame.minX
            #expect(places.first == rest)
            let steps = zip(places, places.dropFirst()).map { $1 - $0 }
            #expect(steps.allSatisfy { $0 >= 0 } || steps.allSatisfy { $0 <= 0 }, "\(places)")
            // The texts go with it; none is left where it was.
            let tops = try film.rowTops(of: ["Row 1"])
            #expect(tops.allSatisfy { $0["Row 1"] != nil })
            try film.forEachTree { index, _, tree in
                #expect(Self.count("Row 1", in: tree.root) == 1, "frame \(index)")
            }
        }
    }

    /// How often a text is drawn, in pictures that fade too.
    private static func count(_ string: String, in node: RenderNode) -> Int {
        let own: Int =
            switch node.contents {
            case .text(let text, _): text.string == string ? 1 : 0
            case .mix(let first, let second, _):
                count(string, in: first) + count(string, in: second)
            default: 0
            }
        return node.children.reduce(own) { $0 + count(string, in: $1) }
    }

    @Test("A row that moves from box to box has round corners all the way")
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
                // Each corner is cut by a node of its own.
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

    @Test("What a carried row does does not depend on the frames")
    func carryingAtAnyRate() throws {
        func tree(_ fps: Double) throws -> String {
            let film = try animate(size: Self.size, duration: 2, framesPerSecond: fps) { clock in
                let table = AnimatedList.table(AnimatedList(rows: 5))
                table.isEditing = true
                clock.at(0) { table.carryRow(at: [0, 0], to: [0, 3], duration: 0.8) }
                return table
            }
            return try film.renderTree(ofFrame: Int(0.7 * fps)).root.dump
        }
        #expect(try tree(10) == tree(60))
    }

    @Test("A row opens for its actions, closes, and has its Delete button confirmed")
    func swipe() throws {
        let film = try animate(size: Self.size, framesPerSecond: 20) { clock in
            let table = AnimatedList.table(AnimatedList(rows: 8))
            clock.at(0) { table.openSwipeActions(at: [0, 1], animated: true) }
            clock.at(0.5) { table.tapSwipeAction(at: [0, 1]) }
            return table
        }
        let frames = try film.bitmaps()
        #expect(frames.first == (try Self.still(AnimatedList(rows: 8))))
        let after = AnimatedList([["Row 0"] + (2..<8).map { "Row \($0)" }])
        #expect(frames.last == (try Self.still(after)))
        let closing = try animate(size: Self.size, framesPerSecond: 20) { clock in
            let table = AnimatedList.table(AnimatedList(rows: 8))
            table.openSwipeActions(at: [0, 1])
            clock.at(0) { table.closeSwipeActions(animated: true) }
            return table
        }
        #expect(try closing.bitmaps().last == (try Self.still(AnimatedList(rows: 8))))
    }

    @Test("A carried row is lifted, carried and put down; the data source moves it")
    func carry() throws {
        let film = try animate(size: Self.size, framesPerSecond: 20) { clock in
            let table = AnimatedList.table(AnimatedList(rows: 5))
            table.isEditing = true
            clock.at(0.05) { table.carryRow(at: [0, 0], to: [0, 3], duration: 0.6) }
            return table
        }
        let after = try render(size: Self.size) {
            let table = AnimatedList.table(
                AnimatedList([["Row 1", "Row 2", "Row 3", "Row 0", "Row 4"]]))
            table.isEditing = true
            return table
        }
        #expect(try film.bitmaps().last == (try after.bitmap()))
        let tops = try film.rowTops(of: ["Row 0", "Row 1"])
        let carried = tops.compactMap { $0["Row 0"] }
        #expect(carried == carried.sorted() && Set(carried).count > 10)
        let making = tops.compactMap { $0["Row 1"] }
        #expect(Set(making).count > 4, "the neighbour jumps: \(making)")
    }

    @Test("A row is carried to a later section, and comes to rest where it lies afterwards")
    func carryAcrossSections() throws {
        let film = try animate(size: Self.size, framesPerSecond: 20) { clock in
            let table = AnimatedList.table(AnimatedList([["a", "b"], ["c", "d"]]))
            table.isEditing = true
            clock.at(0.05) { table.carryRow(at: [0, 0], to: [1, 0], duration: 0.6) }
            return table
        }
        let after = try render(size: Self.size) {
            let table = AnimatedList.table(AnimatedList([["b"], ["a", "c", "d"]]))
            table.isEditing = true
            return table
        }
        #expect(try film.bitmaps().last == (try after.bitmap()))
        let tops = try film.rowTops(of: ["a"]).compactMap { $0["a"] }
        #expect(tops == tops.sorted(), "it jumps back: \(tops)")
    }
}

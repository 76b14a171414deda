import Foundation
import Tableshot
import Testing

/// Rows that are carried in sections with corners, and the touch that carries them.
@Suite struct CarryingTests {
    private static let size = CGSize(width: 200, height: 260)
    private static let small = CGSize(width: 200, height: 220)

    private static func table(_ sections: [[String]], _ style: TableView.Style) -> TableView {
        let table = AnimatedList.table(AnimatedList(sections), height: 260, style: style)
        table.isEditing = true
        return table
    }

    @Test(
        "A carry begins with the old picture and ends with the picture of the new order",
        arguments: Theme.eras)
    func ends(theme: Theme) throws {
        for style in [TableView.Style.plain, .grouped, .insetGrouped] {
            let context = RenderContext(theme: theme)
            let film = try animate(size: Self.size, framesPerSecond: 20, context: context) {
                clock in
                let table = Self.table([["a", "b", "c"]], style)
                clock.at(0) { table.carryRow(at: [0, 0], to: [0, 2], duration: 0.4) }
                return table
            }
            func still(_ rows: [String]) throws -> Bitmap {
                try render(size: Self.size, context: context) { Self.table([rows], style) }
                    .bitmap()
            }
            #expect(try film.bitmap(ofFrame: 0) == still(["a", "b", "c"]), "\(style)")
            let last = film.times.count - 1
            #expect(try film.bitmap(ofFrame: last) == still(["b", "c", "a"]), "\(style)")
        }
    }

    @Test(
        "A row can be carried to the end of another section and into an empty section",
        arguments: [
            (from: IndexPath(row: 0, section: 0), to: IndexPath(row: 1, section: 1)),
            (from: IndexPath(row: 0, section: 0), to: IndexPath(row: 0, section: 2)),
            (from: IndexPath(row: 0, section: 1), to: IndexPath(row: 0, section: 2)),
            (from: IndexPath(row: 0, section: 1), to: IndexPath(row: 2, section: 0)),
        ], [TableView.Style.plain, .grouped, .insetGrouped])
    func toTheEnd(way: (from: IndexPath, to: IndexPath), style: TableView.Style) throws {
        let context = RenderContext(theme: .modern)
        func table(_ sections: [[String]]) -> TableView {
            let list = AnimatedList(sections)
            list.titles = ["One", "Two", "Three"]
            let table = AnimatedList.table(list, height: 400, style: style)
            table.isEditing = true
            return table
        }
        var sections = [["a", "b"], ["c"], []]
        let size = CGSize(width: 200, height: 400)
        let film = try animate(size: size, framesPerSecond: 60, context: context) { clock in
            let table = table([["a", "b"], ["c"], []])
            clock.at(0) { table.carryRow(at: way.from, to: way.to, duration: 0.4) }
            return table
        }
        let row = sections[way.from.section].remove(at: way.from.row)
        sections[way.to.section].insert(row, at: way.to.row)
        let still = try render(size: size, context: context) { table(sections) }.bitmap()
        #expect(try film.bitmap(ofFrame: film.times.count - 1) == still)
        // The other rows have opened the gap before the row is put down.
        let lifting = Theme.modern.animation.reordering.duration
        var carried: CGFloat?
        var end: CGFloat?
        try film.forEachTree { _, time, tree in
            func top(_ indexPath: IndexPath) -> CGFloat? {
                let name = "row \(indexPath.section),\(indexPath.row)"
                return tree.root.children.first { $0.name == name }?.frame.minY
            }
            if carried == nil, time > lifting + 0.4 { carried = top(way.from) }
            end = top(way.to)
        }
        #expect(film.diagnostics.isEmpty, "\(film.diagnostics)")
        #expect(abs((try #require(carried)) - (try #require(end))) < 2)
    }

    @Test("An interactive movement carries a row into an empty section, and back into its own")
    func emptySection() {
        let context = RenderContext(theme: .modern)
        context.run {
            let list = AnimatedList([["a"], [], ["c"]])
            list.titles = ["One", "Two", "Three"]
            let table = AnimatedList.table(list, height: 400, style: .grouped)
            table.isEditing = true
            _ = table.visibleCells
            let home = table.rectForHeader(inSection: 0).midY
            let empty = table.rect(forSection: 1).midY
            #expect(table.beginInteractiveMovementForRow(at: [0, 0]))
            table.updateInteractiveMovementTargetPosition(CGPoint(x: 0, y: empty))
            table.updateInteractiveMovementTargetPosition(CGPoint(x: 0, y: home))
            table.endInteractiveMovement()
            #expect(list.sections == [["a"], [], ["c"]])
            #expect(table.beginInteractiveMovementForRow(at: [0, 0]))
            table.updateInteractiveMovementTargetPosition(CGPoint(x: 0, y: empty))
            table.endInteractiveMovement()
            #expect(list.sections == [[], ["a"], ["c"]])
        }
    }

    @Test("The gap of a carried row divides a card into two cards")
    func room() throws {
        let context = RenderContext(theme: .modern)
        let tree = try render(size: Self.size, context: context) {
            let table = Self.table([["a", "b", "c", "d", "e"]], .insetGrouped)
            context.run {
                table.beginInteractiveMovementForRow(at: [0, 0])
                table.updateInteractiveMovementTargetPosition(CGPoint(x: 0, y: 130))
            }
            return table
        }.renderTree()
        // The first row is held over the third.
        let expected: [String: RectCorner] = [
            "row 0,0": .allCorners, "row 0,1": [.topLeft, .topRight],
            "row 0,2": [.bottomLeft, .bottomRight], "row 0,3": [.topLeft, .topRight],
            "row 0,4": [.bottomLeft, .bottomRight],
        ]
        let rows = tree.root.children.filter { $0.name.hasPrefix("row ") }
        #expect(rows.count == 5)
        for row in rows {
            #expect(row.cornerRadius > 5 && row.maskedCorners == expected[row.name], "\(row.name)")
        }
        let places = Dictionary(uniqueKeysWithValues: rows.map { ($0.name, $0.frame) })
        let gap =
            try #require(places["row 0,3"]).minY - (try #require(places["row 0,2"]).maxY)
        #expect(abs(gap - (try #require(places["row 0,0"]).height)) < 0.01)
    }

    @Test("Rows that become first or last fade to their new corners")
    func corners() throws {
        let film = try animate(
            size: Self.size, framesPerSecond: 60, context: RenderContext(theme: .modern)
        ) { clock in
            let table = Self.table([["a", "b", "c"]], .insetGrouped)
            clock.at(0) { table.carryRow(at: [0, 0], to: [0, 2], duration: 0.4) }
            return table
        }
        var shares: Set<Double> = []
        try film.forEachTree { _, _, tree in
            // The second row becomes the first.
            let row = tree.root.children.first { $0.name == "row 0,1" }
            if case .mix(_, _, let share)? = row?.contents { shares.insert(share) }
        }
        #expect(shares.count > 5)
    }

    @Test("A header that moves for a carried row stays clear in a grouped table")
    func header() throws {
        let film = try animate(
            size: Self.size, framesPerSecond: 20, context: RenderContext(theme: .classic)
        ) { clock in
            let list = AnimatedList([["a", "b"], ["c"]])
            list.headers = true
            let table = AnimatedList.table(list, height: 260, style: .grouped)
            table.isEditing = true
            clock.at(0) { table.carryRow(at: [0, 0], to: [1, 0], duration: 0.4) }
            return table
        }
        var places: Set<CGFloat> = []
        try film.forEachTree { index, _, tree in
            guard let header = tree.root.children.first(where: { $0.name == "header 1" }) else {
                return
            }
            places.insert(header.frame.minY)
            for part in [header] + header.children {
                #expect(part.background == nil, "frame \(index), \(part.name)")
            }
        }
        #expect(places.count > 2)
    }

    @Test(
        "The touch presses the reorder control first, and stays on it during the carry",
        arguments: [0, 1])
    func finger(section: Int) throws {
        let text = """
            screen: {width: 320, height: 400, scale: 1}
            table:
              style: insetGrouped
              editing: true
              sections:
                - header: One
                  rows: [{text: a, movable: true}, {text: b, movable: true}]
                - header: Two
                  rows: [{text: c, movable: true}, {text: d, movable: true}]
            timeline: [{at: 0.3, carry: [0, 0], to: [\(section), 1]}]
            animation: {fps: 30, touches: true}
            """
        let film = try animate(DocumentReader().read(text: text, name: "carry.yaml"))
        var distances: [CGFloat] = []
        try film.forEachTree { _, time, tree in
            var places: [String: CGFloat] = [:]
            func look(_ node: RenderNode, _ y: CGFloat) {
                places[node.name] = y + node.frame.midY
                for child in node.children {
                    look(child, y + node.frame.minY - node.boundsOrigin.y)
                }
            }
            look(tree.root, 0)
            // From the time of the step until the row is put down.
            guard time >= 0.3, time <= 1.1, let row = places["row 0,0"] else { return }
            guard let touch = places["touch"] else {
                Issue.record("no finger at \(time) s")
                return
            }
            distances.append(abs(touch - row))
        }
        #expect(distances.count > 20)
        #expect(try #require(distances.max()) < 2, "\(distances)")
    }

    @Test("The touch stays on the row while the content scrolls")
    func fingerWhileScrolling() throws {
        let rows = (0..<12).map { "{text: r\($0), movable: true}" }.joined(separator: ", ")
        let text = """
            screen: {width: 320, height: 400, scale: 1}
            table: {editing: true, rows: [\(rows)]}
            timeline:
              - {at: 0.2, carry: [0, 3], to: [0, 6], duration: 1.4}
              - {at: 0.8, scroll: {by: 90}}
            animation: {fps: 60, touches: true}
            """
        let film = try animate(DocumentReader().read(text: text, name: "carry.yaml"))
        var distances: [CGFloat] = []
        try film.forEachTree { _, time, tree in
            guard time > 0.5, time < 1.6 else { return }
            let table = try #require(tree.root.children.first { $0.name == "table" })
            let row = try #require(table.children.first { $0.name == "row 0,3" })
            let middle = row.frame.midY - table.boundsOrigin.y
            let touches = tree.root.children.filter { $0.name == "touch" }.map(\.frame.midY)
            distances.append(try #require(touches.map { abs($0 - middle) }.min()))
        }
        #expect(distances.count > 60)
        #expect(try #require(distances.max()) < 1.1, "\(distances)")
    }

    @Test("Steps during a carry use the row numbers after the carry")
    func numbers() throws {
        func document(_ rows: [String], _ rest: String) throws -> TableDocument {
            let rows = rows.map { "{text: \($0), movable: true}" }.joined(separator: ", ")
            return try DocumentReader().read(
                text: """
                    screen: {width: 320, height: 400, scale: 1}
                    table: {editing: true, rows: [\(rows)]}
                    \(rest)
                    """, name: "carry.yaml")
        }
        let film = try animate(
            document(
                ["a", "b", "c", "d"],
                """
                timeline:
                  - {at: 0.1, carry: [0, 0], to: [0, 2], duration: 1}
                  - {at: 0.5, delete: [0, 0]}
                """))
        let still = try render(document(["c", "a", "d"], ""))
        #expect(try film.bitmaps().last == (try still.bitmap()))
    }

    @Test("The movement of a carried row does not depend on the frames")
    func carryingAtAnyRate() throws {
        func tree(_ fps: Double) throws -> String {
            let film = try animate(size: Self.small, duration: 2, framesPerSecond: fps) { clock in
                let table = AnimatedList.table(AnimatedList(rows: 5))
                table.isEditing = true
                clock.at(0) { table.carryRow(at: [0, 0], to: [0, 3], duration: 0.8) }
                return table
            }
            return try film.renderTree(ofFrame: Int(0.7 * fps)).root.dump
        }
        #expect(try tree(10) == tree(60))
    }

    @Test("A carried row is lifted, moved and put down, and the data source moves it")
    func carry() throws {
        let film = try animate(size: Self.small, framesPerSecond: 20) { clock in
            let table = AnimatedList.table(AnimatedList(rows: 5))
            table.isEditing = true
            clock.at(0.05) { table.carryRow(at: [0, 0], to: [0, 3], duration: 0.6) }
            return table
        }
        let after = try render(size: Self.small) {
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

    @Test("A row carried to a later section comes to rest at its new position")
    func carryAcrossSections() throws {
        let film = try animate(size: Self.small, framesPerSecond: 20) { clock in
            let table = AnimatedList.table(AnimatedList([["a", "b"], ["c", "d"]]))
            table.isEditing = true
            clock.at(0.05) { table.carryRow(at: [0, 0], to: [1, 0], duration: 0.6) }
            return table
        }
        let after = try render(size: Self.small) {
            let table = AnimatedList.table(AnimatedList([["b"], ["a", "c", "d"]]))
            table.isEditing = true
            return table
        }
        #expect(try film.bitmaps().last == (try after.bitmap()))
        let tops = try film.rowTops(of: ["a"]).compactMap { $0["a"] }
        #expect(tops == tops.sorted(), "it jumps back: \(tops)")
    }
}

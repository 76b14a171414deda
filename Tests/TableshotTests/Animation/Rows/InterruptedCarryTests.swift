import Foundation
import Tableshot
import Testing

/// Carries interrupted by other steps, and carries beyond the edges of the screen.
@Suite struct InterruptedCarryTests {
    private static let size = CGSize(width: 200, height: 220)

    private static func document(_ rows: [String], _ style: String, _ rest: String) throws
        -> TableDocument
    {
        let rows = rows.map { "{text: \($0), movable: true}" }.joined(separator: ", ")
        return try DocumentReader().read(
            text: """
                screen: {width: 200, height: 300, scale: 1}
                table: {style: \(style), editing: true, rows: [\(rows)]}
                \(rest)
                """, name: "carry.yaml")
    }

    /// Displayed top edges of rows, by their texts, in every frame, including fading rows.
    private static func tops(_ film: Animation) throws -> [[String: CGFloat]] {
        func label(_ node: RenderNode, _ y: CGFloat) -> (text: String, middle: CGFloat)? {
            let top = y + node.frame.minY
            switch node.contents {
            case .text(let layout, _): return (layout.string, top + node.frame.height / 2)
            case .mix(_, let node, _): return label(node, top)
            default:
                return node.children.lazy.compactMap { label($0, top - node.boundsOrigin.y) }.first
            }
        }
        var result: [[String: CGFloat]] = []
        try film.forEachTree { _, _, tree in
            var tops: [String: CGFloat] = [:]
            for node in tree.root.children where node.name.hasPrefix("row ") {
                if let label = label(node, -tree.root.boundsOrigin.y) {
                    tops[label.text] = label.middle - 22
                }
            }
            result.append(tops)
        }
        return result
    }

    private static func steps(_ tops: [CGFloat]) -> CGFloat {
        zip(tops, tops.dropFirst()).map { abs($0 - $1) }.max() ?? .infinity
    }

    @Test(
        "A batch puts a carried row down at its target without a jump",
        arguments: ["plain", "grouped", "insetGrouped"], [0.1, 0.3, 0.5, 0.7, 0.9])
    func batch(style: String, time: Double) throws {
        let film = try animate(
            Self.document(
                ["a", "b", "c", "d", "e"], style,
                """
                timeline:
                  - {at: 0, carry: [0, 0], to: [0, 3]}
                  - {at: \(time), insert: [0, 0], row: {text: new, movable: true}, animation: top}
                animation: {fps: 60}
                """))
        let still = try render(
            Self.document(["new", "b", "c", "d", "a", "e"], style, ""))
        #expect(try film.bitmaps().last == (try still.bitmap()))
        let tops = try Self.tops(film)
        for name in ["a", "b", "d", "e"] {
            let places = tops.compactMap { $0[name] }
            #expect(places.count == tops.count, "\(name) is not there all the time")
            #expect(Self.steps(places) < 24, "\(name) jumps: \(places)")
        }
    }

    @Test("A batch of a changed data source carries the row on with the other rows")
    func swiftBatch() throws {
        var list: AnimatedList?
        let film = try animate(size: Self.size, framesPerSecond: 60) { clock in
            let rows = AnimatedList([["a", "b", "c", "d"]])
            let table = AnimatedList.table(rows)
            table.isEditing = true
            clock.at(0) { table.carryRow(at: [0, 0], to: [0, 2], duration: 0.5) }
            clock.at(0.4) {
                rows.sections[0].insert("new", at: 1)
                table.insertRows(at: [[0, 1]], with: .fade)
            }
            list = rows
            return table
        }
        let tops = try Self.tops(film).compactMap { $0["a"] }
        #expect(tops.count == film.times.count && Self.steps(tops) < 24, "\(tops)")
        #expect(list?.sections == [["new", "b", "c", "a", "d"]])
        let still = try render(size: Self.size) {
            let table = AnimatedList.table(AnimatedList([["new", "b", "c", "a", "d"]]))
            table.isEditing = true
            return table
        }
        #expect(try film.bitmaps().last == (try still.bitmap()))
    }

    @Test("A carried and deleted row disappears, and the data source moves no row")
    func deleted() throws {
        var list: AnimatedList?
        let film = try animate(size: Self.size, framesPerSecond: 60) { clock in
            let rows = AnimatedList([["a", "b", "c"]])
            let table = AnimatedList.table(rows)
            clock.at(0) { table.carryRow(at: [0, 0], to: [0, 2], duration: 0.5) }
            clock.at(0.4) {
                rows.sections[0].removeFirst()
                table.deleteRows(at: [[0, 0]], with: .fade)
            }
            list = rows
            return table
        }
        #expect(
            try film.bitmaps().last == (try AnimatedList.still(AnimatedList([["b", "c"]]))))
        #expect(list?.sections == [["b", "c"]])
    }

    @Test("The end of editing and a second carry put the first row down")
    func others() throws {
        var list: AnimatedList?
        let film = try animate(size: Self.size, framesPerSecond: 60) { clock in
            let rows = AnimatedList([["a", "b", "c", "d"]])
            let table = AnimatedList.table(rows)
            table.isEditing = true
            clock.at(0) { table.carryRow(at: [0, 0], to: [0, 2], duration: 0.5) }
            clock.at(0.3) { table.carryRow(at: [0, 3], to: [0, 0], duration: 0.5) }
            clock.at(0.7) { table.setEditing(false, animated: true) }
            list = rows
            return table
        }
        let names = ["a", "b", "c", "d"]
        let tops = try Self.tops(film)
        for name in names {
            let places = tops.compactMap { $0[name] }
            #expect(places.count == tops.count && Self.steps(places) < 24, "\(name): \(places)")
        }
        #expect(list?.sections == [["d", "b", "c", "a"]])
        let after = AnimatedList([["d", "b", "c", "a"]])
        #expect(try film.bitmaps().last == (try AnimatedList.still(after)))
    }

    @Test(
        "The end of editing puts a row down gradually, and hides its controls with the others",
        arguments: [3, 9])
    func endOfEditing(target: Int) throws {
        let film = try animate(size: Self.size, framesPerSecond: 60) { clock in
            let table = AnimatedList.table(AnimatedList(rows: 12))
            table.isEditing = true
            clock.at(0) { table.carryRow(at: [0, 1], to: [0, target], duration: 1.5) }
            clock.at(0.6) { table.setEditing(false, animated: true) }
            return table
        }
        var shadows: [Double] = []
        try film.forEachTree { frame, time, tree in
            guard time > 0.61, time < 0.8 else { return }
            func label(_ node: RenderNode, _ x: CGFloat) -> (text: String, x: CGFloat)? {
                let left = x + node.frame.minX
                if case .text(let text, _) = node.contents { return (text.string, left) }
                return node.children.lazy.compactMap { label($0, left - node.boundsOrigin.x) }
                    .first
            }
            var texts: [String: CGFloat] = [:]
            for node in tree.root.children where node.name.hasPrefix("row ") {
                guard let label = label(node, 0) else { continue }
                texts[label.text] = label.x
                if label.text == "Row 1" { shadows.append(node.shadow?.color.alpha ?? 0) }
            }
            let other = try #require(texts["Row 0"])
            let carried = try #require(texts["Row 1"], "frame \(frame)")
            #expect(abs(carried - other) < 0.51, "frame \(frame): \(texts)")
        }
        #expect(shadows.count > 8)
        #expect(try #require(shadows.first) > 0 && shadows == shadows.sorted(by: >), "\(shadows)")
        #expect(Set(shadows).count > 6, "\(shadows)")
    }

    @Test(
        "A row carried beyond the edge of the screen stays on the screen, with the touch",
        arguments: [(1, 15), (18, 2), (4, 5)])
    func beyond(source: Int, target: Int) throws {
        let start = source > target ? 660 : 0
        func text(_ names: [Int], _ offset: Int, _ rest: String) -> String {
            let rows = names.map { "{text: Row \($0), movable: true}" }.joined(separator: ", ")
            return """
                screen: {width: 200, height: 220, scale: 1}
                offset: \(offset)
                table: {editing: true, rows: [\(rows)]}
                \(rest)
                """
        }
        let film = try animate(
            DocumentReader().read(
                text: text(
                    Array(0..<20), start,
                    """
                    timeline: [{at: 0.2, carry: [0, \(source)], to: [0, \(target)]}]
                    animation: {fps: 60, touches: true}
                    """), name: "carry.yaml"))
        var tops: [CGFloat] = []
        var fingers: [CGFloat] = []
        try film.forEachTree { index, time, tree in
            var places: [String: CGFloat] = [:]
            func look(_ node: RenderNode, _ y: CGFloat, _ row: CGFloat?) {
                let top = y + node.frame.minY
                let place = node.name.hasPrefix("row ") ? top : row
                if node.name == "touch" { places["touch"] = top + node.frame.height / 2 }
                if case .text(let text, _) = node.contents { places[text.string] = place }
                for child in node.children { look(child, top - node.boundsOrigin.y, place) }
            }
            look(tree.root, 0, nil)
            let top = try #require(places["Row \(source)"], "frame \(index)")
            tops.append(top)
            if time > 0.45, time < 0.95, let finger = places["touch"] {
                fingers.append(abs(finger - top - 22))
            }
        }
        let first = try #require(tops.first)
        #expect(
            tops.allSatisfy { $0 >= min(first, 0) - 0.6 && $0 <= max(first, 176) + 0.6 }, "\(tops)")
        #expect(Self.steps(tops) < 25, "\(tops)")
        #expect(fingers.count > 20 && fingers.allSatisfy { $0 < 2 }, "\(fingers)")
        // It comes to rest at its position, on the screen.
        var names = Array(0..<20)
        names.insert(names.remove(at: source), at: target)
        let offset = target * 44 - Int(try #require(tops.last).rounded())
        let still = try render(
            DocumentReader().read(text: text(names, offset, ""), name: "still.yaml"))
        #expect(try film.bitmaps().last == (try still.bitmap()))
    }

    @Test(
        "A carried row stays above the others while another row is lifted",
        arguments: ["plain", "grouped", "insetGrouped"])
    func secondCarry(style: String) throws {
        let film = try animate(
            Self.document(
                ["a", "b", "c", "d"], style,
                """
                timeline:
                  - {at: 0, carry: [0, 3], to: [0, 0]}
                  - {at: 0.4, carry: [0, 3], to: [0, 1]}
                animation: {fps: 50}
                """))
        let still = try render(Self.document(["d", "c", "a", "b"], style, ""))
        #expect(try film.bitmaps().last == (try still.bitmap()))
        for (time, texts) in zip(film.times, try FilmOfTexts(film).frames)
        where time > 0.3 && time < 0.62 {
            let top = try #require(texts["d"]).order
            #expect(texts.values.allSatisfy { $0.order <= top }, "at \(time) s")
        }
    }
}

import Foundation
import Tableshot
import Testing

/// Steps at the end of a carry and during the descent of the row, and rows whose corners and
/// separators change while their parts slide.
@Suite struct CarryEndTests {
    private static func document(_ theme: String, _ style: String, _ timeline: String) throws
        -> TableDocument
    {
        try DocumentReader().read(
            text: """
                screen: {width: 200, height: 300, scale: 1}
                theme: \(theme)
                table:
                  style: \(style)
                  editing: true
                  sections:
                    - header: One
                      rows: [{text: a, movable: true}, {text: b, movable: true}, {text: c, movable: true}]
                    - header: Two
                      rows: [{text: d, movable: true}]
                timeline: [\(timeline)]
                animation: {fps: 100}
                """, name: "carry.yaml")
    }

    /// Number of pixels that differ visibly from the pixel itself and its neighbours above and
    /// below.
    ///
    /// Bordered sections have higher rows at their ends, so the others may move by up to a pixel.
    private static func difference(_ first: Bitmap, _ second: Bitmap) -> Int {
        func distance(_ a: UInt32, _ b: UInt32) -> Int {
            [UInt32(0), 8, 16].reduce(0) { largest, shift in
                max(largest, abs(Int((a >> shift) & 255) - Int((b >> shift) & 255)))
            }
        }
        var count = 0
        for y in 0..<first.height {
            for x in 0..<first.width {
                let near = max(0, y - 1)...min(first.height - 1, y + 1)
                let least = near.map { distance(first[x, y], second[x, $0]) }.min() ?? 0
                if least > visible { count += 1 }
            }
        }
        return count
    }

    /// Visible difference between frames, of 255.
    ///
    /// The fade of a separator begins with a smaller difference.
    private static let visible = 24

    @Test(
        "A row dropped by a step during a carry continues without turning back",
        arguments: ["delete: [0, 5]", "editing: false", "carry: [0, 4], to: [0, 5]"])
    func goesOn(step: String) throws {
        let rows = "abcdef".map { "{text: \($0), movable: true}" }.joined(separator: ", ")
        let document = try DocumentReader().read(
            text: """
                screen: {width: 200, height: 300, scale: 1}
                table: {editing: true, rows: [\(rows)]}
                timeline: [{at: 0, carry: [0, 0], to: [0, 3]}, {at: 0.6, \(step)}]
                animation: {fps: 60, duration: 1.2}
                """, name: "drop.yaml")
        let tops = try FilmOfTexts(animate(document)).tops(of: "a").map { $0.rounded() }
        try #require(tops.count > 60)
        #expect(zip(tops, tops.dropFirst()).allSatisfy { $0 <= $1 })
        #expect(tops.last == 132)
    }

    @Test(
        "A step at the end of a carry or during the descent begins with the carry's own frame",
        arguments: [("classic", "grouped"), ("modern", "insetGrouped"), ("glass", "insetGrouped")],
        [
            "editing: false", "delete: [0, 0]", "insert: [0, 1], row: {text: n}",
            "move: [0, 0], to: [0, 1]", "carry: [0, 1], to: [0, 0], duration: 0.5",
        ])
    func begins(look: (theme: String, style: String), step: String) throws {
        // The lift of the row takes 0.25 s, and so does the descent.
        for (target, time) in [("[0, 2]", 1.0), ("[1, 0]", 1.0), ("[0, 2]", 0.85)] {
            let carry = "{at: 0, carry: [0, 0], to: \(target), duration: 0.5}"
            let alone = try animate(Self.document(look.theme, look.style, carry))
            let film = try animate(
                Self.document(look.theme, look.style, "\(carry), {at: \(time), \(step)}"))
            let frame = Int((time * 100).rounded())
            let before = try alone.bitmap(ofFrame: min(frame, alone.times.count - 1))
            let changed = Self.difference(before, try film.bitmap(ofFrame: frame))
            // During the descent, texts of rows with changing borders move by half a point at once.
            let most = look.theme == "classic" && time < 1 ? 600 : 4
            #expect(changed < most, "\(target) at \(time) s: \(changed) pixels jump")
        }
    }

    /// Number of times that each text is visible, including mixed pictures, and its position.
    private static func places(_ tree: RenderNode) -> [String: Set<Int>] {
        var result: [String: Set<Int>] = [:]
        func look(_ node: RenderNode, _ x: CGFloat) {
            let left = x + node.frame.minX
            switch node.contents {
            case .text(let text, _): result[text.string, default: []].insert(Int(left.rounded()))
            case .mix(let first, let second, let share):
                if share < 1 { look(first, left - node.boundsOrigin.x) }
                if share > 0 { look(second, left - node.boundsOrigin.x) }
            default: break
            }
            for child in node.children { look(child, left - node.boundsOrigin.x) }
        }
        look(tree, 0)
        return result
    }

    @Test(
        "Texts slide and are visible once if editing ends while rows of a card move",
        arguments: [("classic", "grouped"), ("modern", "insetGrouped"), ("glass", "insetGrouped")],
        [
            "{at: 0.1, delete: [0, 2]}, {at: 0.2, editing: false}",
            "{at: 0.1, move: [0, 0], to: [0, 2]}, {at: 0.1, editing: false}",
            "{at: 0, carry: [0, 0], to: [0, 2], duration: 0.5}, {at: 0.6, editing: false}",
            "{at: 0, carry: [0, 0], to: [0, 2], duration: 0.5}, {at: 0.85, editing: false}",
        ])
    func slides(look: (theme: String, style: String), timeline: String) throws {
        let film = try animate(Self.document(look.theme, look.style, timeline))
        var seen = Set<Int>()
        try film.forEachTree { frame, time, tree in
            for (text, lefts) in Self.places(tree.root) where ["a", "b"].contains(text) {
                #expect(lefts.count == 1, "\(text) is seen at \(lefts) at \(time) s")
                seen.formUnion(lefts)
            }
        }
        #expect(seen.count > 8, "nothing slides: \(seen)")
    }

    @Test(
        "A section that changes while others open a gap stays below its header",
        arguments: [("classic", "grouped"), ("modern", "insetGrouped"), ("glass", "insetGrouped")],
        [0.5, 0.7])
    func staysBelowHeader(look: (theme: String, style: String), time: Double) throws {
        let film = try animate(
            Self.document(
                look.theme, look.style,
                """
                {at: 0, carry: [0, 0], to: [0, 2]}, {at: \(time), delete: [0, 1]},
                {at: \(time), insert: [1, 0], row: {text: n}}
                """))
        var count = 0
        try film.forEachTree { _, time, tree in
            let nodes = tree.root.children
            guard let box = nodes.first(where: { $0.name == "section 1" }),
                let header = nodes.first(where: { $0.name == "header 1" })
            else { return }
            count += 1
            #expect(box.frame.minY > header.frame.maxY - 2, "at \(time) s")
        }
        #expect(count > 10)
    }
}

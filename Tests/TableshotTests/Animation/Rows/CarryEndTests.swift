import Foundation
import Tableshot
import Testing

/// Steps at the very end of a carry, and while the row is put down; and rows that come to other corners and
/// lines of their section's box while parts slide in them.
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

    /// How many pixels differ visibly.
    private static func difference(_ first: Bitmap, _ second: Bitmap) -> Int {
        var count = 0
        for y in 0..<first.height {
            for x in 0..<first.width {
                let (a, b) = (first[x, y], second[x, y])
                var most = 0
                for shift in [UInt32(0), 8, 16] {
                    let (old, new) = (Int((a >> shift) & 255), Int((b >> shift) & 255))
                    most = max(most, abs(old - new))
                }
                if most > 12 { count += 1 }
            }
        }
        return count
    }

    @Test(
        "A step at the end of a carry, or while the row is put down, begins with what is shown without it",
        arguments: [("classic", "grouped"), ("modern", "insetGrouped"), ("glass", "insetGrouped")],
        [
            "editing: false", "delete: [0, 0]", "insert: [0, 1], row: {text: n}",
            "move: [0, 0], to: [0, 1]", "carry: [0, 1], to: [0, 0], duration: 0.5",
        ])
    func begins(look: (theme: String, style: String), step: String) throws {
        // It takes 0.25 s to lift the row, and as long to put it down.
        for (target, time) in [("[0, 2]", 1.0), ("[1, 0]", 1.0), ("[0, 2]", 0.85)] {
            let carry = "{at: 0, carry: [0, 0], to: \(target), duration: 0.5}"
            let alone = try animate(Self.document(look.theme, look.style, carry))
            let film = try animate(
                Self.document(look.theme, look.style, "\(carry), {at: \(time), \(step)}"))
            let frame = Int((time * 100).rounded())
            let before = try alone.bitmap(ofFrame: min(frame, alone.times.count - 1))
            let changed = Self.difference(before, try film.bitmap(ofFrame: frame))
            #expect(changed < 4, "\(target) at \(time) s: \(changed) pixels jump")
        }
    }

    /// How often each text is seen, in the forms that are mixed too, and where it begins.
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
        "Editing that ends while rows of a box move slides their texts, and shows each once",
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
}

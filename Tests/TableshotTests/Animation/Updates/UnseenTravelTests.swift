import Foundation
import TableMockups
import Tableshot
import Testing

/// Moves of sections and rows outside of the viewport.
///
/// Rows move with their section.
@Suite struct UnseenTravelTests {
    private static let styles = ["plain", "grouped", "insetGrouped"]

    private static func film(
        _ style: String, top: String, _ change: String, rows: [Int] = Array(repeating: 3, count: 12)
    ) throws -> Animation {
        let sections = rows.enumerated().map { section, count in
            let rows = (0..<count).map { "{text: S\(section) \($0)}" }
            return "    - {header: H\(section), rows: [\(rows.joined(separator: ", "))]}"
        }
        let text = """
            screen: {width: 200, height: 220, scale: 1}
            theme: ios13
            table:
              style: \(style)
              sections:
            \(sections.joined(separator: "\n").replacingOccurrences(of: "    -", with: "    -"))
            timeline:
              - {at: 0, scroll: {to: \(top), position: top}, duration: 0.001}
              - {at: 0.1, \(change)}
            animation: {fps: 60}

            """
        return try animate(DocumentReader().read(text: text))
    }

    /// Nodes of a table on its screen.
    private static func shown(_ tree: RenderTree) -> [RenderNode] {
        let screen = CGRect(origin: tree.root.boundsOrigin, size: tree.root.frame.size)
        return tree.root.children.filter { $0.frame.intersects(screen) }
    }

    @Test(
        "A section that moves between positions outside of the screen stays invisible",
        arguments: styles,
        [
            "moveSection: 0, toSection: 11", "moveSection: 11, toSection: 0",
            "update: [{moveSection: 0, toSection: 11}, {insert: [11, 0], rows: [{text: New}]}]",
        ])
    func section(style: String, change: String) throws {
        let film = try Self.film(style, top: "[6, 0]", change)
        try film.forEachTree { frame, _, tree in
            let boxes = Self.shown(tree).map(\.name).filter { $0.hasPrefix("section ") }
            #expect(boxes == [], "frame \(frame)")
        }
        let texts = try FilmOfTexts(film)
        let moved = change.contains("moveSection: 0") ? "S0 " : "S11 "
        for (number, frame) in texts.frames.enumerated().dropFirst(2) {
            let seen = frame.filter { $0.key.hasPrefix(moved) && !$0.value.shown.isEmpty }
            #expect(seen.isEmpty, "frame \(number): \(seen.keys)")
        }
    }

    @Test("The background of a section ends at its last drawn row", arguments: styles)
    func long(style: String) throws {
        let film = try Self.film(
            style, top: "[2, 0]", "moveSection: 2, toSection: 0", rows: [40, 40, 40, 3, 3, 3])
        var frames = 0
        try film.forEachTree { frame, _, tree in
            let nodes = Self.shown(tree)
            for box in nodes where box.name == "section 0 background" {
                frames += 1
                let rows = nodes.filter {
                    $0.name.hasPrefix("row 0,") || $0.name == "header 0" || $0.name == "row"
                }
                let bottom = rows.map(\.frame.maxY).max() ?? -.infinity
                #expect(box.frame.maxY <= bottom + 0.01, "frame \(frame)")
            }
        }
        #expect(frames > 1)
    }
}

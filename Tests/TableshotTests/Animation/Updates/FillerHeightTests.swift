import Foundation
import TableMockups
import Tableshot
import Testing

/// The empty rows below the last one while the heights of rows change.
@Suite struct FillerHeightTests {
    private static func film(_ rows: String, _ steps: String) throws -> Animation {
        try animate(
            DocumentReader().read(
                text: """
                    screen: {width: 200, height: 400, scale: 1}
                    theme: flat
                    table: {rows: [\(rows)]}
                    timeline: [\(steps)]
                    animation: {fps: 20}

                    """))
    }

    /// From each line of an empty row to the next, in points.
    private static func pitches(_ tree: RenderTree) -> [CGFloat] {
        let lines = tree.root.children.filter { $0.name.hasPrefix("filler ") }.map(\.frame.minY)
        return zip(lines, lines.dropFirst()).map { $1 - $0 }
    }

    @Test("Empty rows become as high as the rows, by and by, and are so in the end")
    func grow() throws {
        let film = try Self.film(
            "{text: One, height: 60}",
            "{at: 0.1, reload: [0, 0], row: {text: One, height: 90}}")
        var all: [CGFloat] = []
        try film.forEachTree { frame, _, tree in
            let pitches = Self.pitches(tree)
            let first = try #require(pitches.first)
            #expect(pitches.allSatisfy { abs($0 - first) <= 1 }, "frame \(frame): \(pitches)")
            all.append(first)
        }
        #expect(all.first == 60)
        #expect(all.last == 90)
        #expect(zip(all, all.dropFirst()).allSatisfy { $0 <= $1 + 1 }, "\(all)")
        #expect(Set(all).count > 4, "\(all)")
    }

    @Test("Rows of several heights leave empty ones the table's height")
    func varying() throws {
        let film = try Self.film(
            "{text: One, height: 60}, {text: Two, height: 60}",
            "{at: 0.1, reload: [0, 0], row: {text: One, height: 90}}")
        var last: [CGFloat] = []
        try film.forEachTree { _, _, tree in last = Self.pitches(tree) }
        try #require(!last.isEmpty)
        #expect(last.allSatisfy { $0 == 44 }, "\(last)")
    }
}

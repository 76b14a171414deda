import Foundation
import TableMockups
import Tableshot
import Testing

/// Filler rows below the last row while the heights of rows change.
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

    /// Distances between the separators of filler rows, in points.
    private static func pitches(_ tree: RenderTree) -> [CGFloat] {
        let lines = tree.root.children.filter { $0.name.hasPrefix("filler ") }.map(\.frame.minY)
        return zip(lines, lines.dropFirst()).map { $1 - $0 }
    }

    @Test("Filler rows gradually adopt the new height of the rows")
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

    @Test("Filler rows have the table's height below rows of different heights")
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

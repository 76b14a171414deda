import Foundation
import TableMockups
import Tableshot
import Testing

/// Batches that begin during other batches: no row appears or disappears suddenly.
@Suite struct InterruptedBatchesTests {
    struct Film: CustomTestStringConvertible {
        /// Description of the animation.
        let name: String
        var style = "plain"
        var height = 260
        /// Content offset of the table, in points.
        var offset = 0
        /// Numbers of rows in the sections, from section A.
        let rows: [Int]
        /// Steps at intervals of 0.15 seconds.
        let steps: [String]

        var testDescription: String { name }

        var document: String {
            let sections = zip("ABCDEFG", rows).map { letter, count in
                let rows = (0..<count).map { "{text: \(letter)\($0)}" }.joined(separator: ", ")
                return "    - {header: H\(letter), rows: [\(rows)]}"
            }
            let steps = steps.enumerated().map { index, step in
                "  - {at: \(0.1 + 0.15 * Double(index)), duration: 0.3, \(step)}"
            }
            return """
                screen: {width: 320, height: \(height), scale: 1}
                theme: ios13
                offset: \(offset)
                table:
                  style: \(style)
                  sections:
                \(sections.joined(separator: "\n"))
                timeline:
                \(steps.joined(separator: "\n"))
                animation: {fps: 400}

                """
        }
    }

    private static let new = "section: {header: HN, rows: [{text: N0}, {text: N1}, {text: N2}]}"

    static let films = [
        Film(
            name: "a section leaves below the screen, its header after its rows",
            style: "insetGrouped", rows: [3, 1, 1, 3],
            steps: ["deleteSection: 1, animation: fade", "moveSection: 0, toSection: 2"]),
        Film(
            name: "a header leaves below the screen", style: "grouped", height: 340,
            rows: [1, 3, 2, 2],
            steps: ["insertSection: 0, \(new), animation: right", "moveSection: 4, toSection: 2"]),
        Film(
            name: "a row comes from below the screen while others are pushed down", height: 200,
            rows: [1, 4, 2],
            steps: [
                "insert: [0, 0], rows: [{text: R}], animation: right", "move: [2, 0], to: [0, 0]",
            ]),
        Film(
            name: "a row comes where another has just left", rows: [3, 2],
            steps: [
                "move: [0, 2], to: [1, 0]", "insert: [0, 2], rows: [{text: R}], animation: top",
            ]),
        Film(
            name: "a row comes from below where another has just left", rows: [3, 2],
            steps: [
                "move: [0, 1], to: [1, 0]", "insert: [0, 1], rows: [{text: R}], animation: bottom",
            ]),
        Film(
            name: "a row is uncovered where another has just left", rows: [3, 2],
            steps: [
                "move: [0, 1], to: [1, 0]", "insert: [0, 1], rows: [{text: R}], animation: middle",
            ]),
        Film(
            name: "two sections beside each other leave", height: 480, rows: [2, 2, 2, 3],
            steps: [
                "deleteSection: 2, animation: middle", "deleteSection: 1, animation: bottom",
                "insert: [1, 0], rows: [{text: R}], animation: fade",
            ]),
        Film(
            name: "a section leaves while it moves", height: 340, rows: [2, 4],
            steps: ["delete: [0, 0], animation: top", "deleteSection: 0, animation: left"]),
        Film(
            name: "a grouped section leaves while it moves", style: "grouped", height: 480,
            rows: [1, 3],
            steps: ["moveSection: 0, toSection: 1", "deleteSection: 0, animation: fade"]),
        Film(
            name: "a section leaves while it passes the others", height: 340, rows: [3, 2],
            steps: ["moveSection: 0, toSection: 1", "deleteSection: 1, animation: right"]),
        Film(
            name: "a section that ends below the screen leaves", rows: [3, 1, 4, 3],
            steps: [
                "insert: [2, 1], rows: [{text: R}], animation: fade",
                "deleteSection: 2, animation: bottom",
            ]),
        Film(
            name: "a section that comes moves to another place", style: "grouped", height: 480,
            rows: [1, 2],
            steps: ["insertSection: 1, \(new), animation: bottom", "moveSection: 1, toSection: 0"]),
        Film(
            name: "the last section leaves, and another comes in its place", rows: [4, 3],
            steps: [
                "deleteSection: 1, animation: middle",
                "insertSection: 1, \(new), animation: bottom",
            ]),
        Film(
            name: "the first section leaves, and another comes in its place", style: "grouped",
            height: 340, rows: [3, 3],
            steps: [
                "deleteSection: 0, animation: bottom", "insertSection: 0, \(new), animation: top",
            ]),
        Film(
            name: "a section leaves before it has come", height: 480, rows: [1, 2, 2],
            steps: [
                "insertSection: 2, \(new), animation: top", "deleteSection: 2, animation: fade",
            ]),
        Film(
            name: "a section that is uncovered leaves before it has come", height: 300,
            rows: [1, 2, 2],
            steps: [
                "insertSection: 2, \(new), animation: middle", "deleteSection: 2, animation: top",
            ]),
        Film(
            name: "a section that comes below the screen's edge moves above it", style: "grouped",
            height: 200, offset: 70, rows: [3, 5, 3],
            steps: ["insertSection: 1, \(new), animation: fade", "moveSection: 1, toSection: 0"]),
        Film(
            name: "rows come that are pushed below the screen", rows: [2, 1],
            steps: [
                "moveSection: 1, toSection: 0", "insertSection: 2, \(new), animation: top",
            ]),
        Film(
            name: "a section comes at the top of a grouped table", style: "insetGrouped",
            rows: [2, 2], steps: ["insertSection: 0, \(new), animation: top"]),
    ]

    @Test(arguments: films)
    func `no text appears or disappears suddenly`(_ film: Film) throws {
        let animation = try animate(DocumentReader().read(text: film.document))
        let frames = try FilmOfTexts(animation).frames
        let names = Set(frames.flatMap(\.keys))
        try #require(!names.isEmpty && frames.count > 1)
        for (number, (before, after)) in zip(frames, frames.dropFirst()).enumerated() {
            for name in names {
                // A text moves by at most 9 points in a frame.
                let change = abs((before[name]?.amount ?? 0) - (after[name]?.amount ?? 0))
                #expect(change < 10, "\(name) at frame \(number + 1): \(change)")
                if let top = before[name]?.top, let next = after[name]?.top,
                    before[name]?.amount ?? 0 > 0, after[name]?.amount ?? 0 > 0
                {
                    #expect(abs(top - next) < 10, "\(name) at frame \(number + 1)")
                }
            }
        }
    }

    @Test(arguments: ["moveSection: 3, toSection: 0", "moveSection: 0, toSection: 3"])
    func `a section passes the screen with all of its rows`(step: String) throws {
        let goesUp = step.hasPrefix("moveSection: 3")
        let film = Film(
            name: "passing", style: "grouped", height: 200, offset: goesUp ? 383 : 180,
            rows: [5, 2, 1, 5], steps: [step])
        let frames = try FilmOfTexts(animate(DocumentReader().read(text: film.document))).frames
        let letter = goesUp ? "D" : "A"
        let names = (0..<5).map { "\(letter)\($0)" }
        var seen: Set<String> = []
        for (number, texts) in frames.enumerated() {
            let shown = names.filter { texts[$0]?.amount ?? 0 > 1 }
            seen.formUnion(shown)
            // No row between two visible rows is missing.
            let first = shown.first.flatMap(names.firstIndex),
                last = shown.last.flatMap(names.firstIndex)
            guard let first, let last else { continue }
            #expect(shown.count == last - first + 1, "frame \(number): \(shown)")
        }
        #expect(seen.count == 5, "\(seen.sorted())")
    }
}

extension FilmOfTexts.Text {
    /// Visible height of the text's label, in points.
    fileprivate var amount: CGFloat { shown.isEmpty ? 0 : shown.height * opacity }
}

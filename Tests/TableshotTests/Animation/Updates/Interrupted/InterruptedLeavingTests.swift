import Foundation
import TableMockups
import Tableshot
import Testing

/// Rows that move off the screen, or beyond its edge, and move again before the end.
@Suite struct InterruptedLeavingTests {
    private static let styles = ["plain", "grouped", "insetGrouped"]

    private static func film(_ style: String, _ rows: [Int], _ steps: String) throws -> FilmOfTexts
    {
        try FilmOfTexts(animation(style, rows, steps))
    }

    private static func animation(
        _ style: String, _ rows: [Int], _ steps: String
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
            \(sections.joined(separator: "\n"))
            timeline: [\(steps)]
            animation: {fps: 100}

            """
        return try animate(DocumentReader().read(text: text))
    }

    @Test("A row that was never on the screen enters from its edge", arguments: styles)
    func neverSeen(style: String) throws {
        let film = try Self.film(
            style, [30],
            "{at: 0, move: [0, 15], to: [0, 25]}, {at: 0.15, move: [0, 25], to: [0, 1]}")
        let tops = film.tops(of: "S0 15")
        #expect(try #require(tops.first) > 190, "\(tops)")
        #expect(zip(tops, tops.dropFirst()).allSatisfy { $0 >= $1 - 0.01 }, "\(tops)")
    }

    @Test(
        "A row that leaves the screen and moves again beyond it stays out of sight",
        arguments: styles, [0.05, 0.15, 0.25])
    func elsewhere(style: String, second: Double) throws {
        let film = try Self.film(
            style, [5, 5, 5, 5],
            "{at: 0, move: [0, 1], to: [3, 1]}, {at: \(second), move: [3, 1], to: [1, 3]}")
        let tops = film.tops(of: "S0 1")
        #expect(zip(tops, tops.dropFirst()).allSatisfy { $0 <= $1 + 1 }, "\(tops)")
        #expect(try #require(tops.last) > 190, "\(tops)")
    }

    @Test(
        "A row that leaves the screen and returns turns at its present position", arguments: styles,
        [0.05, 0.15, 0.28])
    func back(style: String, second: Double) throws {
        let film = try Self.film(
            style, [20],
            "{at: 0, move: [0, 1], to: [0, 15]}, {at: \(second), move: [0, 15], to: [0, 2]}")
        #expect(film.longestStep(of: "S0 1") < 12, "\(film.tops(of: "S0 1"))")
    }

    @Test(
        "A row moving to a section that moves to the screen continues from its present position",
        arguments: styles, [0.05, 0.15, 0.28])
    func sectionComes(style: String, second: Double) throws {
        let film = try Self.film(
            style, [3, 3, 3, 3, 3],
            "{at: 0, move: [0, 1], to: [3, 1]}, {at: \(second), moveSection: 3, toSection: 0}")
        #expect(film.longestStep(of: "S0 1") < 30, "\(film.tops(of: "S0 1"))")
    }

    @Test(
        "A row deleted beside an inserted row keeps its visible part", arguments: styles,
        ["top", "fade", "bottom"])
    func besideComing(style: String, animation: String) throws {
        let film = try Self.film(
            style, [4],
            "{at: 0, insert: [0, 0], rows: [{text: N1}, {text: N2}], animation: \(animation)}, "
                + "{at: 0.1, delete: [0, 2], animation: fade}")
        let before = try #require(film.frames[9]["S0 0"])
        let after = try #require(film.frames[12]["S0 0"])
        #expect(after.shown.height > before.shown.height - 6, "\(before.shown) \(after.shown)")
    }

    @Test(
        "The header of a section that leaves the screen and returns is drawn once",
        arguments: styles, [0.0, 0.04, 0.2])
    func header(style: String, second: Double) throws {
        let animation = try Self.animation(
            style, [2, 2, 2, 2, 2, 2],
            "{at: 0, moveSection: 0, toSection: 4}, {at: \(second), moveSection: 4, toSection: 1}")
        let name = style == "plain" ? "H0" : "H0".uppercased()
        func count(_ node: RenderNode) -> Int {
            var own = 0
            if case .text(let text, _) = node.contents, text.string == name { own = 1 }
            return node.children.reduce(own) { $0 + count($1) }
        }
        try animation.forEachTree { frame, _, tree in
            #expect(count(tree.root) <= 1, "frame \(frame)")
        }
        guard second == 0 else { return }
        let still = try Self.animation(
            style, [2, 2, 2, 2, 2, 2], "{at: 1, moveSection: 0, toSection: 1}")
        #expect(try animation.bitmap(ofFrame: 0) == still.bitmap(ofFrame: 0))
    }
}

import Foundation
import TableMockups
import Tableshot
import Testing

/// Batches that change a moving row or its section.
///
/// Rows neither jump nor disappear for a frame nor pass from above their neighbours to below them.
@Suite struct InterruptedMovementTests {
    private static let styles = ["plain", "grouped", "insetGrouped"]
    /// Frame in which the second batch begins.
    private static let second = 9

    private static func film(_ style: String, _ steps: String) throws -> FilmOfTexts {
        let text = """
            screen: {width: 200, height: 480, scale: 1}
            theme: ios13
            table:
              style: \(style)
              sections:
                - {header: One, footer: End, rows: [{text: A1}, {text: A2}, {text: A3}]}
                - {header: Two, rows: [{text: B1}, {text: B2}]}
                - {header: Three, rows: [{text: C1}]}
            timeline: [\(steps)]
            animation: {fps: 60}

            """
        return try FilmOfTexts(animate(DocumentReader().read(text: text)))
    }

    @Test(
        "A row deleted on its way to another section continues from its position, above all rows",
        arguments: styles, ["fade", "left", "right", "top", "bottom", "middle", "automatic"])
    func deleted(style: String, animation: String) throws {
        let film = try Self.film(
            style,
            "{at: 0, move: [0, 0], to: [1, 0]}, {at: 0.15, delete: [1, 0], animation: \(animation)}"
        )
        #expect(film.longestStep(of: "A1") < 20, "\(film.tops(of: "A1"))")
        // The deletion takes 0.3 s, and gradually clips the row.
        for (number, frame) in film.frames.enumerated().dropFirst(3).prefix(22) {
            let row = try #require(frame["A1"], "gone in frame \(number)")
            // In a plain table, headers and footers lie above all rows.
            let edges = style == "plain" ? ["One", "End", "Two", "Three"] : []
            let others = frame.filter { $0.key != "A1" && !edges.contains($0.key) }
            for edge in edges {
                #expect(
                    frame[edge].map { $0.order > row.order } != false, "frame \(number): \(edge)")
            }
            let above = others.filter { $0.value.order > row.order }.keys.sorted()
            #expect(above == [], "frame \(number)")
            if number <= 16 { #expect(!row.shown.isEmpty, "not seen in frame \(number)") }
        }
    }

    @Test(
        "A row deleted while it moves within its section stays above its neighbours",
        arguments: styles)
    func deletedInSection(style: String) throws {
        let film = try Self.film(
            style, "{at: 0, move: [0, 0], to: [0, 2]}, {at: 0.1, delete: [0, 2], animation: fade}")
        #expect(film.longestStep(of: "A1") < 16, "\(film.tops(of: "A1"))")
        for frame in film.frames[3..<12] {
            let row = try #require(frame["A1"])
            #expect(!row.shown.isEmpty)
            let (second, third) = (try #require(frame["A2"]), try #require(frame["A3"]))
            #expect(row.order > second.order && row.order > third.order)
        }
    }

    @Test(
        "A row reloaded while it moves continues its movement", arguments: styles)
    func reloaded(style: String) throws {
        let film = try Self.film(
            style,
            "{at: 0, move: [0, 0], to: [1, 0]}, "
                + "{at: 0.15, reload: [1, 0], row: {text: New}, animation: fade}")
        for text in ["A1", "New"] {
            #expect(film.longestStep(of: text) < 16, "\(film.tops(of: text))")
        }
        for (number, frame) in film.frames.enumerated() where number > Self.second {
            guard let old = frame["A1"], let new = frame["New"] else { continue }
            #expect(abs(old.top - new.top) < 0.01, "frame \(number)")
            #expect(new.order > old.order)
        }
        let frame = film.frames[Self.second + 2]
        let below = ["A2", "A3", "B1", "B2"].compactMap { frame[$0]?.order }
        #expect(try #require(frame["A1"]).order > #require(below.max()))
    }

    @Test("A row that moves while it is inserted is visible all the way", arguments: styles)
    func movedWhileComing(style: String) throws {
        let film = try Self.film(
            style,
            "{at: 0, insert: [0, 1], row: {text: New}, animation: fade}, "
                + "{at: 0.15, move: [0, 1], to: [1, 1]}")
        #expect(film.longestStep(of: "New") < 20, "\(film.tops(of: "New"))")
        for (number, frame) in film.frames.enumerated().dropFirst(Self.second) {
            let row = try #require(frame["New"], "gone in frame \(number)")
            #expect(!row.shown.isEmpty, "not seen in frame \(number)")
        }
    }

    @Test(
        "Headers continue to move if their section is deleted or reloaded",
        arguments: styles, ["deleteSection: 1", "reloadSection: 1"])
    func headers(style: String, change: String) throws {
        let film = try Self.film(
            style,
            "{at: 0, move: [0, 0], to: [1, 0]}, {at: 0.15, \(change), animation: fade}")
        let name = style == "plain" ? "Two" : "TWO"
        let tops = film.tops(of: name)
        #expect(film.longestStep(of: name) < 8, "\(tops)")
        // The header still moves when the second batch begins.
        let second = tops[Self.second + 1]
        if style != "plain" {
            #expect(abs(second - tops[Self.second + 5]) > 4, "\(tops)")
        }
    }

    @Test(
        "A header deleted during its insertion fades out from its present opacity",
        arguments: styles)
    func headerWhileComing(style: String) throws {
        let film = try Self.film(
            style,
            "{at: 0, insertSection: 1, section: {header: New, rows: [{text: N1}]}, "
                + "animation: fade}, {at: 0.15, deleteSection: 1, animation: fade}")
        let name = style == "plain" ? "New" : "NEW"
        let opacities = film.frames.compactMap { $0[name]?.opacity }
        let steps = zip(opacities, opacities.dropFirst()).map { abs($0 - $1) }
        #expect(opacities.count > 20)
        #expect(try #require(steps.max()) < 0.25, "\(opacities)")
    }

    @Test(
        "A section deleted while it moves past others stays above them", arguments: styles)
    func movedSection(style: String) throws {
        let film = try Self.film(
            style, "{at: 0, moveSection: 0, toSection: 2}, {at: 0.15, deleteSection: 2}")
        #expect(film.longestStep(of: "A2") < 24, "\(film.tops(of: "A2"))")
        for (number, frame) in film.frames.enumerated().dropFirst(3).prefix(18) {
            let others = ["B1", "B2", "C1"].compactMap { frame[$0]?.order }
            let own = ["A1", "A2", "A3"].compactMap { frame[$0]?.order }
            #expect(try #require(own.min()) > #require(others.max()), "frame \(number)")
        }
    }
}

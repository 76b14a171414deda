import Foundation
import TableMockups
import Tableshot
import Testing

/// Sections that are inserted, deleted, moved or reloaded while their rows change, and the reverse.
@Suite struct InterruptedSectionsTests {
    private static func film(_ look: (theme: String, style: String), _ steps: String) throws
        -> Animation
    {
        try animate(
            DocumentReader().read(
                text: """
                    screen: {width: 320, height: 260, scale: 1}
                    theme: \(look.theme)
                    table:
                      style: \(look.style)
                      sections:
                        - rows: [{text: Above}]
                        - rows: [{text: A}, {text: B}, {text: C}]
                    timeline: [\(steps)]
                    animation: {fps: 50}

                    """))
    }

    @Test(
        "A section deleted during its reload begins with its visible state",
        arguments: [("flat", "grouped"), ("ios13", "insetGrouped"), ("classic", "grouped")],
        ["fade", "middle"])
    func deletedWhileReloaded(look: (theme: String, style: String), animation: String) throws {
        let reload = "{at: 0.1, reloadSection: 1, section: {rows: [{text: New}]}, animation: fade}"
        let alone = try Self.film(look, reload)
        let film = try Self.film(
            look, "\(reload), {at: 0.2, deleteSection: 1, animation: \(animation)}")
        #expect(try film.bitmap(ofFrame: 10) == (try alone.bitmap(ofFrame: 10)))
    }

    @Test(
        "A move of a section or row to its own position does not change running animations",
        arguments: [("ios13", "grouped"), ("classic", "grouped"), ("ios13", "plain")],
        ["moveSection: 1, toSection: 1", "move: [1, 0], to: [1, 0]"])
    func movedToItsPlace(look: (theme: String, style: String), step: String) throws {
        let insert = "{at: 0.1, insert: [1, 1], row: {text: New}, duration: 0.5}"
        let alone = try Self.film(look, insert)
        let film = try Self.film(look, "\(insert), {at: 0.3, \(step)}")
        for index in alone.times.indices where index < film.times.count {
            #expect(
                try film.bitmap(ofFrame: index) == (try alone.bitmap(ofFrame: index)),
                "frame \(index)")
        }
    }

    @Test(
        "Inserted rows move with their section",
        arguments: [
            "{at: 0.1, reload: [1, 0], row: {text: New}, animation: fade}, "
                + "{at: 0.2, moveSection: 1, toSection: 0}",
            "{at: 0.1, insert: [1, 0], row: {text: New}, animation: left}, "
                + "{at: 0.2, moveSection: 0, toSection: 1}",
            "{at: 0.1, reloadSection: 1, section: {rows: [{text: New}]}, animation: fade}, "
                + "{at: 0.2, moveSection: 1, toSection: 0}",
        ])
    func comeInMovingSection(steps: String) throws {
        let film = try Self.film(("ios13", "plain"), steps)
        var looked = 0
        for (time, texts) in zip(film.times, try FilmOfTexts(film).frames)
        where time > 0.36 && time < 0.5 {
            looked += 1
            #expect(try #require(texts["New"]).shown.height > 20, "at \(time) s")
        }
        #expect(looked > 0)
    }

    @Test(
        "A change in a section during its insertion is gradual",
        arguments: [("ios13", "insetGrouped"), ("classic", "grouped")],
        ["left", "right", "top"])
    func changedWhileComing(look: (theme: String, style: String), animation: String) throws {
        let rows = "section: {rows: [{text: N0}, {text: N1}, {text: N2}]}"
        let coming =
            "{at: 0.1, insertSection: 1, \(rows), animation: \(animation), duration: 0.4}"
        let most = try #require(try FilmOfChanges(Self.film(look, coming)).changes.max())
        let film = try Self.film(
            look, "\(coming), {at: 0.3, insert: [1, 1], row: {text: New}, animation: fade}")
        let changed = try FilmOfChanges(film).changes
        try #require(!changed.isEmpty)
        #expect(changed.allSatisfy { $0 < most * 3 / 2 + 600 }, "\(most): \(changed)")
    }

    @Test("A row that moves out of an inserted section stays visible in later changes")
    func movedOutOfComingSection() throws {
        let film = try Self.film(
            ("ios13", "insetGrouped"),
            "{at: 0.1, insertSection: 0, section: {rows: [{text: New}]}, animation: fade}, "
                + "{at: 0.1, move: [0, 0], to: [2, 0]}, "
                + "{at: 0.3, insertSection: 3, section: {rows: [{text: Last}]}}")
        var looked = 0
        for (time, texts) in zip(film.times, try FilmOfTexts(film).frames) where time > 0.39 {
            looked += 1
            #expect(try #require(texts["New"]).shown.height > 20, "at \(time) s")
        }
        #expect(looked > 0)
    }

    @Test(
        "A row that leaves a deleted section moves with the section",
        arguments: [("flat", "grouped"), ("ios13", "insetGrouped"), ("ios13", "plain")],
        ["bottom", "top", "fade"])
    func leavingInDeletedSection(
        look: (theme: String, style: String), animation: String
    ) throws {
        let film = try Self.film(
            look,
            "{at: 0.05, reload: [1, 2], row: {text: New}, animation: top}, "
                + "{at: 0.15, deleteSection: 1, animation: \(animation)}")
        let frames = try FilmOfTexts(film).frames
        var shownA = CGFloat.infinity
        for (time, texts) in zip(film.times, frames) where time > 0.15 {
            // No part uncovers the first row.
            guard let first = texts["A"]?.shown, first.height > 0 else { continue }
            #expect(first.height <= shownA + 0.01, "at \(time) s")
            shownA = first.height
            guard let leaving = texts["C"], leaving.shown.height > 0 else { continue }
            // The rows above the former row close over it.
            #expect(leaving.shown.minY > first.minY, "at \(time) s")
        }
        let last = try Self.film(look, "{at: 0.05, deleteSection: 1, animation: none}")
        #expect(
            try film.bitmap(ofFrame: film.times.count - 1)
                == (try last.bitmap(ofFrame: last.times.count - 1)))
    }

    @Test("The card of a section that changes during its fade continues to fade in")
    func boxFadesIn() throws {
        let film = try Self.film(
            ("ios13", "insetGrouped"),
            "{at: 0.1, insertSection: 1, section: {rows: [{text: N0}]}, animation: fade, duration: 0.4}, "
                + "{at: 0.3, insert: [1, 1], row: {text: New}, animation: fade}")
        var opacities: [Double] = []
        try film.forEachTree { _, time, tree in
            guard time < 0.45, let box = tree.root.children.first(where: { $0.name == "section 1" })
            else { return }
            opacities.append(box.children.reduce(box.opacity) { min($0, $1.opacity) })
        }
        #expect(opacities.count > 3 && opacities[0] < 0.9, "\(opacities)")
        #expect(opacities == opacities.sorted())
    }
}

import Foundation
import TableMockups
import Tableshot
import Testing

/// Steps that begin during others start with the displayed state.
///
/// No frame changes far more pixels than its neighbours.
@Suite struct SuddenChangeTests {
    struct Film: CustomTestStringConvertible {
        /// Description of the animation.
        let name: String
        var look = ("ios13", "insetGrouped")
        var appearance = "light"
        var height = 480
        var isEditing = false
        var sections = """
            [{header: Head 1, footer: Foot 1, rows: [{text: Row 1, movable: true}, {text: Row 2, movable: true}, \
            {text: Row 3, movable: true}]}, {header: Head 2, footer: Foot 2, rows: [{text: Row 4, movable: true}, \
            {text: Row 5, movable: true}]}]
            """
        let steps: String

        var testDescription: String { name }

        func film() throws -> Animation {
            try animate(
                DocumentReader().read(
                    text: """
                        screen: {width: 320, height: \(height), scale: 1}
                        theme: \(look.0)
                        appearance: \(appearance)
                        table: {style: \(look.1), editing: \(isEditing), sections: \(sections)}
                        timeline: [\(steps)]
                        animation: {fps: 100}

                        """))
        }
    }

    private static let new = "section: {header: Head N, rows: [{text: New A}, {text: New B}]}"

    static let films = [
        Film(
            name: "the first row of a box moves down", steps: "{at: 0.1, move: [0, 0], to: [0, 1]}"),
        Film(
            name: "the first row of a bordered box moves to the end", look: ("classic", "grouped"),
            steps: "{at: 0.1, move: [0, 0], to: [0, 2]}"),
        Film(
            name: "the first row of a box moves down again",
            steps:
                "{at: 0.1, move: [0, 0], to: [0, 1]}, {at: 0.25, move: [0, 0], to: [0, 1]}"),
        Film(
            name: "a row travels to a section in which another is deleted",
            look: ("flat", "grouped"), height: 300,
            sections:
                "[{rows: [{text: Row 1}, {text: Row 2}]}, {rows: [{text: Row 3}], footer: Foot}]",
            steps: "{at: 0.1, move: [0, 1], to: [1, 0]}, {at: 0.25, delete: [1, 1]}"),
        Film(
            name: "a lifted row is deleted", height: 300, isEditing: true,
            steps: "{at: 0.05, carry: [0, 1], to: [0, 0]}, {at: 0.4, delete: [0, 0]}"),
        Film(
            name: "a lifted row is laid down in the dark", appearance: "dark", isEditing: true,
            steps:
                "{at: 0.1, carry: [0, 0], to: [0, 2]}, {at: 0.5, insert: [1, 0], row: {text: New}}"),
        Film(
            name: "a row that is put down is carried again", appearance: "dark", isEditing: true,
            sections: "[{rows: [{text: Row 1, movable: true}]}, {rows: []}]",
            steps:
                "{at: 0.1, carry: [0, 0], to: [1, 0]}, {at: 0.6, carry: [1, 0], to: [0, 0], duration: 2}"
        ),
        Film(
            name: "a section leaves of which a row is carried away", isEditing: true,
            steps: "{at: 0.1, carry: [1, 0], to: [0, 1]}, {at: 0.6, deleteSection: 1}"),
        Film(
            name: "a section is shown anew as it begins to come",
            steps: "{at: 0.1, insertSection: 1, \(new), animation: fade, duration: 0.5}, "
                + "{at: 0.1, reloadSection: 1, section: {rows: [{text: New}]}}"),
        Film(
            name: "a row of a section that is still coming is carried", isEditing: true,
            sections: "[{rows: [{text: Row 1}]}, {rows: [{text: Row 2}]}]",
            steps: "{at: 0.1, insertSection: 0, section: {rows: [{text: A, movable: true}, "
                + "{text: B, movable: true}]}, animation: top}, {at: 0.3, carry: [0, 1], to: [1, 1]}"
        ),
        Film(
            name: "a row that is still coming is carried", isEditing: true,
            steps: "{at: 0.1, insert: [0, 3], row: {text: New, movable: true}}, "
                + "{at: 0.25, carry: [0, 3], to: [0, 0]}"),
        Film(
            name: "a row comes into a section that the only one has left",
            look: ("flat", "grouped"),
            height: 360,
            sections: "[{header: A, rows: [{text: Row 1}]}, {header: B, rows: [{text: Row 2}]}, "
                + "{header: C, rows: [{text: Row 3}, {text: Row 4}, {text: Row 5}]}]",
            steps:
                "{at: 0.1, move: [1, 0], to: [2, 3]}, {at: 0.2, insert: [1, 0], row: {text: New}}"
        ),
        Film(
            name: "a row is put down that other rows have made room for", isEditing: true,
            steps:
                "{at: 0.1, carry: [0, 2], to: [0, 0]}, {at: 0.6, insert: [1, 0], row: {text: New}}"),
        Film(
            name: "a section goes of which the rows have half gone", look: ("classic", "grouped"),
            steps: "{at: 0.1, delete: [[1, 0], [1, 1]], animation: left}, "
                + "{at: 0.22, deleteSection: 1, animation: left}"),
        Film(
            name: "a row leaves below one that travels past it", look: ("classic", "grouped"),
            steps: "{at: 0.1, move: [0, 1], to: [1, 1]}, "
                + "{at: 0.22, delete: [1, 0], animation: left}"),
        Film(
            name: "a section moves that is still coming",
            steps: "{at: 0.1, insertSection: 0, \(new)}, {at: 0.22, moveSection: 0, toSection: 1}"),
        Film(
            name: "two sections pass each other again", look: ("classic", "grouped"),
            steps:
                "{at: 0.1, moveSection: 0, toSection: 1}, {at: 0.22, moveSection: 0, toSection: 1}"),
        Film(
            name: "a box moves beside whose edge a row comes", look: ("classic", "grouped"),
            steps: "{at: 0.1, insert: [0, 1], row: {text: New}, animation: left}, "
                + "{at: 0.22, moveSection: 0, toSection: 1}"),
        Film(
            name: "the content scrolls while a section comes at the screen's end", height: 280,
            steps: "{at: 0.1, insertSection: 1, \(new)}, {at: 0.2, scroll: {by: 100}}"),
    ]

    @Test(arguments: films)
    func `no part jumps`(_ film: Film) throws {
        // A carried row moves by whole pixels, which are jumps at slow speeds. Only the last step
        // is tested.
        let last = try #require(
            film.steps.matches(of: /at: ([0-9.]+)/).last.flatMap { Double($0.1) })
        let end = film.steps.contains("carry") ? last + 0.35 : .infinity
        let changes = try FilmOfChanges(film.film())
        let jumps = changes.jumps(within: last...end) + changes.jumps(asBegins: last)
        #expect(jumps == [], "\(jumps)")
    }

    /// Texts at an instant of an animation.
    private static func texts(_ film: Film, at time: Double) throws -> [String: FilmOfTexts.Text] {
        let animation = try film.film()
        let index = try #require(
            animation.times.indices.min {
                abs(animation.times[$0] - time) < abs(animation.times[$1] - time)
            })
        return try FilmOfTexts(animation).frames[index]
    }

    @Test(
        "Deleted rows are not clipped at once while other rows move",
        arguments: [
            (
                Film(
                    name: "beside one that comes at the same instant", look: ("classic", "grouped"),
                    sections: "[{rows: [{text: Row 1}]}, {rows: [{text: Row 2}, {text: Row 3}]}]",
                    steps: "{at: 0.1, move: [0, 0], to: [1, 2]}, {at: 0.1, delete: [1, 1]}"),
                "Row 3", 0.13
            ),
            (
                Film(
                    name: "in a section that is pushed down",
                    steps: "{at: 0.1, insert: [0, 0], row: {text: New}}, "
                        + "{at: 0.22, reloadSection: 1, \(new)}"),
                "Row 4", 0.24
            ),
        ])
    func goesWhole(film: Film, text: String, time: Double) throws {
        let found = try #require(try Self.texts(film, at: time)[text])
        #expect(found.shown.height > 30 && found.opacity > 0.8, "\(found)")
    }

    @Test("A reloaded row appears at its own position, not at that of a deleted row above")
    func comesInItsPlace() throws {
        let film = Film(
            name: "below one that goes", look: ("flat", "grouped"),
            steps: "{at: 0.1, delete: [0, 0], animation: top}, "
                + "{at: 0.1, reload: [0, 0], row: {text: New}, animation: top}")
        let new = try Self.texts(film, at: 0.13)["New"]
        // At first, the table shows a small part of the row or no part. At the end, it shows the
        // whole row.
        if let new { #expect(new.shown.height < 20, "\(new)") }
        let end = try #require(try Self.texts(film, at: 10)["New"])
        #expect(end.shown.height > 20, "\(end)")
    }

    @Test("The visible part of a replaced row closes as its replacement leaves")
    func leavesWithItsSuccessor() throws {
        let film = Film(
            name: "ghost", look: ("flat", "plain"),
            steps: "{at: 0.1, reload: [0, 1], row: {text: New}, animation: bottom}, "
                + "{at: 0.25, delete: [0, 1], animation: right}")
        let heights = try [0.24, 0.26, 0.3, 0.34, 0.38, 0.42].map {
            try Self.texts(film, at: $0)["Row 2"]?.shown.height ?? 0
        }
        #expect(heights[0] > 10, "\(heights)")
        #expect(abs(heights[1] - heights[0]) < 4, "\(heights)")
        #expect(zip(heights, heights.dropFirst()).allSatisfy { $1 <= $0 + 0.01 }, "\(heights)")
        #expect(heights.last == 0, "\(heights)")
    }

    @Test("Texts continue to slide if a row is lifted while editing begins")
    func liftedWhileEditingBegins() throws {
        let film = Film(
            name: "lifted", look: ("classic", "grouped"),
            steps: "{at: 0.35, editing: true}, {at: 0.45, carry: [0, 0], to: [0, 1]}")
        for name in ["Row 1", "Row 2"] {
            let before = try #require(try Self.texts(film, at: 0.44)[name]).shown.minX
            let after = try #require(try Self.texts(film, at: 0.46)[name]).shown.minX
            #expect(abs(after - before) < 12, "\(name): \(before), \(after)")
        }
    }

    /// Frame of a node in the table at an instant.
    private static func frame(_ name: String, _ film: Film, at time: Double) throws -> CGRect? {
        var frame: CGRect?
        try film.film().forEachTree { _, instant, tree in
            guard abs(instant - time) < 0.001 else { return }
            frame = tree.root.children.first { $0.name == name }?.frame
        }
        return frame
    }

    @Test("The card of a section begins at the remaining rows after its first row is carried away")
    func boxWithoutItsFirstRow() throws {
        let film = Film(
            name: "carried away", isEditing: true,
            steps: "{at: 0.1, carry: [0, 0], to: [1, 1]}, {at: 0.6, delete: [0, 0]}")
        let row = try #require(try Self.frame("row 0,0", film, at: 0.59))
        let box = try #require(try Self.frame("section 0", film, at: 0.61))
        #expect(box.minY > 70, "\(row), \(box)")
    }

    @Test("The background of a moving section ends at the section's end as the move begins")
    func backgroundOfMovingSection() throws {
        let film = Film(
            name: "background", look: ("flat", "plain"),
            steps: "{at: 0.1, insert: [0, 0], row: {text: New}}, "
                + "{at: 0.22, moveSection: 0, toSection: 1}")
        let footer = try #require(try Self.frame("footer 1", film, at: 0.23))
        let background = try #require(try Self.frame("section 1 background", film, at: 0.23))
        #expect(abs(background.maxY - footer.maxY) < 2, "\(footer), \(background)")
    }
}

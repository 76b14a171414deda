import Foundation
import TableMockups
import Tableshot
import Testing

/// Steps that begin while others are under way go on from what is shown: in no frame far more changes than in those
/// beside it.
@Suite struct SuddenChangeTests {
    struct Film: CustomTestStringConvertible {
        /// What goes on, in words.
        let name: String
        var look = ("modern", "insetGrouped")
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
            name: "a row travels to a section in which another is deleted",
            look: ("flat", "grouped"),
            steps: "{at: 0.1, move: [0, 1], to: [1, 0]}, {at: 0.25, delete: [1, 1]}"),
        Film(
            name: "a row is deleted above which another comes at the same instant",
            look: ("classic", "grouped"),
            sections: "[{rows: [{text: Row 1}]}, {rows: [{text: Row 2}, {text: Row 3}]}]",
            steps: "{at: 0.1, move: [0, 0], to: [1, 2]}, {at: 0.1, delete: [1, 1]}"),
        Film(
            name: "a row is shown anew below one that is deleted at the same instant",
            look: ("flat", "grouped"),
            steps: "{at: 0.1, delete: [0, 0], animation: top}, "
                + "{at: 0.1, reload: [0, 0], row: {text: New}, animation: top}"),
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
            steps: "{at: 0.1, carry: [0, 0], to: [1, 0]}, {at: 0.6, carry: [1, 0], to: [0, 0]}"),
        Film(
            name: "a row that becomes the first of its section is lifted",
            look: ("classic", "grouped"), isEditing: true,
            steps: "{at: 0.1, carry: [0, 0], to: [1, 1]}, {at: 0.6, carry: [0, 0], to: [0, 1]}"),
        Film(
            name: "a change while a row is carried to another section", isEditing: true,
            steps: "{at: 0.1, carry: [0, 0], to: [1, 1]}, {at: 0.6, delete: [0, 0]}"),
        Film(
            name: "a section leaves of which a row is carried away", isEditing: true,
            steps: "{at: 0.1, carry: [1, 0], to: [0, 1]}, {at: 0.6, deleteSection: 1}"),
        Film(
            name: "a section is shown anew while it is pushed down",
            steps:
                "{at: 0.1, insert: [0, 0], row: {text: New}}, {at: 0.22, reloadSection: 1, \(new)}"),
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
            name: "a row goes that has covered another only half", look: ("flat", "plain"),
            steps: "{at: 0.1, reload: [0, 1], row: {text: New}, animation: bottom}, "
                + "{at: 0.25, delete: [0, 1], animation: right}"),
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
            name: "a row is lifted while editing begins", look: ("classic", "grouped"),
            steps: "{at: 0.35, editing: true}, {at: 0.45, carry: [0, 0], to: [0, 1]}"),
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
            name: "two rows of a box leave, one after the other", look: ("classic", "grouped"),
            steps: "{at: 0.1, delete: [1, 1], animation: left}, "
                + "{at: 0.22, delete: [1, 0], animation: left}"),
        Film(
            name: "a section moves that is still coming",
            steps: "{at: 0.1, insertSection: 0, \(new)}, {at: 0.22, moveSection: 0, toSection: 1}"),
        Film(
            name: "two sections pass each other again", look: ("classic", "grouped"),
            steps:
                "{at: 0.1, moveSection: 0, toSection: 1}, {at: 0.22, moveSection: 0, toSection: 1}"),
        Film(
            name: "a section moves in which a row comes", look: ("flat", "plain"),
            steps: "{at: 0.1, insert: [0, 0], row: {text: New}}, "
                + "{at: 0.22, moveSection: 0, toSection: 1}"),
        Film(
            name: "a box moves beside whose edge a row comes", look: ("classic", "grouped"),
            steps: "{at: 0.1, insert: [0, 1], row: {text: New}, animation: left}, "
                + "{at: 0.22, moveSection: 0, toSection: 1}"),
        Film(
            name: "a box leaves with the row that has stayed in it", look: ("classic", "grouped"),
            steps: "{at: 0.1, delete: [1, 1], animation: left}, "
                + "{at: 0.22, deleteSection: 1, animation: left}"),
        Film(
            name: "the content scrolls while a section comes at the screen's end", height: 280,
            steps: "{at: 0.1, insertSection: 1, \(new)}, {at: 0.2, scroll: {by: 100}}"),
        Film(
            name: "a section comes at the screen's end while the content scrolls", height: 280,
            steps: "{at: 0.1, scroll: {by: 100}}, {at: 0.2, insertSection: 1, \(new)}"),
    ]

    @Test(arguments: films)
    func `nothing jumps`(_ film: Film) throws {
        // A row in hand goes by whole pixels, which are jumps where it is slow: what matters is the last step.
        let last = try #require(
            film.steps.matches(of: /at: ([0-9.]+)/).last.flatMap { Double($0.1) })
        let end = film.steps.contains("carry") ? last + 0.35 : .infinity
        let jumps = try FilmOfChanges(film.film()).jumps(within: last...end)
        #expect(jumps == [], "\(jumps)")
    }
}

import Foundation
import TableMockups
import Tableshot
import Testing

/// Rows of documents that size themselves, and the editing mode.
@Suite struct EditingHeightTests {
    private static let row =
        "{text: \"A network with a long long name that wraps again and again\", numberOfLines: 0, "
        + "movable: true}"

    private static func document(
        _ theme: String, editing: Bool = false, rows: [String], timeline: String? = nil
    ) throws -> TableDocument {
        let text = """
            screen: {width: 220, height: 330, scale: 1}
            theme: \(theme)
            table:
              editing: \(editing)
              rows: [\(rows.joined(separator: ", "))]

            """
        return try DocumentReader().read(
            text: text + (timeline.map { "timeline: [\($0)]\n" } ?? ""), name: "t.table.yaml")
    }

    @Test(
        "The last frame of a change of the editing mode is the picture of the mode",
        arguments: ["classic", "flat", "modern", "glass"], [true, false])
    func end(theme: String, editing: Bool) throws {
        let rows = [Self.row, "{text: Two}"]
        let film = try animate(
            Self.document(
                theme, editing: !editing, rows: rows, timeline: "{at: 0.1, editing: \(editing)}"))
        let still = try render(Self.document(theme, editing: editing, rows: rows))
        let last = try film.bitmap(ofFrame: film.times.count - 1)
        #expect(try last == still.bitmap())
        #expect(film.diagnostics.isEmpty, "\(film.diagnostics)")
    }

    @Test(
        "Rows that come after the editing mode has changed are measured for the width of then",
        arguments: ["classic", "flat", "modern", "glass"], [true, false])
    func inserted(theme: String, editing: Bool) throws {
        let film = try animate(
            Self.document(
                theme, editing: !editing, rows: ["{text: Two}"],
                timeline:
                    "{at: 0.1, editing: \(editing)}, {at: 0.6, insert: [0, 0], row: \(Self.row)}"
            ))
        let still = try render(
            Self.document(theme, editing: editing, rows: [Self.row, "{text: Two}"]))
        let last = try film.bitmap(ofFrame: film.times.count - 1)
        #expect(try last == still.bitmap())
        #expect(film.diagnostics.isEmpty, "\(film.diagnostics)")
    }

    @Test("Rows whose heights come of their content are not said to be cut while they are open")
    func openRow() throws {
        let film = try animate(
            Self.document(
                "modern", rows: [Self.row, "{text: Two}"],
                timeline:
                    "{at: 0.1, editing: true}, {at: 0.6, arm: [0, 0]}, {at: 1.2, confirm: [0, 0]}"
            ))
        try film.forEachFrame { _ in }
        #expect(film.diagnostics.isEmpty, "\(film.diagnostics)")
    }
}

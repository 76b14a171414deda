import Foundation
import Tableshot
import Testing

/// Changes of tables without rows before the change, or without rows after the change.
@Suite struct EmptyTableUpdateTests {
    private static func document(_ style: String, _ sections: String, _ rest: String = "") throws
        -> TableDocument
    {
        try DocumentReader().read(
            text: """
                theme: ios13
                screen: {width: 200, height: 220, scale: 1}
                table: {style: \(style), sections: \(sections)}
                \(rest)
                """, name: "empty.yaml")
    }

    private static let section = "{header: Fruit, rows: [{text: Apple}, {text: Pear}]}"
    private static let filled = "[\(section)]"

    @Test(
        "Rows inserted into an empty table move in, and end as a new table",
        arguments: ["plain", "grouped", "insetGrouped"], ["left", "top", "fade", "none"])
    func coming(style: String, animation: String) throws {
        for (before, step) in [
            ("[{header: Fruit, rows: []}]", "insert: [0, 0], rows: [{text: Apple}, {text: Pear}]"),
            ("[]", "insertSection: 0, section: \(Self.section)"),
        ] {
            let film = try animate(
                Self.document(
                    style, before,
                    """
                    timeline: [{at: 0.1, \(step), animation: \(animation)}]
                    animation: {fps: 20}
                    """))
            let frames = try film.bitmaps()
            let still = try render(Self.document(style, Self.filled)).bitmap()
            #expect(frames.first == (try render(Self.document(style, before)).bitmap()))
            #expect(frames.last == still)
            // The duration is the theme's, and all frames differ.
            #expect(film.times.duration > 0.3, "\(film.times.duration)")
            if animation != "none" { #expect(Set(frames.map(\.pixels)).count >= 5) }
            #expect(film.diagnostics.isEmpty, "\(film.diagnostics)")
        }
    }

    @Test(
        "Deleted rows leave an empty table, which accepts new rows at once",
        arguments: ["plain", "grouped", "insetGrouped"])
    func going(style: String) throws {
        let film = try animate(
            Self.document(
                style, Self.filled,
                """
                timeline:
                  - {at: 0.1, deleteSection: 0, animation: top}
                  - {at: 0.2, insertSection: 0, section: {rows: [{text: Fig}]}, animation: right}
                animation: {fps: 20}
                """))
        let still = try render(Self.document(style, "[{rows: [{text: Fig}]}]")).bitmap()
        #expect(try film.bitmaps().last == still)
    }
}

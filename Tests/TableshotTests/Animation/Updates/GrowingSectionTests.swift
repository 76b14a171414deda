import TableMockups
import Tableshot
import Testing

/// Sections that were empty, and the index beside inserted and deleted sections.
@Suite struct GrowingSectionTests {
    @Test(
        "A row moves into the card of an empty section without a diagnostic",
        arguments: Theme.eras, ["grouped", "insetGrouped"])
    func box(theme: Theme, style: String) throws {
        guard style == "grouped" || theme.hasInsetGroupedStyle else { return }
        let film = try animate(
            DocumentReader().read(
                text: """
                    screen: {width: 200, height: 200, scale: 1}
                    theme: \(theme.name)
                    table:
                      style: \(style)
                      sections:
                        - {header: H, rows: []}
                        - {header: K, rows: [{text: B}, {text: C}]}
                    timeline: [{at: 0.1, move: [1, 0], to: [0, 0]}]
                    """, name: "d.yaml"))
        try film.forEachFrame { _ in }
        #expect(film.diagnostics.isEmpty, "\(film.diagnostics)")
    }

    @Test(
        "An automatic index follows the sections", arguments: Theme.eras,
        [
            "{at: 0.1, deleteSection: 0}",
            "{at: 0.1, insertSection: 0, section: {header: West, rows: [{text: New}]}}",
        ])
    func index(theme: Theme, step: String) throws {
        func document(_ sections: [String], _ rest: String = "") throws -> TableDocument {
            try DocumentReader().read(
                text: """
                    screen: {width: 200, height: 300, scale: 1}
                    theme: \(theme.name)
                    table: {index: true, sections: [\(sections.joined(separator: ", "))]}
                    \(rest)
                    """, name: "d.yaml")
        }
        let sections = [
            "{header: Ice, rows: [{text: Ant}]}", "{header: Bees, rows: [{text: Bat}]}",
        ]
        let rest =
            step.contains("delete")
            ? [sections[1]] : ["{header: West, rows: [{text: New}]}"] + sections
        let film = try animate(document(sections, "timeline: [\(step)]"))
        let still = try render(document(rest))
        #expect(try film.bitmap(ofFrame: film.times.count - 1) == still.bitmap())
    }
}

import Foundation
import TableGeometry
import Testing

@testable import TableMockups

/// Updates with several changes of equal rows and sections.
@Suite struct UpdateCombinationTests {
    private static let table =
        "table: {sections: [{rows: [{text: a}, {text: b}, {text: c}]}, {rows: [{text: d}]}, {}]}\n"

    private static let changes = [
        "{insert: [0, 0], row: {text: x}}", "{insert: [0, 3], rows: [{text: x}, {text: y}]}",
        "{insert: [1, 1], row: {text: x}}", "{insert: [2, 0], row: {text: x}}",
        "{delete: [0, 0]}", "{delete: [[0, 1], [0, 2]]}", "{delete: [1, 0]}",
        "{move: [0, 2], to: [1, 0]}", "{move: [1, 0], to: [0, 0]}", "{move: [0, 0], to: [0, 2]}",
        "{reload: [0, 2], row: {text: z}}", "{reload: [[0, 0], [1, 0]]}",
        "{insertSection: 0, section: {rows: [{text: s}]}}", "{insertSection: 3, section: {}}",
        "{deleteSection: 0}", "{deleteSection: 2}", "{moveSection: 0, toSection: 2}",
        "{moveSection: 2, toSection: 0}", "{reloadSection: 0, section: {}}",
        "{reloadSection: 0, section: {rows: [{text: s}, {text: t}, {text: u}, {text: v}]}}",
        "{reloadSection: 1}", "{reloadSection: 2, section: {rows: [{text: s}]}}",
    ]

    /// Returns the texts of each section's rows after an update, or the messages of its problems.
    private func outcome(_ changes: String...) -> [String] {
        let text =
            Self.table + "timeline: [{at: 0, update: [\(changes.joined(separator: ", "))]}]"
        guard let document = try? document(text),
            case .update(let read)? = document.timeline.first?.action,
            let sections = try? SectionChanges.applied(read, to: document.sections)
        else { return mistakes(text).map { String($0.drop { $0 != " " }.dropFirst()) } }
        return sections.map { section in
            guard case .written(let rows) = section.rows else { return "?" }
            return rows.map { row in
                if case .standard(let content) = row.content { content.text ?? "-" } else { "?" }
            }.joined()
        }
    }

    @Test("The result of two changes does not depend on their order")
    func pairs() {
        for (index, first) in Self.changes.enumerated() {
            for second in Self.changes[index...] {
                let (one, other) = (outcome(first, second), outcome(second, first))
                #expect(!one.isEmpty && !other.isEmpty, "\(first), \(second)")
                // The error names the second location, which depends on the order.
                #expect(
                    one == other
                        || one.allSatisfy { $0.hasPrefix("found") }
                            && other.allSatisfy { $0.hasPrefix("found") },
                    "\(first), \(second)")
            }
        }
    }

    @Test(
        "An update cannot change single rows of a section that it reloads",
        arguments: [
            "{reload: [0, 2], row: {text: z}}", "{delete: [0, 2]}", "{move: [0, 2], to: [1, 0]}",
        ])
    func rowOfReloadedSection(change: String) {
        let expected = ["found row 2 of section 0, which changes as a whole in the same update"]
        for section in ["{}", "{rows: [{text: s}]}"] {
            let reload = "{reloadSection: 0, section: \(section)}"
            #expect(outcome(reload, change) == expected)
            #expect(outcome(change, reload) == expected)
        }
    }

    @Test("An update cannot insert rows into a section that it inserts")
    func rowForReloadedSection() {
        let expected = [
            "found a row for section 0, which comes with its rows in the same update"
        ]
        for change in ["{insert: [0, 0], row: {text: x}}", "{move: [1, 0], to: [0, 0]}"] {
            #expect(outcome("{reloadSection: 0, section: {rows: [{text: s}]}}", change) == expected)
            #expect(outcome(change, "{reloadSection: 0}") == expected)
        }
    }

    @Test("Insertions use the new row numbers, deletions and reloads the old row numbers")
    func numbers() {
        #expect(
            outcome(
                "{insert: [0, 2], row: {text: y}}", "{insert: [0, 0], row: {text: x}}",
                "{delete: [0, 1]}", "{reload: [0, 2], row: {text: z}}", "{move: [1, 0], to: [0, 4]}"
            )
                == ["xayzd", "", ""])
        #expect(
            outcome("{insert: [0, 5], row: {text: x}}", "{insert: [0, 3], row: {text: y}}") == [
                "found row 5, expected a place from 0 to 4 in section 0 that no other row takes"
            ])
    }
}

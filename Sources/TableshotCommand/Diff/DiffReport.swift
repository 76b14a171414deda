import Foundation
import TableSnapshots

/// All that `diff` has found, as people and programs read it.
struct DiffReport: Encodable {
    /// Changes when a program that reads the report would have to.
    let schemaVersion = 1
    let expected: String
    let actual: String
    let tolerance: Tolerance
    /// The rectangles that were not compared, as they were written.
    let ignored: [String]
    let entries: [DiffEntry]

    private enum CodingKeys: String, CodingKey {
        case schemaVersion, expected, actual, tolerance, ignored
        case entries = "pictures"
    }

    /// Whether something changed, came or went.
    var isDifferent: Bool { entries.contains { [.changed, .added, .removed].contains($0.status) } }

    /// A line of counts.
    var summary: String {
        let words: [(DiffEntry.Status, String)] = [
            (.changed, "changed"), (.added, "added"), (.removed, "removed"),
            (.unreadable, "unreadable"), (.withinTolerance, "within the tolerance"),
            (.same, "the same"),
        ]
        return words.compactMap { status, word in
            let count = entries.filter { $0.status == status }.count
            return count == 0 ? nil : "\(count) \(word)"
        }.joined(separator: ", ")
    }

    /// The same bytes for the same report.
    func json() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
    }
}

import Foundation
import TableSnapshots
import Tableshot

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
    /// The names of the files that are not compared, since they are no pictures or hidden.
    let notCompared: [String]

    private enum CodingKeys: String, CodingKey {
        case schemaVersion, expected, actual, tolerance, ignored, notCompared
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
        var counts = words.map { status, word in
            (entries.filter { $0.status == status }.count, word)
        }
        counts.append((notCompared.count, "not compared"))
        return counts.filter { $0.0 > 0 }.map { "\($0) \($1)" }.joined(separator: ", ")
    }

    /// Names in the line below; of more the JSON tells.
    private static let shownNames = 1_000

    /// A line that names what is not compared; `nil` if all is.
    var notComparedLine: String? {
        guard !notCompared.isEmpty else { return nil }
        let names = notCompared.prefix(Self.shownNames).joined(separator: ", ")
        let rest = notCompared.count - Self.shownNames
        return "\(counted(notCompared.count, "file")) "
            + (notCompared.count == 1 ? "is" : "are")
            + " not compared, being no pictures or hidden: " + names
            + (rest > 0 ? " and \(rest) more, which '--format json' names" : "")
    }

    /// The same bytes for the same report.
    func json() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
    }
}

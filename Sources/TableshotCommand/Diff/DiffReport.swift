import Foundation
import TableSnapshots
import Tableshot

/// The report of `diff`, for people and programs.
struct DiffReport: Encodable {
    /// Version of the report's format.
    ///
    /// It changes if programs that read the report would have to change.
    let schemaVersion = 1
    let expected: String
    let actual: String
    let tolerance: Tolerance
    /// The rectangles that were not compared, as written by the user.
    let ignored: [String]
    let entries: [DiffEntry]
    /// Names of the files that are not compared, because the files are hidden or no pictures.
    let notCompared: [String]

    private enum CodingKeys: String, CodingKey {
        case schemaVersion, expected, actual, tolerance, ignored, notCompared
        case entries = "pictures"
    }

    /// Whether a picture was changed, added or removed.
    var isDifferent: Bool { entries.contains { [.changed, .added, .removed].contains($0.status) } }

    /// A line with the number of pictures per status.
    var summary: String {
        let words: [(DiffEntry.Status, String)] = [
            (.changed, "changed"), (.added, "added"), (.removed, "removed"),
            (.unreadable, "unreadable"), (.withinTolerance, "within the tolerance"),
            (.same, "equal"),
        ]
        var counts = words.map { status, word in
            (entries.filter { $0.status == status }.count, word)
        }
        counts.append((notCompared.count, "not compared"))
        return counts.filter { $0.0 > 0 }.map { "\($0) \($1)" }.joined(separator: ", ")
    }

    /// Maximum number of names in `notComparedLine`.
    ///
    /// The JSON report holds all names.
    private static let shownNames = 1_000

    /// A line with the names of the files that are not compared, or `nil` if all files are
    /// compared.
    var notComparedLine: String? {
        guard !notCompared.isEmpty else { return nil }
        let names = notCompared.prefix(Self.shownNames).joined(separator: ", ")
        let rest = notCompared.count - Self.shownNames
        return "\(counted(notCompared.count, "file")) "
            + (notCompared.count == 1 ? "is" : "are")
            + " not compared (hidden, or not a picture): " + names
            + (rest > 0 ? " and \(rest) more; '--format json' lists all" : "")
    }

    /// Returns the report as JSON.
    ///
    /// Equal reports have equal bytes.
    func json() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
    }
}

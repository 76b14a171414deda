import Foundation
import TableMockups

/// Name of a snapshot: a file name without its extension, optionally with leading folders.
struct SnapshotName: Hashable {
    let text: String

    /// Maximum length of a part in bytes: file systems allow 255 bytes, and `.difference.png`
    /// is appended.
    static let maximumLength = 200

    /// Creates a name; throws an error for a name that is invalid on some file system.
    init(_ text: String) throws(SnapshotNameError) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        for part in parts {
            guard !part.isEmpty, part != ".", part != ".." else {
                throw .init(text, "an empty part, \".\" or \"..\"")
            }
            guard part.utf8.count <= Self.maximumLength else {
                throw .init(text, "more than \(Self.maximumLength) bytes between two slashes")
            }
            if let bad = part.unicodeScalars.first(where: { !Self.isAllowed($0) }) {
                throw .init(text, "the character \(String(bad).debugDescription)")
            }
        }
        self.text = text
    }

    /// Returns the name of a variant of a matrix: `price` becomes `price.dark.rtl`.
    func of(_ variant: RenderVariant) throws(SnapshotNameError) -> SnapshotName {
        try SnapshotName(variant.name(of: text))
    }

    /// Returns whether a character is a letter or digit of any script, or a mark that is safe
    /// in file systems and shells.
    private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isAlphabetic || scalar.properties.numericType != nil
            || scalar.properties.generalCategory == .nonspacingMark
            || "-_.+@ ".unicodeScalars.contains(scalar)
    }
}

/// Error about a name that is invalid on some file system.
struct SnapshotNameError: Error, CustomStringConvertible {
    let description: String

    init(_ name: String, _ found: String) {
        description =
            "the snapshot's name \(name.debugDescription) has \(found); expected letters, digits, "
            + "\"-\", \"_\", \".\", \"+\", \"@\" and blanks, with \"/\" between folders"
    }
}

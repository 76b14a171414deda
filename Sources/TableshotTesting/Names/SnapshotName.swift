import Foundation
import TableMockups

/// What a snapshot is called: a file's name without its extension, perhaps with folders before it.
struct SnapshotName: Hashable {
    let text: String

    /// The longest that a part may be: file systems allow 255 bytes, and `.difference.png` is added.
    static let maximumLength = 200

    /// Throws what is wrong with a name that is none on every file system.
    init(_ text: String) throws(SnapshotNameError) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        for part in parts {
            guard !part.isEmpty, part != ".", part != ".." else {
                throw .init(text, "an empty part")
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

    /// The name of a variant of a matrix: `price` becomes `price.dark.rtl`.
    func of(_ variant: RenderVariant) throws(SnapshotNameError) -> SnapshotName {
        try SnapshotName(variant.name(of: text))
    }

    /// Letters and digits of any script, and a few marks that no file system or shell minds.
    private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isAlphabetic || scalar.properties.numericType != nil
            || scalar.properties.generalCategory == .nonspacingMark
            || "-_.+@ ".unicodeScalars.contains(scalar)
    }
}

/// A name that no file can have everywhere.
struct SnapshotNameError: Error, CustomStringConvertible {
    let description: String

    init(_ name: String, _ found: String) {
        description =
            "the snapshot's name \(name.debugDescription) has \(found); expected letters, digits, "
            + "\"-\", \"_\", \".\", \"+\", \"@\" and blanks, with \"/\" between folders"
    }
}

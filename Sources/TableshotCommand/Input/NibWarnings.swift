import InterfaceBuilder
import InterfaceBuilderScenes
import Tableshot

/// The warnings about an Interface Builder file, of which a limited number is listed.
struct NibWarnings {
    /// Maximum number of warnings to list for a file.
    static let limit = 20

    /// Warnings about the whole file.
    private let allCommon: [DocumentProblem]
    /// Warnings about the whole file that are listed.
    private let common: [DocumentProblem]
    /// Number of warnings that may still be listed.
    private var room: Int
    private let whole: DocumentLocation

    /// Collects the warnings of the reader, the unread parts and the scenes without a picture.
    init(of document: IBDocument) {
        whole = document.file.whole
        let unread = document.ledger.unread.map {
            DocumentProblem(.warning, $0.message, at: $0.location)
        }
        let all = document.warnings + unread + IBPictures.undrawable(in: document)
        allCommon = all.sorted { $0.location < $1.location }
        room = Self.limit
        common = Self.listed(allCommon, &room, at: whole, "parts of the file")
    }

    /// Returns all warnings for a picture.
    func all(of picture: IBPicture) -> [DocumentProblem] {
        allCommon + picture.document.warnings + picture.undrawn
    }

    /// Returns the listed warnings for a picture.
    ///
    /// Each picture of a file repeats the warnings about the whole file.
    mutating func warnings(of picture: IBPicture) -> [DocumentProblem] {
        let own = picture.document.warnings + picture.undrawn
        return common
            + Self.listed(own, &room, at: whole, "parts of \(picture.title.quoted)")
    }

    /// Returns the first problems, and the number of the remaining problems.
    private static func listed(
        _ problems: [DocumentProblem], _ room: inout Int, at whole: DocumentLocation,
        _ noun: String
    ) -> [DocumentProblem] {
        let shown = problems.prefix(room)
        room -= shown.count
        let rest = problems.count - shown.count
        guard rest > 0 else { return Array(shown) }
        return shown + [
            DocumentProblem(
                .warning,
                "\(rest) further \(noun) \(rest == 1 ? "has a" : "have") "
                    + "\(rest == 1 ? "warning" : "warnings")", at: whole,
                note: "'inspect --format json' lists all warnings")
        ]
    }
}

import InterfaceBuilder
import InterfaceBuilderScenes
import Tableshot

/// The warnings about an Interface Builder file, of which a limited number is listed.
struct NibWarnings {
    /// Maximum number of warnings to list for a file.
    static let limit = 20

    /// Warnings about the whole file.
    private let common: [DocumentProblem]
    /// Number of warnings that may still be listed.
    private var room = Self.limit
    /// Each warning of an earlier picture: the warning, or the number of further warnings.
    private var known: [DocumentProblem: DocumentProblem] = [:]
    private let whole: DocumentLocation

    /// Collects the warnings of the reader, the unread parts and the scenes without a picture.
    init(of document: IBDocument) {
        whole = document.file.whole
        let unread = document.ledger.unread.map {
            DocumentProblem(.warning, $0.message, at: $0.location).of(.unread)
        }
        let undrawable = IBPictures.undrawable(in: document).map { $0.of(.undrawn) }
        let all = document.warnings + unread + undrawable
        common = all.sorted { $0.location < $1.location }
        _ = listed(common, "parts of the file")
    }

    /// Returns all warnings for a picture.
    func all(of picture: IBPicture) -> [DocumentProblem] {
        common + picture.document.warnings + picture.undrawn
    }

    /// Returns the listed warnings for a picture.
    ///
    /// Each picture of a file repeats the warnings about the whole file. Pictures of a part at
    /// several widths repeat the warnings about the part.
    mutating func warnings(of picture: IBPicture) -> [DocumentProblem] {
        listed(all(of: picture), "parts of \(picture.title.quoted)")
    }

    /// Returns the first problems, and the number of the remaining problems.
    private mutating func listed(_ all: [DocumentProblem], _ noun: String) -> [DocumentProblem] {
        // Notes do not take the place of warnings.
        let problems = all.filter { $0.severity != .note } + all.filter { $0.severity == .note }
        var fresh: [DocumentProblem] = []
        for problem in problems where known[problem] == nil {
            known[problem] = problem
            fresh.append(problem)
        }
        let rest = fresh.dropFirst(room)
        room -= fresh.count - rest.count
        if !rest.isEmpty {
            let remainder = DocumentProblem(
                .note,
                "\(rest.count) further \(noun) \(rest.count == 1 ? "has" : "have") "
                    + "\(rest.count == 1 ? "a warning" : "warnings")", at: whole,
                note: "'inspect --format json' lists all warnings")
            for problem in rest { known[problem] = remainder }
        }
        var seen: Set<DocumentProblem> = []
        return problems.compactMap { known[$0] }.filter { seen.insert($0).inserted }
    }
}

extension DocumentProblem {
    /// Returns the problem with a kind.
    fileprivate func of(_ kind: IBFindingKind) -> DocumentProblem {
        var problem = self
        problem.subject = kind.rawValue
        return problem
    }
}

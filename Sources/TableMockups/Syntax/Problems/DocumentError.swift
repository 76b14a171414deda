import Foundation

/// Everything that is wrong with a document, in the order of the text.
public struct DocumentError: Error, Sendable, Hashable {
    /// The problems, sorted by location, a count of omitted ones last; at least one is an
    /// error.
    public let problems: [DocumentProblem]

    /// An error of several problems, which are sorted by location.
    public init(problems: [DocumentProblem]) {
        self.problems = problems.sorted {
            $0.isRemainder == $1.isRemainder ? $0.location < $1.location : $1.isRemainder
        }
    }

    /// The error with problems of a file as a whole at its first character, as those of documents are shown.
    var placed: DocumentError {
        DocumentError(
            problems: problems.map { problem in
                guard problem.location.line == 0, !problem.isRemainder else { return problem }
                var problem = problem
                problem.location = problem.location.file.start
                return problem
            })
    }

    /// An error of one problem.
    public init(
        _ message: String, at location: DocumentLocation, length: Int = 1, note: String? = nil
    ) {
        problems = [
            DocumentProblem(.error, message, at: location, length: length, note: note)
        ]
    }
}

extension DocumentError: CustomStringConvertible, LocalizedError {
    /// Every problem as it is printed, one after the other.
    public var description: String {
        problems.map(\.description).joined(separator: "\n")
    }

    public var errorDescription: String? { description }
}

import Foundation

/// All mistakes of a document, in the order of the text.
public struct DocumentError: Error, Sendable, Hashable {
    /// The problems sorted by location, with at least one error.
    ///
    /// The number of omitted problems comes last.
    public let problems: [DocumentProblem]

    /// Creates an error from several problems, and sorts them by location.
    public init(problems: [DocumentProblem]) {
        self.problems = problems.sorted {
            $0.isRemainder == $1.isRemainder ? $0.location < $1.location : $1.isRemainder
        }
    }

    /// Creates an error from a single problem.
    public init(
        _ message: String, at location: DocumentLocation, length: Int = 1, note: String? = nil
    ) {
        problems = [
            DocumentProblem(.error, message, at: location, length: length, note: note)
        ]
    }
}

extension DocumentError: CustomStringConvertible, LocalizedError {
    /// All problems as printed text.
    public var description: String {
        problems.map(\.description).joined(separator: "\n")
    }

    /// Message of the `LocalizedError`, equal to `description`.
    public var errorDescription: String? { description }
}

import Foundation
import TableDrawing

/// Why a picture could not be made.
public enum RenderError: Error, Sendable, CustomStringConvertible {
    /// What a user's table did that cannot be shown as it is; the diagnostics of severity error.
    case table([Diagnostic])
    /// A size or scale that no picture has: what it was, and what would be right.
    case size(String)
    /// A section or row that the table does not have.
    case region(String)

    public var description: String {
        switch self {
        case .table(let diagnostics):
            return diagnostics.map { diagnostic in
                (diagnostic.location.map { $0 + ": " } ?? "") + diagnostic.message
            }.joined(separator: "\n")
        case .size(let message), .region(let message): return message
        }
    }
}

extension RenderError: LocalizedError {
    public var errorDescription: String? { description }
}

import Foundation
import TableDrawing

/// Error in the creation of a picture.
public enum RenderError: Error, Sendable, CustomStringConvertible {
    /// The table caused errors; the value contains the diagnostics with the severity `error`.
    case table([Diagnostic])
    /// A size or scale is invalid; the value describes the size and the valid sizes.
    case size(String)
    /// A section or row does not exist in the table.
    case region(String)

    /// Messages of the error's diagnostics with their locations, or the message about the size or
    /// region.
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
    /// Description of the error, for Foundation.
    public var errorDescription: String? { description }
}

import Foundation
import TableSnapshots
import Tableshot

/// A formatter of errors and warnings in the form `file:line:column: error: …`.
enum DiagnosticFormatter {
    /// Returns the printed text of an error.
    ///
    /// The `path` is the document that caused the error.
    static func text(of error: any Error, path: String? = nil) -> String {
        switch error {
        case let error as DocumentError: return error.description
        case let error as CommandFailure: return error.description
        case let RenderError.table(diagnostics):
            return diagnostics.map { line($0, path: path) }.joined(separator: "\n")
        case let error as OutputError: return "\(error.path): error: \(error.message)"
        case let error as ReferenceError: return "\(error.path): error: \(error.message)"
        case let error as ResultsError: return "\(error.path): error: \(error.message)"
        case let error as FontBookError: return text(of: error, severity: .error)
        case let error as FontFolderError: return "\(error.path): error: \(error.message)"
        case let error as CocoaError:
            return text(of: error, path: error.filePath ?? path)
        default: return (path.map { $0 + ": " } ?? "") + "error: \(error)"
        }
    }

    private static func text(of error: CocoaError, path: String?) -> String {
        let code = (error.underlying as? POSIXError)?.code.rawValue
        let reason = code.map { ": " + OutputError.reason(of: $0) } ?? ""
        return (path.map { $0 + ": " } ?? "") + "error: the file cannot be read or written" + reason
    }

    /// Returns the printed text of a font error.
    static func text(of error: FontBookError, severity: Diagnostic.Severity) -> String {
        (error.path.map { $0 + ": " } ?? "") + "\(severity.rawValue): \(error.message)"
    }

    /// Returns the printed text of a problem in a document.
    ///
    /// A strict run prints warnings as errors. A note has a single line.
    static func text(of problem: DocumentProblem, isStrict: Bool) -> String {
        var problem = problem
        if problem.severity == .note {
            return "\(problem.location): note: \(problem.message)"
                + (problem.note.map { "; \($0)" } ?? "")
        }
        if isStrict, problem.severity == .warning { problem.severity = .error }
        return problem.description
    }

    /// Returns the printed text of a diagnostic.
    ///
    /// A strict run prints warnings as errors.
    static func line(
        _ diagnostic: Diagnostic, path: String?, isStrict: Bool = false, isNote: Bool = false
    ) -> String {
        let severity: DocumentProblem.Severity =
            isNote ? .note : isStrict || diagnostic.severity == .error ? .error : .warning
        let message = "\(severity.rawValue): \(diagnostic.message)"
        guard let location = diagnostic.location else {
            return (path.map { $0 + ": " } ?? "") + message
        }
        // A location in a document contains the file name. Other locations are paths in the table.
        let isInFile = location.split(separator: ":").dropFirst().first.map { Int($0) != nil }
        if isInFile == true { return "\(location): \(message)" }
        return (path.map { $0 + ": " } ?? "") + "\(message) (at \(location))"
    }
}

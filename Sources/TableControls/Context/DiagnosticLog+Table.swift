import TableDrawing

/// Functions that record errors in a user's table.
extension DiagnosticLog {
    package static func warn(_ identifier: String, _ message: String) {
        record(Diagnostic(identifier, message: message))
    }

    /// Records an error; the picture is completed, and `render` throws the error afterwards.
    package static func fail(_ identifier: String, _ message: String) {
        record(Diagnostic(identifier, severity: .error, message: message))
    }
}

import TableDrawing

/// Short ways to record what a user's table did wrong.
extension DiagnosticLog {
    static func warn(_ identifier: String, _ message: String) {
        record(Diagnostic(identifier, message: message))
    }

    /// An error lets the picture be finished; `render` throws it afterwards.
    static func fail(_ identifier: String, _ message: String) {
        record(Diagnostic(identifier, severity: .error, message: message))
    }
}

import TableDrawing

/// Short ways to record what a user's table did wrong.
enum DiagnosticLogBridge {
    static func record(_ identifier: String, _ message: String) {
        DiagnosticLog.record(Diagnostic(identifier, message: message))
    }

    /// An error lets the picture be finished; `render` throws it afterwards.
    static func recordError(_ identifier: String, _ message: String) {
        DiagnosticLog.record(Diagnostic(identifier, severity: .error, message: message))
    }
}

/// Problem that did not prevent the picture from being rendered.
public struct Diagnostic: Sendable, Hashable {
    /// Severity of a diagnostic; `--strict` turns a warning into an error.
    public enum Severity: String, Sendable, Hashable {
        case warning
        case error
    }

    /// Stable, machine-readable identifier, for example `text.missing-glyph`.
    public var identifier: String
    /// Severity of the problem.
    public var severity: Severity
    /// Description of the problem and the expected value, in one sentence.
    public var message: String
    /// Location of the cause: `file:line:column` for documents, otherwise the path of a node.
    public var location: String?

    /// Creates a diagnostic, by default a warning without a location.
    public init(
        _ identifier: String, severity: Severity = .warning, message: String,
        location: String? = nil
    ) {
        self.identifier = identifier
        self.severity = severity
        self.message = message
        self.location = location
    }

    /// Approximate memory use, in bytes.
    package var byteCount: Int {
        100 + identifier.utf8.count + message.utf8.count + (location?.utf8.count ?? 0)
    }
}

/// Something that a picture was made in spite of: "rendered, but…".
public struct Diagnostic: Sendable, Hashable {
    /// How grave a diagnostic is; `--strict` makes a warning an error.
    public enum Severity: String, Sendable, Hashable {
        case warning
        case error
    }

    /// A stable, machine-readable name such as `text.missing-glyph`.
    public var identifier: String
    public var severity: Severity
    /// What was found and what would be right, in one sentence.
    public var message: String
    /// Where the cause stands: `file:line:column` for documents, a node's path otherwise.
    public var location: String?

    public init(
        _ identifier: String, severity: Severity = .warning, message: String,
        location: String? = nil
    ) {
        self.identifier = identifier
        self.severity = severity
        self.message = message
        self.location = location
    }

    /// About the memory that it takes where it is kept, in bytes.
    package var byteCount: Int {
        100 + identifier.utf8.count + message.utf8.count + (location?.utf8.count ?? 0)
    }
}

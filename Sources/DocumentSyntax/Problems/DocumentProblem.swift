/// A mistake in a document: its location, the problem and the remedy.
public struct DocumentProblem: Sendable, Hashable {
    /// Whether the document can still be rendered.
    public enum Severity: String, Sendable, Hashable {
        /// The document cannot be used.
        case error
        /// The document can be used, but probably differs from the author's intention.
        case warning
        /// The document is used as the author intends.
        case note
    }

    /// Severity of the problem.
    public var severity: Severity
    /// Beginning of the marked text.
    public var location: DocumentLocation
    /// Length of the marked text in Unicode scalars, at least 1.
    public var length: Int
    /// The problem and the remedy, in a single sentence without a full stop.
    public var message: String
    /// Additional advice, printed on a separate line.
    public var note: String?
    /// Whether the problem contains the number of omitted problems and comes after all other
    /// problems.
    var isRemainder = false
    /// Kind of the part that the problem concerns, such as `image`, or `nil`.
    package var subject: String?
    /// Whether the problem concerns the stated end of the document's animation.
    package var isOfStatedEnd = false

    /// Creates a problem.
    ///
    /// A length below 1 counts as 1.
    public init(
        _ severity: Severity, _ message: String, at location: DocumentLocation, length: Int = 1,
        note: String? = nil
    ) {
        self.severity = severity
        self.message = message
        self.location = location
        self.length = max(1, length)
        self.note = note
    }
}

/// One mistake in a document: where it is, what was found and what would be right.
public struct DocumentProblem: Sendable, Hashable {
    /// Whether a picture can still be made.
    public enum Severity: String, Sendable, Hashable {
        /// The document cannot be used.
        case error
        /// The document can be used, but probably not as its author meant.
        case warning
    }

    /// Whether a picture can still be made.
    public var severity: Severity
    /// Where the offending text begins.
    public var location: DocumentLocation
    /// The length of the offending text in Unicode scalars, at least 1.
    public var length: Int
    /// What was found and what would be right, in one sentence without a full stop.
    public var message: String
    /// One more thing worth knowing, printed on a line of its own.
    public var note: String?
    /// Whether it counts problems that are not shown, and so comes after all others.
    var isRemainder = false
    /// Whether it is about the end that the document states for its animation.
    var isOfStatedEnd = false

    /// A problem; a length below 1 counts as 1.
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

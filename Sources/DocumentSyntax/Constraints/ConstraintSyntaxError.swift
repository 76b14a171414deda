/// Mistake in the short form of a constraint.
package struct ConstraintSyntaxError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The found text, the expected text and the remedy, without a full stop.
    package let message: String
    /// Additional advice, or `nil`.
    package let note: String?
    /// Marked part of the text, in Unicode scalars from 0; empty at the end of the text.
    package let range: Range<Int>

    init(_ message: String, at range: Range<Int>, note: String? = nil) {
        self.message = message
        self.range = range
        self.note = note
    }

    /// The column, the message and the advice.
    package var description: String {
        "column \(range.lowerBound + 1): \(message)" + (note.map { " (\($0))" } ?? "")
    }
}

/// The error for an image of a document that cannot be shown.
package struct ImageFailure: Error, Sendable, Hashable, CustomStringConvertible {
    /// The problem and the remedy.
    package let description: String

    /// Creates a failure with a message.
    package init(description: String) { self.description = description }
}

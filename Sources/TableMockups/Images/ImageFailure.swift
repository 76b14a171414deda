/// The error for an image of a document that cannot be shown.
public struct ImageFailure: Error, Sendable, Hashable, CustomStringConvertible {
    /// The problem and the remedy.
    public let description: String

    /// Creates a failure with a message.
    public init(description: String) { self.description = description }
}

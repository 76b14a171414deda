/// Why an image of a document cannot be shown.
public struct ImageFailure: Error, Sendable, Hashable, CustomStringConvertible {
    /// What was found and what would be right.
    public let description: String

    /// A failure with a message.
    public init(description: String) { self.description = description }
}

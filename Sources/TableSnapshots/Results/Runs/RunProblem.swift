/// A document with unknown claims, because the document could not be rendered.
public struct RunProblem: Codable, Sendable, Hashable {
    /// Path of the document, or location of the assertion in a test.
    public var document: String
    /// The error as it was printed.
    public var message: String

    /// Creates a problem with the location of its cause and a message.
    public init(document: String, message: String) {
        self.document = document
        self.message = message
    }
}

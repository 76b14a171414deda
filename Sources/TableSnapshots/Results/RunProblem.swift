/// A document with unknown claims, because the document could not be rendered.
public struct RunProblem: Codable, Sendable, Hashable {
    public var document: String
    /// The error as it was printed.
    public var message: String

    public init(document: String, message: String) {
        self.document = document
        self.message = message
    }
}

/// A document that could not be rendered, so that its claims are unknown.
public struct RunProblem: Codable, Sendable, Hashable {
    public var document: String
    /// The error as it was printed.
    public var message: String

    public init(document: String, message: String) {
        self.document = document
        self.message = message
    }
}

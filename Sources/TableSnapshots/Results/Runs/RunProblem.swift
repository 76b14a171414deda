/// A document that could not be made into pictures, so that nobody knows what it claims.
public struct RunProblem: Codable, Sendable, Hashable {
    public var document: String
    /// What is wrong, as it was printed.
    public var message: String

    public init(document: String, message: String) {
        self.document = document
        self.message = message
    }
}

/// A document that a run has read, as it was then.
public struct RunDocument: Codable, Sendable, Hashable {
    /// The path from the folder in which the run worked.
    public var path: String
    /// Tells its bytes from others; nothing for what could not be read.
    public var fingerprint: String?
    /// What it includes, sorted by path; nothing where it could not be read.
    public var files: [RunFile]?

    /// Takes the bytes that a document has now.
    public init(readingFrom path: String) {
        self.path = path
        fingerprint = RunFile(readingFrom: path).fingerprint
    }
}

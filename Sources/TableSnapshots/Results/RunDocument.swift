/// A document read in a run, with its state at that time.
public struct RunDocument: Codable, Sendable, Hashable {
    /// Path of the document, relative to the run's working folder.
    public var path: String
    /// Fingerprint of the document's bytes, or `nil` if it was unreadable.
    public var fingerprint: String?
    /// Included files sorted by path, or `nil` if the document was unreadable.
    public var files: [RunFile]?

    /// Creates a document with its current fingerprint.
    public init(readingFrom path: String) {
        self.path = path
        fingerprint = RunFile(readingFrom: path).fingerprint
    }
}

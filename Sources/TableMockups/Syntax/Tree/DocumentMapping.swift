/// Names with values, in the order of the document; no name stands twice.
public struct DocumentMapping: Sendable {
    /// A name and its value.
    public struct Entry: Sendable {
        /// The name.
        public let key: String
        /// Where the name begins.
        public let keyLocation: DocumentLocation
        /// The value.
        public let value: DocumentNode

        /// A name at a place, with its value.
        public init(key: String, at keyLocation: DocumentLocation, value: DocumentNode) {
            self.key = key
            self.keyLocation = keyLocation
            self.value = value
        }
    }

    /// The entries in the order of the document.
    public let entries: [Entry]

    /// A mapping; the caller sees to it that no key stands twice.
    public init(_ entries: [Entry]) {
        self.entries = entries
    }

    /// The keys in the order of the document.
    public var keys: [String] { entries.map(\.key) }

    /// The value of a key, or nothing if there is none; takes linear time.
    public subscript(key: String) -> DocumentNode? {
        entries.first { $0.key == key }?.value
    }
}

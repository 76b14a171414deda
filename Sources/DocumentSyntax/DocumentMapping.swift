/// Unique names with values, in the order of the document.
public struct DocumentMapping: Sendable {
    /// A name and its value.
    public struct Entry: Sendable {
        /// The name.
        public let key: String
        /// Beginning of the name.
        public let keyLocation: DocumentLocation
        /// The value.
        public let value: DocumentNode

        /// Creates an entry from a name, its location and a value.
        public init(key: String, at keyLocation: DocumentLocation, value: DocumentNode) {
            self.key = key
            self.keyLocation = keyLocation
            self.value = value
        }
    }

    /// The entries in the order of the document.
    public let entries: [Entry]

    /// Creates a mapping.
    ///
    /// The caller ensures that the keys are unique.
    public init(_ entries: [Entry]) {
        self.entries = entries
    }

    /// The keys in the order of the document.
    public var keys: [String] { entries.map(\.key) }

    /// Returns the value of a key, or `nil` if the mapping does not have the key.
    ///
    /// Takes linear time.
    public subscript(key: String) -> DocumentNode? {
        entries.first { $0.key == key }?.value
    }
}

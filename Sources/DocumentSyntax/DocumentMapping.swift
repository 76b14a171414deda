/// Unique names with values, in the order of the document.
package struct DocumentMapping: Sendable {
    /// A name and its value.
    package struct Entry: Sendable {
        /// The name.
        package let key: String
        /// Beginning of the name.
        package let keyLocation: DocumentLocation
        /// The value.
        package let value: DocumentNode

        /// Creates an entry from a name, its location and a value.
        package init(key: String, at keyLocation: DocumentLocation, value: DocumentNode) {
            self.key = key
            self.keyLocation = keyLocation
            self.value = value
        }
    }

    /// The entries in the order of the document.
    package let entries: [Entry]

    /// Creates a mapping.
    ///
    /// The caller ensures that the keys are unique.
    package init(_ entries: [Entry]) {
        self.entries = entries
    }

    /// The keys in the order of the document.
    package var keys: [String] { entries.map(\.key) }

    /// Returns the value of a key, or `nil` if the mapping does not have the key.
    ///
    /// Takes linear time.
    package subscript(key: String) -> DocumentNode? {
        entries.first { $0.key == key }?.value
    }
}

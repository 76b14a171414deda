/// A type of mapping in documents.
///
/// Each key is a stored property. A schema is a class, so that reading a key copies no schema.
package protocol MappingSchema: AnyObject, Sendable {
    /// Name of the mapping in messages, with its article.
    static var displayName: String { get }
    /// Name of the definition in the schema.
    static var definition: String { get }
    /// Description of the mapping in a single sentence.
    static var summary: String { get }
    /// Groups of mutually exclusive keys.
    static var exclusive: [[String]] { get }
    /// Advice for keys that belong to other mappings.
    static var hints: [String: String] { get }
    /// Returns advice for a value that is not a mapping, or `nil`.
    static func hint(for node: DocumentNode) -> String?
    init()
}

extension MappingSchema {
    package static var exclusive: [[String]] { [] }
    package static var hints: [String: String] { [:] }
    package static func hint(for node: DocumentNode) -> String? { nil }

    /// The keys in the order of declaration.
    ///
    /// Reflection finds the keys, so every readable key is in the schema.
    package static var keys: [any SchemaKey] { Self().keys }

    /// The keys of this schema.
    package var keys: [any SchemaKey] {
        Mirror(reflecting: self).children.compactMap { $0.value as? any SchemaKey }
    }
}

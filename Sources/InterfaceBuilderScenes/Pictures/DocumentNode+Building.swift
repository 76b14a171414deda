import DocumentSyntax
import Foundation

/// Values of documents that a file of Interface Builder states in another form.
extension DocumentNode {
    /// Returns a text.
    static func text(_ text: String, at location: DocumentLocation) -> DocumentNode {
        DocumentNode(.scalar(DocumentScalar(text, .quoted)), at: location)
    }

    /// Returns a name, or a value that is read by its type.
    static func plain(_ text: String, at location: DocumentLocation) -> DocumentNode {
        DocumentNode(.scalar(DocumentScalar(text, .plain)), at: location)
    }

    /// Returns a value of a user, which is a text if a text is expected.
    static func given(_ text: String, at location: DocumentLocation) -> DocumentNode {
        DocumentNode(.scalar(DocumentScalar(text, .expanded)), at: location)
    }

    /// Returns a number.
    static func number(_ number: Double, at location: DocumentLocation) -> DocumentNode {
        plain(written(number), at: location)
    }

    /// Returns a truth value.
    static func flag(_ flag: Bool, at location: DocumentLocation) -> DocumentNode {
        plain(flag ? "true" : "false", at: location)
    }

    /// Returns a list.
    static func list(_ nodes: [DocumentNode], at location: DocumentLocation) -> DocumentNode {
        DocumentNode(.sequence(nodes), at: location)
    }

    /// Returns a mapping without the keys whose value is `nil`.
    static func mapping(
        _ entries: KeyValuePairs<String, DocumentNode?>, at location: DocumentLocation
    ) -> DocumentNode {
        DocumentNode(
            .mapping(
                DocumentMapping(
                    entries.compactMap { key, value in
                        value.map { DocumentMapping.Entry(key: key, at: $0.location, value: $0) }
                    })), at: location)
    }

    /// Returns the shortest form of a number.
    static func written(_ number: Double) -> String {
        Int(exactly: number).map(String.init) ?? "\(number)"
    }

    /// Returns a mapping with the entries of both mappings.
    func adding(_ entries: KeyValuePairs<String, DocumentNode?>) -> DocumentNode {
        let own = mapping?.entries ?? []
        let added = Self.mapping(entries, at: location).mapping?.entries ?? []
        return DocumentNode(.mapping(DocumentMapping(own + added)), at: location)
    }
}

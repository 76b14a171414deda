import DocumentSyntax

/// A kind of mapping in documents, or a class of views.
package struct ReferenceMapping: Sendable {
    /// Name of the schema's definition, such as `row`, or of the class, such as `Label`.
    package let name: String
    /// Name in messages, with its article.
    package let displayName: String
    /// Description in a single sentence.
    package let summary: String
    /// Groups of mutually exclusive keys.
    package let exclusive: [[String]]
    /// Whether the mapping is a class of views.
    ///
    /// The keys of a class do not include the keys of all views and of superclasses.
    package let isViewClass: Bool
    /// The keys in the order of declaration.
    package let keys: [ReferenceKey]
    /// The paths of the keys whose value is this mapping.
    package internal(set) var uses: [String] = []

    /// The display name without its article, with a capital letter.
    package var title: String {
        let words = displayName.split(separator: " ")
        let name = words.first == "a" || words.first == "an" ? words.dropFirst() : words[...]
        let text = name.joined(separator: " ")
        return text.prefix(1).uppercased() + text.dropFirst()
    }
}

/// A key of a mapping.
package struct ReferenceKey: Sendable {
    /// The name in documents.
    package let name: String
    /// The name of the mapping, a dot, and the name of the key.
    package let path: String
    /// Purpose of the key.
    package let summary: String
    /// Whether the mapping must contain the key.
    package let isRequired: Bool
    /// The type of the value.
    package let type: ReferenceType
    /// The default value in YAML, or `nil` if the summary describes the default.
    package let fallback: String?
    /// A document that contains the key, or `nil` if the reference has no example of the key.
    package let example: KeyExample?

    init(
        _ name: String, of mapping: String, _ summary: String, isRequired: Bool,
        _ schema: SchemaValue, _ words: TypeWords, _ examples: KeyExamples
    ) {
        self.name = name
        path = mapping + "." + name
        self.summary = summary
        self.isRequired = isRequired
        type = words.type(of: schema)
        fallback = schema.members["default"].map(YAMLText.flow)
        example = examples[path]
    }
}

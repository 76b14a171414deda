/// A key of a schema with any value type.
package protocol SchemaKey: Sendable {
    var name: String { get }
    /// Purpose of the key in a single sentence.
    var summary: String { get }
    var isRequired: Bool { get }
    /// Returns the schema of the key's value, with its default.
    func schema(_ form: SchemaForm) -> SchemaValue
}

/// An optional key.
package struct Key<Value>: SchemaKey {
    package let name: String
    package let summary: String
    package let isRequired: Bool
    package let type: ValueType<Value>

    package init(
        _ name: String, _ type: ValueType<Value>, required: Bool = false, _ summary: String
    ) {
        self.name = name
        self.type = type
        self.isRequired = required
        self.summary = summary
    }

    package func schema(_ form: SchemaForm) -> SchemaValue { type.schema(form) }
}

/// A key with a default value.
package struct DefaultedKey<Value: Sendable>: SchemaKey {
    package let name: String
    package let summary: String
    package let type: ValueType<Value>
    /// The default value.
    package let fallback: Value
    package var isRequired: Bool { false }

    package init(
        _ name: String, _ type: ValueType<Value>, default fallback: Value, _ summary: String
    ) {
        self.name = name
        self.type = type
        self.fallback = fallback
        self.summary = summary
    }

    package func schema(_ form: SchemaForm) -> SchemaValue {
        guard let write = type.write else { return type.schema(form) }
        return type.schema(form).adding(["default": write(fallback)])
    }
}

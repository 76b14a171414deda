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

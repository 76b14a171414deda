/// A key with a default value.
struct DefaultedKey<Value: Sendable>: SchemaKey {
    let name: String
    let summary: String
    let type: ValueType<Value>
    /// The default value.
    let fallback: Value
    var isRequired: Bool { false }

    init(
        _ name: String, _ type: ValueType<Value>, default fallback: Value, _ summary: String
    ) {
        self.name = name
        self.type = type
        self.fallback = fallback
        self.summary = summary
    }

    func schema(_ form: SchemaForm) -> SchemaValue {
        guard let write = type.write else { return type.schema(form) }
        return type.schema(form).adding(["default": write(fallback)])
    }
}

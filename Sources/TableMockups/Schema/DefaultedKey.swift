/// A key whose absence means a stated value.
struct DefaultedKey<Value: Sendable>: ShapeKey {
    let name: String
    let summary: String
    let type: ValueType<Value>
    /// What counts where the key is absent.
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

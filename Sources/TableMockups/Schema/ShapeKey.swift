/// A key of a shape, whatever its type.
protocol ShapeKey: Sendable {
    var name: String { get }
    /// What the key is for, in one sentence.
    var summary: String { get }
    var isRequired: Bool { get }
    /// The schema of the key's value, with its default.
    func schema(_ form: SchemaForm) -> SchemaValue
}

/// A key that may be absent.
struct Key<Value>: ShapeKey {
    let name: String
    let summary: String
    let isRequired: Bool
    let type: ValueType<Value>

    init(
        _ name: String, _ type: ValueType<Value>, required: Bool = false, _ summary: String
    ) {
        self.name = name
        self.type = type
        self.isRequired = required
        self.summary = summary
    }

    func schema(_ form: SchemaForm) -> SchemaValue { type.schema(form) }
}

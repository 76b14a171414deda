/// What a key takes: how it is read from a document and how a schema describes it.
///
/// Reader and schema are made from the same types, so that they cannot disagree.
struct ValueType<Value>: Sendable {
    /// The JSON schema of the value.
    let schema: @Sendable (SchemaForm) -> SchemaValue
    /// The value of a node; nothing, and a problem, if the node holds something else.
    let read: @Sendable (DocumentNode, ReadingContext) -> Value?
    /// The value as it is written; only what has defaults needs it.
    let write: (@Sendable (Value) -> SchemaValue)?

    init(
        schema: @escaping @Sendable (SchemaForm) -> SchemaValue,
        write: (@Sendable (Value) -> SchemaValue)? = nil,
        read: @escaping @Sendable (DocumentNode, ReadingContext) -> Value?
    ) {
        self.schema = schema
        self.read = read
        self.write = write
    }
}

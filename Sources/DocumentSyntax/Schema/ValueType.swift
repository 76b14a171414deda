/// The type of a key's value.
///
/// It reads the value from a document and describes the value in the schema.
///
/// Reader and schema use the same types and cannot disagree.
package struct ValueType<Value>: Sendable {
    /// The JSON schema of the value.
    package let schema: @Sendable (SchemaForm) -> SchemaValue
    /// Reads the value of a node.
    ///
    /// Adds a problem and returns `nil` if the node has another type.
    package let read: @Sendable (DocumentNode, ReadingContext) -> Value?
    /// Converts a value to its notation in documents.
    ///
    /// Only types with defaults need this closure.
    package let write: (@Sendable (Value) -> SchemaValue)?

    package init(
        schema: @escaping @Sendable (SchemaForm) -> SchemaValue,
        write: (@Sendable (Value) -> SchemaValue)? = nil,
        read: @escaping @Sendable (DocumentNode, ReadingContext) -> Value?
    ) {
        self.schema = schema
        self.read = read
        self.write = write
    }
}

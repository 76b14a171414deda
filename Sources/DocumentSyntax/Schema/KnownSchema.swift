/// A schema and the names of its keys, in the order of declaration.
final class KnownSchema<Keys: MappingSchema>: Sendable {
    let schema: Keys
    let names: [String]

    init(_ schema: Keys) {
        self.schema = schema
        names = schema.keys.map(\.name)
    }
}

/// A part of the JSON Schema of documents, with the keywords for the generator.
final class SchemaNode {
    let reference: String?
    let choices: [SchemaNode]
    let rules: [SchemaNode]
    let condition: SchemaNode?
    let consequence: SchemaNode?
    let alternative: SchemaNode?
    let negation: SchemaNode?
    let values: [FuzzValue]
    let examples: [FuzzValue]
    let standard: FuzzValue?
    let types: [String]
    let minimum: Double?
    let maximum: Double?
    /// Whether values must be greater than the minimum.
    let isAboveMinimum: Bool
    let pattern: String?
    let properties: [(key: String, schema: SchemaNode)]
    let required: [String]
    let companions: [(key: String, others: [String])]
    let additional: SchemaNode?
    let element: SchemaNode?
    let places: [SchemaNode]
    let shortest: Int
    let longest: Int
    /// Whether the schema is `false`, so no value is valid.
    let isNever: Bool

    init(_ value: FuzzValue) {
        func node(_ key: String) -> SchemaNode? {
            switch value[key] {
            case nil, .flag(true): nil
            case .some(let schema): SchemaNode(schema)
            }
        }
        func nodes(_ key: String) -> [SchemaNode] {
            (value[key]?.elements ?? []).map(SchemaNode.init)
        }
        func texts(_ value: FuzzValue?) -> [String] {
            value?.elements?.compactMap(\.string) ?? value?.string.map { [$0] } ?? []
        }
        func members(_ key: String) -> [FuzzValue.Member] {
            if case .object(let members) = value[key] { members } else { [] }
        }
        reference = value["$ref"]?.string?.split(separator: "/").last.map(String.init)
        choices = nodes("anyOf") + nodes("oneOf")
        rules = nodes("allOf")
        condition = node("if")
        consequence = node("then")
        alternative = node("else")
        negation = node("not")
        values = value["enum"]?.elements ?? value["const"].map { [$0] } ?? []
        examples = value["examples"]?.elements ?? []
        standard = value["default"]
        types = texts(value["type"])
        minimum = value["minimum"]?.double ?? value["exclusiveMinimum"]?.double
        isAboveMinimum = value["exclusiveMinimum"] != nil
        maximum = value["maximum"]?.double
        pattern = value["pattern"]?.string
        properties = members("properties").map { ($0.key, SchemaNode($0.value)) }
        required = texts(value["required"])
        companions = members("dependentRequired").map { ($0.key, texts($0.value)) }
        additional =
            value["additionalProperties"] == .flag(false) ? nil : node("additionalProperties")
        element = node("items")
        places = nodes("prefixItems")
        shortest = Int(value["minItems"]?.double ?? 0)
        longest = Int(value["maxItems"]?.double ?? 6)
        isNever = value == .flag(false)
    }
}

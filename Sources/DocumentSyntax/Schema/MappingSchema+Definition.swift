extension MappingSchema {
    /// Returns the JSON schema of the mapping.
    package static func schema(_ form: SchemaForm) -> SchemaValue {
        var properties: [String: SchemaValue] = [:]
        let choices = Set(exclusive.joined())
        for key in keys {
            var schema = key.schema(form)
            // Some validators add defaults to documents. The default of a key would then contradict
            // a mutually exclusive key.
            if choices.contains(key.name) {
                schema = .object(schema.members.filter { $0.key != "default" })
            }
            properties[key.name] = form.key(schema).adding(["description": .text(key.summary)])
        }
        var result: SchemaValue = [
            "type": "object", "description": .text(summary),
            "properties": .object(properties), "additionalProperties": false,
        ]
        // Required keys of an inheriting mapping may be inherited.
        let required = form.inherits ? [] : keys.filter(\.isRequired)
        if !required.isEmpty {
            result = result.adding(["required": .list(required.map { .text($0.name) })])
        }
        let pairs = exclusive.flatMap { names in
            names.indices.flatMap { first in
                names[(first + 1)...].map { [names[first], $0] }
            }
        }
        if !pairs.isEmpty {
            let exclusions = pairs.map { pair -> SchemaValue in
                ["required": .list(pair.map { .text($0) })]
            }
            // As a single rule, which all forms of the mapping share.
            result = result.adding(["allOf": [["not": ["anyOf": .list(exclusions)]]]])
        }
        return result
    }
}

extension SharedSchema {
    /// Gives each part that occurs several times a definition of its own.
    ///
    /// A definition is named after the key at its first place, such as `textColor2`.
    ///
    /// - Parameter names: names of well-known parts.
    package mutating func shareParts(named names: [SchemaValue: String] = [:]) {
        shareDescriptions()
        var parts = SchemaParts(names: names, taken: Set(definitions.keys))
        let sorted = definitions.sorted { ($0.key.count, $0.key) < ($1.key.count, $1.key) }
        for (name, definition) in sorted { parts.count(definition, at: name, isPart: false) }
        parts.count(root, at: "document", isPart: false)
        var result: [String: SchemaValue] = [:]
        for (name, definition) in sorted {
            result[name] = parts.sharing(definition, isPart: false)
        }
        root = parts.sharing(root, isPart: false)
        definitions = result.merging(parts.definitions) { first, _ in first }
    }

    /// Moves the description of a choice to its first alternative, if the alternative occurs
    /// elsewhere with this description.
    ///
    /// A key that may be null or a placeholder then refers to the key that may not.
    private mutating func shareDescriptions() {
        var known: Set<SchemaValue> = []
        for definition in definitions.values { definition.addParts(to: &known) }
        definitions = definitions.mapValues { $0.sharingDescriptions(of: known) }
    }
}

/// The parts of schemas, how often each occurs, and the definitions of parts that occur often.
private struct SchemaParts {
    private(set) var definitions: [String: SchemaValue] = [:]
    private let names: [SchemaValue: String]
    private var taken: Set<String>
    private var uses: [SchemaValue: Int] = [:]
    private var places: [SchemaValue: String] = [:]
    private var shared: [SchemaValue: String] = [:]

    init(names: [SchemaValue: String], taken: Set<String>) {
        self.names = names
        self.taken = taken
    }

    /// Counts a part and, at its first occurrence, the parts in it.
    mutating func count(_ schema: SchemaValue, at place: String, isPart: Bool = true) {
        guard case .object = schema else { return }
        if isPart {
            uses[schema, default: 0] += 1
            guard uses[schema] == 1 else { return }
            places[schema] = place
        }
        schema.forEachPart { part, key in
            count(part, at: key ?? place)
        }
    }

    /// Returns the schema with references in place of the parts that occur often.
    mutating func sharing(_ schema: SchemaValue, isPart: Bool = true) -> SchemaValue {
        guard case .object = schema else { return schema }
        if let name = shared[schema], isPart { return Self.reference(name) }
        let short = schema.mappingParts { sharing($0) }
        guard isPart, uses[schema] ?? 0 > 1, Set(short.members.keys) != ["$ref"] else {
            return short
        }
        let name = freeName(wantedName(of: schema))
        guard isWorthSharing(short, as: name, uses: uses[schema] ?? 0) else { return short }
        taken.insert(name)
        shared[schema] = name
        definitions[name] = short
        return Self.reference(name)
    }

    /// Returns whether references and a definition are shorter than all occurrences of a part.
    private func isWorthSharing(_ part: SchemaValue, as name: String, uses: Int) -> Bool {
        let length = part.compactText.utf8.count
        let reference = Self.reference(name).compactText.utf8.count
        return uses * length > length + name.utf8.count + 5 + uses * reference
    }

    private func wantedName(of part: SchemaValue) -> String {
        names[part] ?? places[part].map { String($0.prefix { $0 != "-" }) } ?? "part"
    }

    private func freeName(_ wanted: String) -> String {
        var name = wanted
        var number = 2
        while taken.contains(name) {
            name = "\(wanted)\(number)"
            number += 1
        }
        return name
    }

    private static func reference(_ name: String) -> SchemaValue {
        ["$ref": .text(SharedSchema.prefix + name)]
    }
}

extension SchemaValue {
    private static let lists: Set<String> = ["anyOf", "allOf", "oneOf", "prefixItems"]
    private static let mappings: Set<String> = ["properties", "patternProperties"]
    private static let singles: Set<String> = [
        "items", "additionalProperties", "propertyNames", "not", "if", "then", "else", "contains",
    ]

    /// Adds all schemas in a schema to a set.
    fileprivate func addParts(to parts: inout Set<SchemaValue>) {
        forEachPart { part, _ in
            if parts.insert(part).inserted { part.addParts(to: &parts) }
        }
    }

    /// Returns the schema with descriptions at alternatives that are known.
    fileprivate func sharingDescriptions(of known: Set<SchemaValue>) -> SchemaValue {
        guard case .object(var members) = self else { return self }
        if let description = members["description"], let choices = members["anyOf"]?.elements,
            let first = choices.first, first.members["description"] == nil
        {
            let described = first.adding(["description": description])
            if known.contains(described) {
                members["description"] = nil
                members["anyOf"] = .list([described] + choices.dropFirst())
            }
        }
        return SchemaValue.object(members).mappingParts { $0.sharingDescriptions(of: known) }
    }

    /// Calls a function for each schema directly in a schema, with the key that it describes.
    fileprivate func forEachPart(_ body: (SchemaValue, String?) -> Void) {
        for (word, value) in members.sorted(by: { $0.key < $1.key }) {
            if Self.lists.contains(word) { value.elements.forEach { body($0, nil) } }
            if Self.singles.contains(word) { body(value, nil) }
            guard Self.mappings.contains(word) else { continue }
            for (key, part) in value.members.sorted(by: { $0.key < $1.key }) { body(part, key) }
        }
    }

    /// Returns the schema with other schemas directly in it.
    fileprivate func mappingParts(_ body: (SchemaValue) -> SchemaValue) -> SchemaValue {
        var result = members
        for (word, value) in members.sorted(by: { $0.key < $1.key }) {
            if Self.lists.contains(word) { result[word] = .list(value.elements.map(body)) }
            if Self.singles.contains(word) { result[word] = body(value) }
            guard Self.mappings.contains(word) else { continue }
            var parts: [String: SchemaValue] = [:]
            for (key, part) in value.members.sorted(by: { $0.key < $1.key }) {
                parts[key] = body(part)
            }
            result[word] = .object(parts)
        }
        return .object(result)
    }
}

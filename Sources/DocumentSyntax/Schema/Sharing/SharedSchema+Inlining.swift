extension SharedSchema {
    /// Bytes by which the schema may grow for each definition that is written in place.
    ///
    /// A validator takes longer to follow a reference than to apply a short schema.
    private static let maximumCost = 40

    /// Writes definitions in place of their references, if a definition is short or rarely used.
    ///
    /// Recursive definitions remain.
    package mutating func inlineDefinitions() {
        while true {
            let chosen = definitionsToInline()
            guard !chosen.isEmpty else { return }
            definitions = definitions.filter { chosen[$0.key] == nil }
                .mapValues { $0.inlining(chosen) }
            root = root.inlining(chosen)
        }
    }

    /// Returns definitions that cost little in place of their references, and that refer to no
    /// other such definition.
    private func definitionsToInline() -> [String: SchemaValue] {
        var uses: [String: Int] = [:]
        // A definition stays if a reference has a description or another member.
        var isNeeded: Set<String> = []
        for schema in definitions.values + [root] {
            schema.forEachReference { name, isAlone in
                uses[name, default: 0] += 1
                if !isAlone { isNeeded.insert(name) }
            }
        }
        let cheap = definitions.filter { name, schema in
            guard !isNeeded.contains(name), let uses = uses[name] else { return false }
            let length = schema.compactText.utf8.count
            let reference = SchemaValue.object(["$ref": .text(Self.prefix + name)])
            let cost =
                uses * (length - reference.compactText.utf8.count)
                - (length + name.utf8.count + 5)
            return cost < Self.maximumCost
        }
        return cheap.filter { $0.value.references.isDisjoint(with: cheap.keys) }
    }
}

extension SchemaValue {
    /// Calls a function for each reference, with the name of the definition and whether the
    /// reference is the only member of its schema.
    fileprivate func forEachReference(_ body: (String, Bool) -> Void) {
        if let reference { body(reference, members.count == 1) }
        for value in elements { value.forEachReference(body) }
        for value in members.values { value.forEachReference(body) }
    }

    /// Returns the schema with definitions in place of the references to them.
    fileprivate func inlining(_ schemas: [String: SchemaValue]) -> SchemaValue {
        if let schema = reference.flatMap({ schemas[$0] }) { return schema }
        switch self {
        case .text, .number, .boolean: return self
        case .list(let elements): return .list(elements.map { $0.inlining(schemas) })
        case .object(let members): return .object(members.mapValues { $0.inlining(schemas) })
        }
    }
}

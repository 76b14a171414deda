extension SharedSchema {
    /// Writes definitions as their differences to wider definitions.
    ///
    /// A wider definition must accept each value that the narrower definition accepts. Members
    /// that both describe alike are left to the wider definition, with their descriptions.
    ///
    /// - Parameter wider: names of wider definitions by the names of narrower definitions.
    package mutating func narrow(_ wider: [String: String]) {
        let comparison = SchemaComparison(definitions: definitions)
        for (name, wide) in wider where name != wide {
            guard let result = comparison.difference(of: name, to: wide) else { continue }
            definitions[name] = result
        }
        definitions["notNull"] = SchemaComparison.notNull
        definitions["noNulls"] = SchemaComparison.notNull.adding([
            "items": ["$ref": "#/$defs/noNulls"],
            "additionalProperties": ["$ref": "#/$defs/noNulls"],
        ])
        removeUnused()
    }

    /// Removes the descriptions of mappings, whose keys have descriptions of their own.
    package mutating func removeDescriptions(of names: [String]) {
        for name in names {
            guard var members = definitions[name]?.members else { continue }
            members["description"] = nil
            definitions[name] = .object(members)
        }
    }

    /// Moves the members that several definitions have in common into a definition.
    ///
    /// - Parameters:
    ///   - names: the definitions, which are objects without further members.
    ///   - common: the name of the new definition.
    package mutating func shareMembers(of names: [String], as common: String) {
        let all = names.compactMap { definitions[$0]?.members["properties"]?.members }
        guard all.count == names.count, all.count > 1, var shared = all.first else { return }
        for keys in all { shared = shared.filter { keys[$0.key] == $0.value } }
        guard !shared.isEmpty else { return }
        let commonNames = common + ".names"
        definitions[common] = ["properties": .object(shared)]
        definitions[commonNames] = ["enum": .list(shared.keys.sorted().map { .text($0) })]
        for (name, keys) in zip(names, all) {
            let own = keys.filter { shared[$0.key] == nil }
            let ownNames = SchemaValue.list(own.keys.sorted().map { .text($0) })
            var members = definitions[name]?.members ?? [:]
            members["additionalProperties"] = nil
            members["properties"] = .object(own)
            members["allOf"] = .list(
                [["$ref": .text(Self.prefix + common)]] + (members["allOf"]?.elements ?? []))
            members["propertyNames"] = [
                "anyOf": .list(
                    [["$ref": .text(Self.prefix + commonNames)]]
                        + (own.isEmpty ? [] : [["enum": ownNames]]))
            ]
            definitions[name] = .object(members)
        }
    }
}

/// A comparison of definitions of which one accepts more values.
private struct SchemaComparison {
    let definitions: [String: SchemaValue]

    /// The schema of a value that is not null.
    static let notNull: SchemaValue = [
        "type": ["string", "number", "boolean", "object", "array"]
    ]

    /// Returns the difference of a definition to a wider definition.
    ///
    /// `nil` if the definitions are not mappings, or differ in most members.
    func difference(of name: String, to wideName: String) -> SchemaValue? {
        guard let narrow = definitions[name]?.members, let wide = definitions[wideName]?.members,
            narrow["type"] == "object", wide["type"] == "object",
            narrow["additionalProperties"] == .boolean(false),
            wide["additionalProperties"] == .boolean(false),
            let keys = narrow["properties"]?.members, let wideKeys = wide["properties"]?.members,
            keys.keys.allSatisfy({ wideKeys[$0] != nil })
        else { return nil }
        let holdsNoNulls = keys.values.allSatisfy { isFreeOfNulls($0) }
        var own: [String: SchemaValue] = [:]
        var equal: [String: SchemaValue] = [:]
        var forbidsNull = false
        for (key, wideSchema) in wideKeys {
            guard let schema = keys[key]?.undescribed else {
                own[key] = false
                continue
            }
            let other = wideSchema.undescribed
            if schema == other {
                equal[key] = schema
            } else if holdsNoNulls && differsByNulls(schema, from: other)
                || other == schema.orNull && !mayBeNull(schema)
            {
                forbidsNull = true
            } else {
                own[key] = schema
            }
        }
        if forbidsNull, !holdsNoNulls {
            own.merge(equal.filter { mayBeNull($0.value) }) { first, _ in first }
        }
        // A difference of most members would be longer than the whole.
        guard own.count * 2 < keys.count else { return nil }
        var result = narrow.filter { wide[$0.key] != $0.value }
        result["properties"] = own.isEmpty ? nil : .object(own)
        result["description"] = nil
        let wideRules = Set(wide["allOf"]?.elements ?? [])
        let rules = (narrow["allOf"]?.elements ?? []).filter { !wideRules.contains($0) }
        var all: [SchemaValue] = [["$ref": .text(SharedSchema.prefix + wideName)]]
        if forbidsNull {
            if holdsNoNulls {
                all.append(["$ref": "#/$defs/noNulls"])
            } else {
                result["additionalProperties"] = ["$ref": "#/$defs/notNull"]
            }
        }
        result["allOf"] = .list(all + rules)
        return .object(result)
    }

    /// Returns whether a schema and a wider schema differ only by nulls that the wider accepts.
    private func differsByNulls(
        _ narrow: SchemaValue, from wide: SchemaValue, assuming pairs: Set<[String]> = []
    ) -> Bool {
        if narrow == wide { return true }
        if let choices = wide.members["anyOf"]?.elements, choices.last == ["type": "null"] {
            let others = Array(choices.dropLast())
            let plain = others.count == 1 ? others[0] : ["anyOf": .list(others)]
            if differsByNulls(narrow, from: plain.adding(wide.others), assuming: pairs) {
                return true
            }
        }
        switch (narrow, wide) {
        case (.list(let first), .list(let second)):
            return first.count == second.count
                && zip(first, second).allSatisfy {
                    differsByNulls($0, from: $1, assuming: pairs)
                }
        case (.object(let first), .object(let second)):
            guard first.keys == second.keys, first["required"] == second["required"] else {
                return false
            }
            return first.allSatisfy { key, value in
                guard let other = second[key] else { return false }
                guard key == "$ref", let name = narrow.reference, let wideName = wide.reference
                else { return differsByNulls(value, from: other, assuming: pairs) }
                let pair = [name, wideName]
                guard name != wideName, !pairs.contains(pair) else { return true }
                guard let definition = definitions[name], let wider = definitions[wideName] else {
                    return false
                }
                return differsByNulls(definition, from: wider, assuming: pairs.union([pair]))
            }
        default: return false
        }
    }

    /// Returns whether no value that a schema accepts contains null.
    ///
    /// `false` if the schema leaves a value open.
    private func isFreeOfNulls(_ schema: SchemaValue, in open: Set<String> = []) -> Bool {
        guard case .object(let members) = schema else { return schema == .boolean(false) }
        if let name = schema.reference {
            guard !open.contains(name) else { return true }
            return definitions[name].map { isFreeOfNulls($0, in: open.union([name])) } ?? false
        }
        if let choices = members["anyOf"]?.elements {
            return choices.allSatisfy { isFreeOfNulls($0, in: open) }
        }
        guard !mayBeNull(schema) else { return false }
        let types = members["type"].map { [$0] + $0.elements } ?? []
        if types.contains("object") {
            guard let others = members["additionalProperties"], isFreeOfNulls(others, in: open),
                (members["properties"]?.members ?? [:]).values.allSatisfy({
                    isFreeOfNulls($0, in: open)
                })
            else { return false }
        }
        if types.contains("array") {
            let elements =
                (members["prefixItems"]?.elements ?? []) + [members["items"]].compactMap(\.self)
            return !elements.isEmpty && elements.allSatisfy { isFreeOfNulls($0, in: open) }
        }
        return true
    }

    /// Returns whether a schema may accept null.
    private func mayBeNull(_ schema: SchemaValue, depth: Int = 0) -> Bool {
        let members = schema.members
        if let type = members["type"] { return ([type] + type.elements).contains("null") }
        if let values = members["enum"]?.elements { return !values.allSatisfy(\.isText) }
        if let value = members["const"] { return !value.isText }
        if let choices = members["anyOf"]?.elements {
            return choices.contains { mayBeNull($0, depth: depth + 1) }
        }
        guard let name = schema.reference, let definition = definitions[name], depth < 10 else {
            return true
        }
        return mayBeNull(definition, depth: depth + 1)
    }
}

extension SchemaValue {
    fileprivate var isText: Bool {
        if case .text = self { true } else { false }
    }

    /// The members beside the alternatives.
    fileprivate var others: [String: SchemaValue] { members.filter { $0.key != "anyOf" } }

    /// The value without its description.
    fileprivate var undescribed: SchemaValue {
        guard case .object(var members) = self else { return self }
        members["description"] = nil
        return .object(members)
    }
}

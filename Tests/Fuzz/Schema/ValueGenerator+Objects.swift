extension ValueGenerator {
    /// Returns a mapping with required and some optional keys.
    func object(
        _ schema: SchemaNode, key: String, depth: Int, _ random: inout FuzzRandom
    ) -> FuzzValue {
        // The class of a view determines its keys.
        let branches = schema.rules.filter { $0.consequence?.reference != nil }
        if let branch = branches.isEmpty ? nil : random.pick(branches),
            let next = branch.consequence
        {
            var result = object(grammar.resolved(next), key: key, depth: depth, &random)
            let name = branch.condition?.properties.first { $0.key == "class" }?.schema.values.first
            result["class"] = name
            return result
        }
        let choice = schema.choices.isEmpty ? nil : random.pick(schema.choices)
        var required = schema.required + (choice?.required ?? [])
        let foreign = Set(choice?.properties.filter { $0.schema.isNever }.map(\.key) ?? [])
        let optional = schema.properties.filter {
            !required.contains($0.key) && !foreign.contains($0.key)
        }
        if !optional.isEmpty {
            let wanted = depth > 7 ? 0 : random.below(depth < 3 ? 7 : 5)
            for _ in 0..<wanted { required.append(random.pick(optional).key) }
        }
        var result = FuzzValue.object([])
        for (name, own) in schema.properties where required.contains(name) && !own.isNever {
            result[name] = value(of: own, key: name, depth: depth + 1, &random)
        }
        // A document without prototypes and styles cannot use their names.
        if names.own.isEmpty { for name in ["use", "cell"] { result[name] = nil } }
        // A document without assets takes images from files.
        if result["asset"] != nil, !names.hasAssets {
            result["asset"] = nil
            result["file"] = names.name("file", &random).map { FuzzValue.text($0) }
        }
        if let additional = schema.additional {
            for name in names.own.prefix(random.in(0...2)) {
                result[name] = value(of: additional, key: name, depth: depth + 1, &random)
            }
        }
        // A mapping mostly needs a single key among keys that exclude each other.
        let rivals = schema.rules.flatMap { $0.negation?.required ?? [] }
        if rivals.count > 4, !rivals.contains(where: { result[$0] != nil }), random.chance(0.95) {
            let name = random.pick(rivals)
            if let own = schema.properties.first(where: { $0.key == name })?.schema {
                result[name] = value(of: own, key: name, depth: depth + 1, &random)
            }
        }
        obey(schema.rules, &result, schema: schema, depth: depth, &random)
        return result
    }

    /// Changes a mapping to satisfy the rules about its keys.
    private func obey(
        _ rules: [SchemaNode], _ result: inout FuzzValue, schema: SchemaNode, depth: Int,
        _ random: inout FuzzRandom
    ) {
        for rule in rules {
            if let negation = rule.negation, !negation.required.isEmpty,
                negation.required.allSatisfy({ result[$0] != nil }), !random.chance(0.005)
            {
                let name = random.pick(negation.required)
                if !schema.required.contains(name) { result[name] = nil }
            }
            if let consequence = rule.consequence, grammar.meets(rule, result) {
                for (name, own) in consequence.properties {
                    if own.isNever {
                        result[name] = nil
                    } else if result[name] != nil {
                        result[name] = value(of: own, key: name, depth: depth + 1, &random)
                    }
                }
                for name in consequence.required where result[name] == nil {
                    let own = consequence.properties.first { $0.key == name }?.schema
                    if let own = own ?? schema.properties.first(where: { $0.key == name })?.schema {
                        result[name] = value(of: own, key: name, depth: depth + 1, &random)
                    }
                }
            }
            for (name, others) in rule.companions where result[name] != nil {
                if others.contains(where: { result[$0] == nil }) { result[name] = nil }
            }
        }
    }
}

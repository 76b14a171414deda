extension ValueGenerator {
    /// Returns a value with a single change, which its schema mostly allows.
    func mutated(
        _ value: FuzzValue, _ schema: SchemaNode, key: String, depth: Int,
        _ random: inout FuzzRandom
    ) -> FuzzValue {
        let schema = grammar.branch(of: schema, for: value)
        if depth > 1, random.chance(0.06) {
            return self.value(of: schema, key: key, depth: depth, &random)
        }
        switch value {
        case .object(let members): return mutated(members, value, schema, depth: depth, &random)
        case .list(var elements):
            guard let index = elements.isEmpty ? nil : random.below(elements.count) else {
                return self.value(of: schema, key: key, depth: depth, &random)
            }
            switch random.below(10) {
            case 0: elements.remove(at: index)
            case 1: elements.insert(elements[index], at: random.below(elements.count + 1))
            case 2: elements.swapAt(index, random.below(elements.count))
            case 3:
                if let element = schema.element {
                    elements.insert(
                        self.value(of: element, key: key, depth: depth + 1, &random), at: index)
                }
            default:
                let own =
                    schema.places.indices.contains(index) ? schema.places[index] : schema.element
                elements[index] =
                    own.map { mutated(elements[index], $0, key: key, depth: depth + 1, &random) }
                    ?? random.pick(Self.oddities)
            }
            return .list(elements)
        default:
            if random.chance(0.05) { return random.pick(Self.oddities) }
            return self.value(of: schema, key: key, depth: depth, &random)
        }
    }

    private func mutated(
        _ members: [FuzzValue.Member], _ value: FuzzValue, _ schema: SchemaNode, depth: Int,
        _ random: inout FuzzRandom
    ) -> FuzzValue {
        var result = value
        let action = random.share()
        if action < 0.25 || members.isEmpty {
            let absent = schema.properties.filter { value[$0.key] == nil && !$0.schema.isNever }
            guard let new = absent.isEmpty ? nil : random.pick(absent) else { return result }
            result[new.key] = self.value(of: new.schema, key: new.key, depth: depth + 1, &random)
        } else {
            let member = random.pick(members)
            if action < 0.3 {
                result[member.key] = nil
            } else if let own = schema.properties.first(where: { $0.key == member.key })?.schema
                ?? schema.additional
            {
                result[member.key] = mutated(
                    member.value, own, key: member.key, depth: depth + 1, &random)
            } else {
                result[member.key] = ValueMutation.mutated(member.value, &random)
            }
        }
        return result
    }
}

/// Changes of values that ignore their schema.
enum ValueMutation {
    /// Returns a value with a single change.
    static func mutated(_ value: FuzzValue, _ random: inout FuzzRandom) -> FuzzValue {
        switch value {
        case .object(var members):
            guard !members.isEmpty else { return random.pick(ValueGenerator.oddities) }
            let index = random.below(members.count)
            switch random.below(10) {
            case 0: members.remove(at: index)
            case 1: members.append(members[index])
            case 2: members[index].key = random.pick(["", "name", "x", members[0].key])
            default: members[index].value = mutated(members[index].value, &random)
            }
            return .object(members)
        case .list(var elements):
            guard !elements.isEmpty else { return .list([random.pick(ValueGenerator.oddities)]) }
            let index = random.below(elements.count)
            switch random.below(8) {
            case 0: elements.remove(at: index)
            case 1: elements.append(elements[index])
            case 2: elements.swapAt(0, index)
            default: elements[index] = mutated(elements[index], &random)
            }
            return .list(elements)
        case .number(let number):
            if random.chance(0.1) { return random.pick(ValueGenerator.oddities) }
            return random.pick([
                .number(number + 1), .number(-number), .number(number * 1e6), .number(0),
            ])
        case .text(let text):
            if random.chance(0.1) { return random.pick(ValueGenerator.oddities) }
            return random.pick([
                .text(text + text), .text(String(text.dropLast())), .text("../" + text),
                .text(FuzzText.text(&random)),
            ])
        case .flag(let flag):
            return random.chance(0.9) ? .flag(!flag) : random.pick(ValueGenerator.oddities)
        case .null: return random.pick(ValueGenerator.oddities)
        }
    }
}

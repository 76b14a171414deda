extension InputGenerator {
    func document(_ random: inout FuzzRandom) -> FuzzInput {
        var input = FuzzInput()
        var generator = generator(&random)
        let source = random.pick(corpus.documents)
        var path: String
        switch random.below(20) {
        case 0:
            // The changed text may be invalid YAML.
            var bytes = source.bytes
            ByteMutation.mutate(&bytes, &random)
            path = "input.table.yaml"
            input.add(path, bytes)
        case 1...8:
            let isNamed = random.chance(0.4)
            let schema = isNamed ? grammar.namedDocument : grammar.document
            generator.names.hasAssets = isNamed
            if !isNamed { generator.names.own = [] }
            var value = generator.object(schema, key: "", depth: 0, &random)
            value["extends"] = nil
            if isNamed {
                value["assets"] = .text("Media.xcassets")
                for (key, definition) in [("prototypes", "prototype"), ("styles", "rowStyle")] {
                    var parts = FuzzValue.object([])
                    for name in generator.names.own {
                        parts[name] = generator.value(
                            of: grammar.definition(definition), key: name, depth: 4, &random)
                    }
                    value[key] = parts
                }
            }
            path = add(tamed(value), to: &input, &random)
        default:
            var value = source.value
            generator.names.own = (value["prototypes"] ?? value["styles"])?.keys ?? []
            generator.names.hasAssets = value["assets"] != nil
            for _ in 0..<random.in(1...6) {
                let schema =
                    value["prototypes"] == nil && value["assets"] == nil
                    ? grammar.document : grammar.namedDocument
                value = generator.mutated(value, schema, key: "", depth: 0, &random)
            }
            path = add(tamed(value), to: &input, &random)
        }
        input.commands = [showing(path, &random)]
        return input
    }

    /// Returns a document without keys that multiply or enlarge its pictures.
    private func tamed(_ value: FuzzValue) -> FuzzValue {
        var value = value
        value["matrix"] = nil
        value["screen"]?["device"] = nil
        return value
    }
}

extension InputGenerator {
    func document(_ random: inout FuzzRandom) -> FuzzInput {
        var input = FuzzInput()
        let generator = generator(&random)
        let source = random.pick(corpus.documents)
        var path: String
        switch random.below(20) {
        case 0:
            // A text that may be no YAML any more.
            var bytes = source.bytes
            ByteMutation.mutate(&bytes, &random)
            path = "input.table.yaml"
            input.add(path, bytes)
        case 1...8:
            let isNamed = random.chance(0.4)
            let schema = isNamed ? grammar.namedDocument : grammar.document
            var value = generator.object(schema, key: "", depth: 0, &random)
            value["extends"] = nil
            path = add(tamed(value), to: &input, &random)
        default:
            var value = source.value
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

    /// A document without what multiplies its pictures.
    private func tamed(_ value: FuzzValue) -> FuzzValue {
        var value = value
        value["matrix"] = nil
        value["screen"]?["device"] = nil
        return value
    }
}

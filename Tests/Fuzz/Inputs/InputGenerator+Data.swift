extension InputGenerator {
    func data(_ random: inout FuzzRandom) -> FuzzInput {
        var input = FuzzInput()
        let columns = ["city", "country", "number"].map {
            random.chance(0.02) ? FuzzText.text(&random) : $0
        }
        let count = random.chance(0.03) ? 400 : random.below(12)
        let format = random.pick(["csv", "csv", "tsv", "json", "json"])
        var bytes: [UInt8]
        var isList = true
        if format == "json" {
            let records = records(columns, count, &random)
            isList = records.elements != nil
            bytes = Array(records.json.utf8)
        } else {
            bytes = separated(columns, count, by: format == "csv" ? "," : "\t", &random)
        }
        if random.chance(0.1) { ByteMutation.mutate(&bytes, &random) }
        input.add("rows.\(format)", bytes)
        var rows = FuzzValue.object([])
        rows["from"] = .text("rows.\(format)")
        if !isList || random.chance(0.02) { rows["list"] = .text("list") }
        var generator = generator(&random)
        generator.names.own = []
        generator.names.extra["from"] = ["rows.\(format)"]
        var each = FuzzValue.object([])
        if random.chance(0.3) {
            each = generator.value(
                of: grammar.definition("rowTemplate"), key: "each", depth: 5, &random)
        }
        if each["cell"] == nil, each["contentConfiguration"] == nil {
            each["text"] = .text(
                random.chance(0.03)
                    ? random.pick(["{missing}", "{"])
                    : random.pick(["{city}", "{country} {number}", "{{x}} {city}"]))
        }
        rows["each"] = each
        var table = FuzzValue.object([])
        if random.chance(0.5) {
            table["rows"] = rows
        } else {
            var section = FuzzValue.object([])
            section["rows"] = rows
            section["header"] = .text("Header")
            table["sections"] = .list([section, section])
        }
        var document = FuzzValue.object([])
        document["table"] = table
        input.commands = [showing(add(document, to: &input, &random), &random)]
        return input
    }

    private func records(
        _ columns: [String], _ count: Int, _ random: inout FuzzRandom
    ) -> FuzzValue {
        let list = FuzzValue.list(
            (0..<count).map { _ in
                var record = FuzzValue.object([])
                for column in columns where !random.chance(0.03) {
                    record[column] =
                        random.chance(0.1)
                        ? random.pick(ValueGenerator.oddities) : .text(FuzzText.text(&random))
                }
                return random.chance(0.02) ? ValueMutation.mutated(record, &random) : record
            })
        guard random.chance(0.3) else { return list }
        var object = FuzzValue.object([])
        object["list"] = list
        if random.chance(0.3) { object["other"] = .list([]) }
        return object
    }

    private func separated(
        _ columns: [String], _ count: Int, by separator: String, _ random: inout FuzzRandom
    ) -> [UInt8] {
        func field(_ text: String, _ random: inout FuzzRandom) -> String {
            let needsQuotes = text.contains(separator) || text.contains("\n") || text.contains("\"")
            guard needsQuotes != random.chance(0.05) else { return text }
            return "\""
                + text.split(separator: "\"", omittingEmptySubsequences: false).joined(
                    separator: "\"\"") + "\""
        }
        let ending = random.pick(["\n", "\n", "\r\n", "\r"])
        var text = random.chance(0.1) ? "\u{FEFF}" : ""
        text += columns.joined(separator: separator) + ending
        for _ in 0..<count {
            let fields = columns.map { _ in
                let piece = FuzzText.text(&random)
                return field(piece, &random)
            }
            let length = random.chance(0.04) ? random.below(fields.count + 1) : fields.count
            text += fields.prefix(length).joined(separator: separator)
            text += random.chance(0.02) ? separator + ending : ending
        }
        return Array(text.utf8)
    }
}

/// A generator of mostly valid values of a schema.
struct ValueGenerator {
    let grammar: DocumentGrammar
    /// The number of rows of each section, for values that name a row.
    var rowCounts = [3, 3]
    /// Names of files and of the document's own parts.
    var names = FuzzNames()
    /// The probability of an invalid value.
    var brokenShare = 0.002

    init(_ grammar: DocumentGrammar) { self.grammar = grammar }

    /// Values that are rarely valid.
    static let oddities: [FuzzValue] = [
        .null, .flag(true), .number(-1), .number(0), .number(1e308), .number(-0.0), .number(1e-300),
        .text(""), .text("{"), .list([]), .object([]), .number(9.3e18), .text(".nan"),
        .text("-.inf"),
        .number(2_147_483_648), .number(-9.3e18), .text("🏳️‍🌈"), .list([.null]), .number(0.5),
    ]

    /// Returns a value for a key.
    func value(
        of schema: SchemaNode, key: String, depth: Int, _ random: inout FuzzRandom
    ) -> FuzzValue {
        if random.chance(brokenShare) { return random.pick(Self.oddities) }
        if let reference = schema.reference {
            return value(of: grammar.definition(reference), key: key, depth: depth, &random)
        }
        if schema.condition != nil {
            let isMet = random.chance(0.1)
            guard let next = isMet ? schema.consequence : schema.alternative else { return .null }
            return value(of: next, key: key, depth: depth, &random)
        }
        if !schema.values.isEmpty { return random.pick(schema.values) }
        if schema.types.contains("object") {
            return object(schema, key: key, depth: depth, &random)
        }
        let branches = schema.rules.filter { $0.consequence?.reference != nil }
        if schema.types.isEmpty, !branches.isEmpty {
            return object(schema, key: key, depth: depth, &random)
        }
        if schema.types.isEmpty, !schema.choices.isEmpty {
            let choices = schema.choices.filter { $0.types != ["null"] }
            // Deep values use the first choice, which limits the depth.
            let pool = depth > 7 ? Array(choices.prefix(1)) : choices
            return value(
                of: random.pick(pool.isEmpty ? schema.choices : pool), key: key, depth: depth,
                &random)
        }
        switch schema.types.first {
        case "array": return list(schema, key: key, depth: depth, &random)
        case "boolean": return .flag(random.chance(0.5))
        case "integer": return number(schema, isWhole: true, &random)
        case "number": return number(schema, isWhole: false, &random)
        case "string": return .text(text(schema, key: key, &random))
        default: return .null
        }
    }

    private func number(
        _ schema: SchemaNode, isWhole: Bool, _ random: inout FuzzRandom
    ) -> FuzzValue {
        var least = schema.minimum ?? -1_000_000
        if schema.isAboveMinimum { least += isWhole ? 1 : 0.01 }
        let most = schema.maximum ?? 1_000_000
        if isWhole, most == 10_000_000 { return .number(Double(random.below(rowCounts.count))) }
        if isWhole, most == 100_000_000 {
            return .number(Double(random.below(rowCounts.min() ?? 0)))
        }
        var number: Double
        switch random.below(20) {
        case 0: number = least
        case 1: number = random.chance(0.3) ? most : min(most, 600)
        case 2: number = schema.standard?.double ?? least
        case 3...5: number = least + (min(most, least + 1) - least) * random.share()
        case 6...12:
            let low = max(least, -20)
            number = low + (min(most, 60) - low) * random.share()
        default: number = max(least, Double(random.below(12)))
        }
        number = min(max(number, least), most)
        return .number(isWhole ? number.rounded() : (number * 1_000).rounded() / 1_000)
    }

    private func text(
        _ schema: SchemaNode, key: String, _ random: inout FuzzRandom
    ) -> String {
        if let pattern = schema.pattern { return patterned(pattern, &random) }
        if let name = names.name(key, &random) { return name }
        if let example = schema.examples.isEmpty ? nil : random.pick(schema.examples).string {
            return example
        }
        return FuzzText.text(&random)
    }

    private func patterned(_ pattern: String, _ random: inout FuzzRandom) -> String {
        if pattern.hasPrefix("^#") {
            let digits = (0..<random.pick([3, 4, 6, 8])).map { _ in
                random.pick(Array("0123456789ABCDEFabcdef"))
            }
            return "#" + String(digits)
        }
        if pattern.hasPrefix("^[0-9]") {
            return random.pick([
                "2025-06-15T12:00:00Z", "1970-01-01T00:00:00Z", "9999-12-31T23:59:59.999+14:00",
                "0001-01-01T00:00:00-12:00", "2024-02-29t23:59:60z",
            ])
        }
        if pattern.contains("[Mm]") {
            var path = "M0 0"
            for _ in 0..<random.in(1...6) {
                let letter = random.pick(Array("LlHhVvCcSsQqTtAaZzMm"))
                let count =
                    ["H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "A": 7, "Z": 0][letter.uppercased()]
                    ?? 2
                let numbers = (0..<count).map { index in
                    letter.uppercased() == "A" && (3...4).contains(index)
                        ? "\(random.below(2))" : "\(random.in(-5...40))"
                }
                path += " \(letter)" + numbers.joined(separator: " ")
            }
            return path
        }
        return "{city} " + FuzzText.text(&random)
    }

    private func list(
        _ schema: SchemaNode, key: String, depth: Int, _ random: inout FuzzRandom
    ) -> FuzzValue {
        if schema.places.count == 2, schema.places[0].maximum == 10_000_000 {
            return indexPath(&random)
        }
        if key == "curve", schema.shortest == 4 {
            // The x coordinates of a Bezier curve's control points must be within 0 to 1.
            return .list(
                (0..<4).map { .number($0 % 2 == 0 ? random.share() : Double(random.in(-2...3))) })
        }
        if !schema.places.isEmpty {
            return .list(
                schema.places.map { value(of: $0, key: key, depth: depth + 1, &random) })
        }
        guard let element = schema.element else { return .list([]) }
        let most = depth > 7 ? max(1, schema.shortest) : min(schema.longest, 5)
        let count = max(schema.shortest, random.in(0...max(most, schema.shortest)))
        return .list(
            (0..<count).map { _ in value(of: element, key: key, depth: depth + 1, &random) })
    }

    /// Returns the index path of a row, which mostly exists.
    func indexPath(_ random: inout FuzzRandom) -> FuzzValue {
        let filled = rowCounts.indices.filter { rowCounts[$0] > 0 }
        let section = filled.isEmpty ? 0 : random.pick(filled)
        let count = rowCounts.indices.contains(section) ? rowCounts[section] : 0
        let row = random.chance(0.01) ? count : random.below(count)
        return .list([.number(Double(section)), .number(Double(row))])
    }
}

extension InputGenerator {
    func timeline(_ random: inout FuzzRandom) -> FuzzInput {
        var input = FuzzInput()
        var generator = generator(&random)
        generator.names.own = []
        var document: FuzzValue
        if random.chance(0.15) {
            document = random.pick(corpus.animations).value
            for _ in 0..<random.in(1...5) {
                document = generator.mutated(document, grammar.document, key: "", depth: 0, &random)
            }
        } else {
            document = table(&generator, &random)
            if random.chance(0.2) {
                document["bars"] = generator.value(
                    of: grammar.definition("bars"), key: "bars", depth: 4, &random)
            }
            document["timeline"] = .list(steps(&generator, &random))
            if random.chance(0.3) {
                document["animation"] = generator.value(
                    of: grammar.definition("animation"), key: "animation", depth: 3, &random)
            }
        }
        document["matrix"] = nil
        document["animation"]?["fps"] = nil
        document["animation"]?["duration"] = nil
        let path = add(document, to: &input, &random)
        var other = table(&generator, &random)
        other["extends"] = nil
        input.add("other.table.json", other.json)
        var options = [path, "--assets", Self.assets] + screen(&random)
        if random.chance(0.25) {
            options = ["render"] + options + ["-q", "-o", "out", "--at", "\(random.below(20))e-1"]
        } else {
            let name = random.pick([
                "out/film.apng", "out/film.apng", "out/film.gif", "out/film.webp", "out/film/",
            ])
            options = ["animate"] + options + ["-q", "--threads", "1", "-o", name]
            options += ["--fps", random.pick(["4", "7", "10", "30"])]
            options += ["--duration", random.pick(["0.3", "0.7", "1", "1.5"])]
            if random.chance(0.1) { options += ["--crop", "row", "0,0"] }
            if random.chance(0.1) { options += ["--tree", "0.2"] }
        }
        input.commands = [options]
        return input
    }

    /// Returns a document with a table of a few rows, and sets the generator's counts of rows.
    private func table(
        _ generator: inout ValueGenerator, _ random: inout FuzzRandom
    ) -> FuzzValue {
        generator.rowCounts = (0..<random.in(1...4)).map { _ in random.below(6) }
        var number = 0
        let sections = generator.rowCounts.map { count -> FuzzValue in
            var section = FuzzValue.object([])
            if random.chance(0.5) { section["header"] = .text("Header") }
            if random.chance(0.2) { section["footer"] = .text("Footer") }
            section["rows"] = .list(
                (0..<count).map { _ in
                    number += 1
                    return row(number, generator, &random)
                })
            return section
        }
        var table = FuzzValue.object([])
        table["style"] = .text(random.pick(["plain", "grouped", "insetGrouped"]))
        if random.chance(0.3) { table["editing"] = .flag(true) }
        if random.chance(0.3) { table["allowsMultipleSelection"] = .flag(true) }
        if random.chance(0.2) { table["rowHeight"] = .number(random.pick([1, 20, 43.5, 200])) }
        if random.chance(0.1) { table["index"] = .list([.text("A"), .text("B")]) }
        table["sections"] = .list(sections)
        var document = FuzzValue.object([])
        if random.chance(0.5) {
            document["theme"] = .text(random.pick(["classic", "ios7", "ios13", "ios15", "ios26"]))
        }
        if random.chance(0.1) { document["offset"] = .number(Double(random.in(-60...300))) }
        document["table"] = table
        return document
    }

    private func row(
        _ number: Int, _ generator: ValueGenerator, _ random: inout FuzzRandom
    ) -> FuzzValue {
        if random.chance(0.15) {
            return generator.value(of: grammar.definition("row"), key: "row", depth: 4, &random)
        }
        var row = FuzzValue.object([])
        row["text"] = .text(random.chance(0.1) ? FuzzText.text(&random) : "Row \(number)")
        if random.chance(0.9) { row["movable"] = .flag(true) }
        if random.chance(0.2) { row["accessory"] = .text("checkmark") }
        if random.chance(0.2) {
            row["style"] = .text(random.pick(["subtitle", "value1", "value2"]))
            row["detail"] = .text("Detail")
        }
        if random.chance(0.1) { row["height"] = .number(random.pick([0.5, 10, 60, 500])) }
        if random.chance(0.1) { row["selected"] = .flag(true) }
        return row
    }

    /// Returns steps that mostly name existing rows, because the generator follows the row counts.
    private func steps(
        _ generator: inout ValueGenerator, _ random: inout FuzzRandom
    ) -> [FuzzValue] {
        var time = random.pick([0, 0, 0.1])
        return (0..<random.in(1...9)).map { _ in
            var step = generator.object(
                grammar.definition("timelineStep"), key: "", depth: 3, &random)
            step["at"] = .number((time * 1_000).rounded() / 1_000)
            complete(&step, generator, &random)
            if case .list(var changes)? = step["update"] {
                for index in changes.indices {
                    reduce(&changes[index], generator, &random)
                    complete(&changes[index], generator, &random)
                }
                step["update"] = .list(changes)
                for change in changes { generator.follow(change) }
            } else {
                generator.follow(step)
            }
            if step["duration"] != nil {
                step["duration"] = .number(random.pick([0.001, 0.1, 0.1, 0.5, 1]))
            }
            time += random.pick([0, 0.01, 0.05, 0.1, 0.1, 0.3, 0.6])
            return step
        }
    }

    private static let changes = [
        "insert", "delete", "move", "reload", "insertSection", "deleteSection", "moveSection",
        "reloadSection",
    ]

    /// Reduces a change of a batch to a single action with its keys.
    private func reduce(
        _ change: inout FuzzValue, _ generator: ValueGenerator, _ random: inout FuzzRandom
    ) {
        guard !random.chance(0.01) else { return }
        let present = Self.changes.filter { change[$0] != nil }
        let action = random.pick(present.isEmpty ? Self.changes : present)
        let animation = change["animation"]
        let value = change[action]
        change = .object([])
        change[action] =
            value
            ?? (action.hasSuffix("Section")
                ? .number(Double(random.below(generator.rowCounts.count)))
                : generator.indexPath(&random))
        if !action.hasPrefix("move") { change["animation"] = animation }
        if action == "reload", random.chance(0.5) { change["row"] = row(0, generator, &random) }
    }

    /// Adds the required keys of a change.
    private func complete(
        _ change: inout FuzzValue, _ generator: ValueGenerator, _ random: inout FuzzRandom
    ) {
        guard !random.chance(0.01) else { return }
        if change["move"] != nil || change["carry"] != nil, change["to"] == nil {
            change["to"] = generator.indexPath(&random)
        }
        if change["moveSection"] != nil, change["toSection"] == nil {
            change["toSection"] = .number(Double(random.below(generator.rowCounts.count)))
        }
        if change["insert"] != nil, change["row"] == nil, change["rows"] == nil {
            change["rows"] = .list((0..<random.in(1...3)).map { row($0, generator, &random) })
        }
        if change["insertSection"] != nil || change["reloadSection"] != nil,
            change["section"] == nil || random.chance(0.7)
        {
            var section = FuzzValue.object([])
            if random.chance(0.5) { section["header"] = .text("New") }
            section["rows"] = .list((0..<random.below(4)).map { row($0, generator, &random) })
            change["section"] = section
        }
        // Only a row with a visible Delete button can be confirmed, so the row is armed instead.
        if let path = change["confirm"], random.chance(0.9) {
            change["confirm"] = nil
            change["animation"] = nil
            change["arm"] = path
        }
    }
}

extension ValueGenerator {
    /// Applies a change to the counts of rows.
    fileprivate mutating func follow(_ change: FuzzValue) {
        func number(_ value: FuzzValue?) -> Int? {
            value?.double.flatMap { Int(exactly: $0) }
        }
        func section(_ path: FuzzValue?) -> Int? {
            number(path?.elements?.first).flatMap { rowCounts.indices.contains($0) ? $0 : nil }
        }
        func count(_ section: FuzzValue?) -> Int { section?["rows"]?.elements?.count ?? 0 }
        if let index = section(change["insert"]) {
            rowCounts[index] += change["rows"]?.elements?.count ?? 1
        } else if let path = change["delete"] ?? change["confirm"] {
            let paths = path.elements?.first?.elements == nil ? [path] : path.elements ?? []
            for path in paths {
                if let index = section(path), rowCounts[index] > 0 { rowCounts[index] -= 1 }
            }
        } else if let from = section(change["move"] ?? change["carry"]),
            let to = section(change["to"])
        {
            if rowCounts[from] > 0 {
                rowCounts[from] -= 1
                rowCounts[to] += 1
            }
        } else if let index = number(change["insertSection"]), (0...rowCounts.count).contains(index)
        {
            rowCounts.insert(count(change["section"]), at: index)
        } else if let index = number(change["deleteSection"]), rowCounts.indices.contains(index) {
            rowCounts.remove(at: index)
        } else if let index = number(change["reloadSection"]), rowCounts.indices.contains(index),
            change["section"] != nil
        {
            rowCounts[index] = count(change["section"])
        } else if let index = number(change["moveSection"]), rowCounts.indices.contains(index),
            let to = number(change["toSection"]), rowCounts.indices.contains(to)
        {
            rowCounts.insert(rowCounts.remove(at: index), at: to)
        }
    }
}

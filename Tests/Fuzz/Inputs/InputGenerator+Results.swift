import Foundation

extension InputGenerator {
    func results(_ random: inout FuzzRandom) -> FuzzInput {
        var input = FuzzInput()
        let shards = random.chance(0.3) ? 2 : 1
        let picture = corpus.pictures.first { $0.name == "rgba.png" }?.bytes ?? []
        for shard in 0..<shards {
            let folder = shards == 1 ? ".tableshot/" : "shard\(shard)/"
            var value = run(shard, of: shards, &random)
            if random.chance(0.7) {
                for _ in 0..<random.in(1...2) { value = ValueMutation.mutated(value, &random) }
            }
            var bytes = Array(value.json.utf8)
            if random.chance(0.05) { ByteMutation.mutate(&bytes, &random) }
            input.add(folder + "results.json", bytes)
            for name in ["inbox.actual.png", "inbox.expected.png", "inbox.difference.png"]
            where !random.chance(0.05) {
                input.add(folder + name, random.chance(0.1) ? self.picture(&random).bytes : picture)
            }
        }
        input.add("__Snapshots__/inbox.png", picture)
        input.add("inbox.table.yaml", "table: {rows: [{text: Inbox}]}\n")
        if shards > 1 {
            input.commands = [
                [
                    "merge-reports", "shard0", "shard1", "-o", "out/merged", "--reporter",
                    random.pick(["text", "json", "junit", "github"]),
                ]
            ]
        } else {
            input.commands = [
                random.pick([
                    ["report", "-o", "out/page"], ["report", "-o", "out/page", "--passed"],
                    ["accept"],
                    ["accept", "--filter", "inbox"], ["prune", "--check"], ["prune"],
                    ["verify", "inbox.table.yaml", "--last-failed", "--list"],
                ])
            ]
        }
        return input
    }

    /// Returns results in the format of `verify`.
    private func run(_ shard: Int, of shards: Int, _ random: inout FuzzRandom) -> FuzzValue {
        func object(_ members: [(String, FuzzValue)]) -> FuzzValue {
            .object(members.map { FuzzValue.Member(key: $0.0, value: $0.1) })
        }
        let kind = random.pick([
            "picture", "picture", "animation", "text", "renderTree", "accessibility",
        ])
        let verdict = random.pick([
            "failed", "failed", "matched", "recorded", "missing", "updated", "obsolete",
        ])
        let frame = object(
            ["x", "y", "width", "height"].map { ($0, .number(Double(random.in(-5...90)))) })
        let snapshots = (0..<random.in(0...3)).map { number -> FuzzValue in
            var snapshot = object([
                ("name", .text(number == 0 ? "inbox" : "inbox.\(number)")), ("kind", .text(kind)),
                ("verdict", .text(verdict)), ("document", .text("inbox.table.yaml")),
                ("reference", .text("__Snapshots__/inbox.png")),
                ("isBroken", .flag(random.chance(0.1))),
                ("message", .text(FuzzText.text(&random))), ("seconds", .number(0.25)),
                ("actualFingerprint", .text("342ce41f8026677feff3b04857cd8992")),
                ("referenceFingerprint", .text("1283074e01642ed07adda12e48a00849")),
                ("environmentDifference", .list([])),
                (
                    "numbers",
                    object([
                        ("count", .number(929)), ("total", .number(3_013_524)),
                        ("worst", .number(255)),
                    ])
                ),
            ])
            snapshot["artifacts"] = object([
                ("actual", .text("inbox.actual.png")), ("expected", .text("inbox.expected.png")),
                ("difference", .text("inbox.difference.png")),
            ])
            snapshot["regions"] = .list([
                object([
                    ("name", .text("section 0, row 0")), ("count", .number(3)), ("frame", frame),
                ])
            ])
            return snapshot
        }
        var result = object([
            ("schemaVersion", .number(3)), ("producer", .text("tableshot 0.1.0")),
            ("root", .text(FileManager.default.currentDirectoryPath)),
            ("suite", .text("8020eb680ed1149fcf87e24ce3a4b010")), ("policy", .text("missing")),
            ("isComplete", .flag(true)), ("started", .number(1_795_632_090.98)),
            ("filters", .list([])),
            ("problems", .list([])), ("scopes", .list([])), ("sources", .list([])),
            ("environment", object([("Pango", .text("1.50.12"))])),
            (
                "documents",
                .list([
                    object([
                        ("path", .text("inbox.table.yaml")), ("files", .list([])),
                        ("fingerprint", .text("22512d12770e6bdb5dbd39e607ab5f2f")),
                    ])
                ])
            ),
            ("snapshots", .list(snapshots)),
        ])
        if shards > 1 {
            result["shard"] = .text("\(shard + 1)/\(shards)")
        }
        return result
    }
}

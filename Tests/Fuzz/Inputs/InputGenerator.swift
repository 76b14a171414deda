/// A generator of inputs, which depend only on seed, kind and number.
struct InputGenerator {
    let corpus: FuzzCorpus
    let grammar: DocumentGrammar
    let seed: UInt64
    /// The folder of the project's documents, as commands name it.
    static let assets = "../documents"

    func input(_ kind: FuzzKind, _ number: Int) -> FuzzInput {
        var random = FuzzRandom(seed: seed, kind: kind.rawValue, number: number)
        switch kind {
        case .documents: return document(&random)
        case .timelines: return timeline(&random)
        case .data: return data(&random)
        case .strings: return strings(&random)
        case .catalogues: return catalogue(&random)
        case .pictures: return pictures(&random)
        case .results: return results(&random)
        case .readers:
            let others = FuzzKind.products.filter { $0 != .readers }
            var result = input(random.pick(others), number)
            result.isReadDirectly = true
            result.commands = []
            return result
        case .plantedCrash, .plantedHang, .plantedMemory: return FuzzInput()
        }
    }

    /// Returns a generator of values; most inputs have no invalid values.
    func generator(_ random: inout FuzzRandom) -> ValueGenerator {
        var generator = ValueGenerator(grammar)
        generator.brokenShare = random.chance(0.15) ? 0.02 : 0
        return generator
    }

    /// Adds a document and returns its path; the JSON text is valid YAML, too.
    func add(
        _ value: FuzzValue, to input: inout FuzzInput, _ random: inout FuzzRandom,
        name: String = "input"
    ) -> String {
        let path = name + (random.chance(0.6) ? ".table.json" : ".table.yaml")
        input.add(path, value.json)
        return path
    }

    /// Returns options for a small screen.
    func screen(_ random: inout FuzzRandom) -> [String] {
        var options = ["--width", "\(random.pick([1, 60, 120, 160, 320, 320]))", "--scale", "1"]
        options += [
            "--height", random.chance(0.1) ? "content" : "\(random.pick([1, 44, 120, 200, 300]))",
        ]
        if random.chance(0.1) {
            options += ["--theme", random.pick(["classic", "ios7", "ios13", "ios15", "ios26"])]
        }
        if random.chance(0.05) { options += ["--direction", "rtl"] }
        if random.chance(0.05) { options += ["--appearance", "dark"] }
        if random.chance(0.05) { options += ["--locale", random.pick(FuzzText.locales)] }
        if random.chance(0.04) {
            options += ["--content-size", "accessibilityExtraExtraExtraLarge"]
        }
        if random.chance(0.02) { options[3] = random.pick(["0.25", "2", "3", "1.3"]) }
        return options
    }

    /// Returns a command that shows a document.
    func showing(_ path: String, _ random: inout FuzzRandom) -> [String] {
        let common = [path, "--assets", Self.assets] + screen(&random)
        switch random.below(20) {
        case 0: return ["render"] + common + ["-q", "-o", "out/picture.svg"]
        case 1:
            return ["render"] + common
                + ["-q", "-o", "out/picture.pdf", "--text", random.pick(["text", "outlines"])]
        case 2: return ["inspect"] + common
        case 3: return ["inspect"] + common + ["--accessibility", "--format", "json"]
        case 4: return ["inspect"] + common + ["--render-tree"]
        case 5:
            return ["inspect"] + common
                + [
                    "--overlay", random.pick(["blended", "overdraw", "frames"]), "-o",
                    "out/overlay.png",
                ]
        case 6:
            return ["render", path, "--assets", Self.assets, "--width", "160", "--scale", "1"]
                + [
                    "-q", "-o", "out", "--row", "0,\(random.below(3))", "--padding", "4",
                    "--transparent",
                ]
        default: return ["render"] + common + ["-q", "-o", "out", "--threads", "1"]
        }
    }
}

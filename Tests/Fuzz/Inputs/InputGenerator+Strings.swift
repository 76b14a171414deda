extension InputGenerator {
    private static let keys = [
        "inbox.title", "inbox.count", "Espresso", "", "a b", "日本", "%d items",
    ]

    func strings(_ random: inout FuzzRandom) -> FuzzInput {
        var input = FuzzInput()
        var names: [String] = []
        let locales = ["en", "de", random.pick(FuzzText.locales), "zh-Hant"]
        for _ in 0..<random.in(1...3) {
            switch random.below(5) {
            case 0, 1:
                for locale in locales where random.chance(0.6) {
                    add(
                        stringsFile(&random), to: &input,
                        "words/\(locale).lproj/Localizable.strings", &random)
                }
                names.append("words")
            case 2:
                for locale in locales where random.chance(0.6) {
                    add(
                        pluralFile(&random), to: &input,
                        "words/\(locale).lproj/Localizable.stringsdict", &random)
                }
                names.append("words")
            case 3:
                var catalogue = catalogueFile(&random)
                if random.chance(0.2) { catalogue = ValueMutation.mutated(catalogue, &random) }
                add(Array(catalogue.json.utf8), to: &input, "words/Words.xcstrings", &random)
                names.append(random.pick(["words", "words/Words.xcstrings"]))
            default:
                let path = "words/\(random.pick(locales)).strings"
                add(stringsFile(&random), to: &input, path, &random)
                names.append(path)
            }
        }
        var document = FuzzValue.object([])
        var source = FuzzValue.list(names.map { .text($0) })
        if random.chance(0.3) {
            var object = FuzzValue.object([])
            object["from"] = source
            object["developmentLanguage"] = .text(random.pick(locales))
            source = object
        }
        document["strings"] = source
        document["locale"] = .text(
            random.chance(0.8) ? random.pick(locales) : random.pick(FuzzText.locales))
        let rows = (0..<4).map { _ in
            var row = FuzzValue.object([])
            row["text"] = .text(random.pick(Self.keys))
            return row
        }
        var table = FuzzValue.object([])
        table["rows"] = .list(rows)
        document["table"] = table
        input.commands = [showing(add(document, to: &input, &random), &random)]
        return input
    }

    private func add(
        _ bytes: [UInt8], to input: inout FuzzInput, _ path: String, _ random: inout FuzzRandom
    ) {
        guard !input.files.contains(where: { $0.path == path }) else { return }
        var bytes = bytes
        if random.chance(0.05) { ByteMutation.mutate(&bytes, &random) }
        input.add(path, bytes)
    }

    private func words(_ random: inout FuzzRandom) -> String {
        random.pick([
            FuzzText.text(&random), "%d of %2$@", "%#@count@", "%1$#@a@ %2$#@b@", "%", "%arg items",
            "%lld", "%%",
        ])
    }

    private func stringsFile(_ random: inout FuzzRandom) -> [UInt8] {
        var text = random.chance(0.3) ? "/* A comment */\n" : ""
        for _ in 0..<random.below(8) {
            let isBare = random.chance(0.1)
            let key = random.pick(Self.keys)
            text += isBare ? "bare_key" : FuzzValue.text(key).json
            text += random.chance(0.005) ? "" : " = "
            text += FuzzValue.text(words(&random)).json
            text += random.chance(0.005) ? "\n" : ";\n"
            if random.chance(0.1) {
                text +=
                    random.chance(0.9)
                    ? "// note\n"
                    : random.pick([
                        "// note\n", "/* open\n", "\"\\U12G4\" = \"\\U00e9\\101\\x\";\n",
                    ])
            }
        }
        guard random.chance(0.15) else { return Array(text.utf8) }
        var bytes: [UInt8] = random.chance(0.5) ? [0xFF, 0xFE] : [0xFE, 0xFF]
        let isLittle = bytes[0] == 0xFF
        for unit in text.utf16 {
            let halves = [UInt8(unit & 0xFF), UInt8(unit >> 8)]
            bytes += isLittle ? halves : halves.reversed()
        }
        return bytes
    }

    private func pluralFile(_ random: inout FuzzRandom) -> [UInt8] {
        func escaped(_ text: String) -> String {
            text.unicodeScalars.map { scalar in
                switch scalar {
                case "<": "&lt;"
                case "&": "&amp;"
                default: String(scalar)
                }
            }.joined()
        }
        var text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
            <plist version="1.0"><dict>

            """
        for _ in 0..<random.below(4) {
            text += "<key>\(escaped(random.pick(Self.keys)))</key><dict>"
            text +=
                "<key>NSStringLocalizedFormatKey</key><string>\(escaped(words(&random)))</string>"
            text += "<key>\(random.pick(["count", "a", "b"]))</key><dict>"
            text += "<key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>"
            text +=
                "<key>NSStringFormatValueTypeKey</key><string>\(random.pick(["d", "lu", "", "@"]))</string>"
            for name in ["zero", "one", "two", "few", "many", "other"] where random.chance(0.4) {
                text += "<key>\(name)</key><string>\(escaped(words(&random)))</string>"
            }
            text += random.chance(0.03) ? "</dict>" : "</dict></dict>"
        }
        return Array((text + "</dict></plist>\n").utf8)
    }

    private func catalogueFile(_ random: inout FuzzRandom) -> FuzzValue {
        func unit(_ random: inout FuzzRandom) -> FuzzValue {
            var unit = FuzzValue.object([])
            unit["state"] = .text(random.pick(["translated", "new", "needs_review", "stale"]))
            unit["value"] = .text(words(&random))
            var result = FuzzValue.object([])
            result["stringUnit"] = unit
            return result
        }
        func variations(_ depth: Int, _ random: inout FuzzRandom) -> FuzzValue {
            guard depth < 3, random.chance(0.4) else { return unit(&random) }
            let axis = random.pick(["plural", "device", "width"])
            var cases = FuzzValue.object([])
            for name in axis == "plural"
                ? ["one", "few", "other"] : ["iphone", "ipad", "other", "10"]
            where random.chance(0.7) {
                cases[name] = variations(depth + 1, &random)
            }
            var axes = FuzzValue.object([])
            axes[axis] = cases
            var result = FuzzValue.object([])
            result["variations"] = axes
            if random.chance(0.2) {
                var substitutions = FuzzValue.object([])
                var own = variations(depth + 1, &random)
                own["argNum"] = .number(1)
                own["formatSpecifier"] = .text("lld")
                substitutions["count"] = own
                result = unit(&random)
                result["substitutions"] = substitutions
            }
            return result
        }
        var strings = FuzzValue.object([])
        for key in Self.keys where random.chance(0.5) {
            var localizations = FuzzValue.object([])
            for locale in ["en", "de", random.pick(FuzzText.locales)] where random.chance(0.7) {
                localizations[locale] = variations(0, &random)
            }
            var entry = FuzzValue.object([])
            if random.chance(0.9) { entry["localizations"] = localizations }
            if random.chance(0.1) { entry["shouldTranslate"] = .flag(false) }
            strings[key] = entry
        }
        var result = FuzzValue.object([])
        result["sourceLanguage"] = .text("en")
        result["strings"] = strings
        result["version"] = .text("1.0")
        return result
    }
}

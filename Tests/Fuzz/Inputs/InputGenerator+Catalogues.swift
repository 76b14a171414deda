extension InputGenerator {
    func catalogue(_ random: inout FuzzRandom) -> FuzzInput {
        var input = FuzzInput()
        var images: [String] = []
        var colors: [String] = []
        for number in 0..<random.in(1...4) {
            let folder = random.chance(0.1) ? "Own.xcassets/Group/" : "Own.xcassets/"
            if folder.hasSuffix("Group/"),
                !input.files.contains(where: { $0.path.hasSuffix("Group/Contents.json") })
            {
                input.add(
                    folder + "Contents.json",
                    random.pick(["{\"properties\": {\"provides-namespace\": true}}", "{}", "[", ""])
                )
            }
            if random.chance(0.5) {
                images.append("Image\(number)")
                imageSet(folder + "Image\(number).imageset/", to: &input, &random)
            } else {
                colors.append("Color\(number)")
                contents(
                    colorSet(&random), folder + "Color\(number).colorset/", to: &input, &random)
            }
        }
        if random.chance(0.1) { input.add("Own.xcassets/Icon.appiconset/Contents.json", "{}") }
        var document = FuzzValue.object([])
        document["assets"] = .text("Own.xcassets")
        document["appearance"] = .text(random.pick(["light", "dark"]))
        if random.chance(0.3) { document["contrast"] = .text("high") }
        let prefix = random.chance(0.1) ? "Group/" : ""
        let rows = (0..<4).map { _ in
            var row = FuzzValue.object([])
            row["text"] = .text("Row")
            if !images.isEmpty {
                var image = FuzzValue.object([])
                image["asset"] = .text(prefix + random.pick(images))
                if random.chance(0.4) { image["size"] = .number(Double(random.in(1...90))) }
                if random.chance(0.3) { image["template"] = .flag(random.chance(0.5)) }
                row["image"] = image
            }
            if !colors.isEmpty, random.chance(0.7) {
                row["textColor"] = .text(prefix + random.pick(colors))
            }
            return row
        }
        var table = FuzzValue.object([])
        table["rows"] = .list(rows)
        document["table"] = table
        input.commands = [showing(add(document, to: &input, &random), &random)]
        return input
    }

    private func contents(
        _ value: FuzzValue, _ folder: String, to input: inout FuzzInput,
        _ random: inout FuzzRandom
    ) {
        var value = value
        if random.chance(0.12) { value = ValueMutation.mutated(value, &random) }
        var bytes = Array(value.json.utf8)
        if random.chance(0.03) { ByteMutation.mutate(&bytes, &random) }
        input.add(folder + "Contents.json", bytes)
    }

    private func imageSet(
        _ folder: String, to input: inout FuzzInput, _ random: inout FuzzRandom
    ) {
        var entries: [FuzzValue] = []
        for _ in 0..<random.in(1...3) {
            let picture = random.pick(corpus.pictures.filter { !$0.name.hasSuffix(".gif") })
            if !input.files.contains(where: { $0.path == folder + picture.name }) {
                input.add(
                    folder + picture.name,
                    random.chance(0.1) ? self.picture(&random).bytes : picture.bytes)
            }
            var entry = traits(&random)
            entry["filename"] = .text(random.chance(0.03) ? "missing.png" : picture.name)
            if !entries.isEmpty || random.chance(0.4) {
                entry["scale"] = .text(random.chance(0.03) ? "0x" : "\(entries.count + 1)x")
            }
            if random.chance(0.3) { entry["resizing"] = resizing(&random) }
            entries.append(entry)
        }
        var value = FuzzValue.object([])
        value["images"] = .list(entries)
        if random.chance(0.5) {
            var properties = FuzzValue.object([])
            properties["template-rendering-intent"] = .text(
                random.pick(["template", "original", "automatic"]))
            properties["preserves-vector-representation"] = .flag(random.chance(0.5))
            value["properties"] = properties
        }
        contents(value, folder, to: &input, &random)
    }

    private func traits(_ random: inout FuzzRandom) -> FuzzValue {
        var entry = FuzzValue.object([])
        entry["idiom"] = .text(
            random.chance(0.9) ? "universal" : random.pick(["iphone", "ipad", "watch", "car", "x"]))
        if random.chance(0.3) {
            var look = FuzzValue.object([])
            look["appearance"] = .text(
                random.chance(0.03) ? "x" : random.pick(["luminosity", "contrast"]))
            look["value"] = .text(
                random.chance(0.03)
                    ? "x"
                    : look["appearance"] == .text("contrast")
                        ? "high" : random.pick(["dark", "light"]))
            entry["appearances"] = .list([look])
        }
        let others = [
            "width-class": ["compact", "regular"], "height-class": ["compact", "regular"],
            "display-gamut": ["sRGB", "display-P3"],
            "language-direction": ["left-to-right", "right-to-left"],
            "memory": ["1GB"], "graphics-feature-set": ["metal1v2"], "subtype": ["retina4"],
            "locale": ["de", "ar"],
        ]
        for key in others.keys.sorted() where random.chance(0.02) {
            entry[key] = .text(random.pick(others[key] ?? [""]))
        }
        return entry
    }

    private func resizing(_ random: inout FuzzRandom) -> FuzzValue {
        func number(_ random: inout FuzzRandom) -> FuzzValue {
            .number(Double(random.chance(0.05) ? -1 : random.in(0...6)))
        }
        var caps = FuzzValue.object([])
        for side in ["left", "right", "top", "bottom"] where random.chance(0.8) {
            caps[side] = number(&random)
        }
        var center = FuzzValue.object([])
        center["mode"] = .text(random.pick(["tile", "stretch"]))
        center["width"] = number(&random)
        center["height"] = number(&random)
        var result = FuzzValue.object([])
        result["mode"] = .text(random.pick(["9-part", "3-part-horizontal", "3-part-vertical"]))
        result["cap-insets"] = caps
        result["center"] = center
        return result
    }

    private func colorSet(_ random: inout FuzzRandom) -> FuzzValue {
        let entries = (0..<(random.chance(0.7) ? 1 : 2)).map { _ in
            var components = FuzzValue.object([])
            for name in ["red", "green", "blue", "white", "alpha"] where !random.chance(0.02) {
                components[name] = .text(
                    random.chance(0.02)
                        ? random.pick(["-0.2", "1e9", "nan", "", "0xGG"])
                        : random.pick(["0x80", "0.5", "255", "1.000"]))
            }
            var color = FuzzValue.object([])
            color["color-space"] = .text(
                random.chance(0.02)
                    ? "x" : random.pick(["srgb", "display-p3", "extended-srgb", "gray-gamma-22"]))
            color["components"] = components
            if random.chance(0.1) { color["platform"] = .text("ios") }
            if random.chance(0.1) { color["reference"] = .text("systemBlueColor") }
            var entry = traits(&random)
            entry["color"] = color
            return entry
        }
        var value = FuzzValue.object([])
        value["colors"] = .list(entries)
        return value
    }
}

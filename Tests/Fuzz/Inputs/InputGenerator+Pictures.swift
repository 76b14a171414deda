extension InputGenerator {
    /// Returns a generated picture, or a changed picture of the corpus.
    func picture(_ random: inout FuzzRandom) -> (name: String, bytes: [UInt8]) {
        switch random.below(10) {
        case 0, 1: return ("generated.png", PNGMutation.picture(&random))
        case 2, 3: return ("generated.svg", SVGGrammar.picture(&random))
        default: break
        }
        var (name, bytes) = random.pick(corpus.pictures)
        switch name.split(separator: ".").last {
        case "png": PNGMutation.mutate(&bytes, &random)
        case "jpg": SegmentMutation.mutateJPEG(&bytes, &random)
        case "webp": SegmentMutation.mutateWebP(&bytes, &random)
        case "gif": SegmentMutation.mutateGIF(&bytes, &random)
        default: ByteMutation.mutate(&bytes, &random)
        }
        if random.chance(0.02) {
            name = "odd." + random.pick(["png", "jpg", "webp", "svg", "gif"])
        }
        return (name, bytes)
    }

    func pictures(_ random: inout FuzzRandom) -> FuzzInput {
        var input = FuzzInput()
        let picture = picture(&random)
        input.add(picture.name, picture.bytes)
        guard !random.chance(0.25), picture.name != "animated.gif", picture.name != "still.gif"
        else {
            // Compare the picture with another picture of the same format, mostly with its
            // original.
            let format = picture.name.split(separator: ".").last ?? ""
            let others = corpus.pictures.filter { $0.name.hasSuffix("." + format) }
            let original = corpus.pictures.first { $0.name == picture.name }
            let other = random.chance(0.7) ? original ?? random.pick(others) : random.pick(others)
            input.add("other/" + other.name, other.bytes)
            input.commands = [
                ["diff", "other/" + other.name, picture.name, "-o", "out/difference.png"]
            ]
            if random.chance(0.3) {
                input.commands[0] += ["--perceptual", "2", "--ignore-antialiasing"]
            }
            return input
        }
        let rows = (0..<2).map { index -> FuzzValue in
            var row = FuzzValue.object([])
            var image = FuzzValue.object([])
            image["file"] = .text(picture.name)
            if index == 1 || random.chance(0.4) {
                image["size"] = .list([
                    .number(Double(random.in(1...200))), .number(Double(random.in(1...60))),
                ])
                image["contentMode"] = .text(
                    random.pick(["scaleToFill", "scaleAspectFit", "scaleAspectFill"]))
                if random.chance(0.3) { image["template"] = .flag(true) }
                if random.chance(0.3) { image["cornerRadius"] = .number(6) }
            }
            row["text"] = .text("Picture")
            row["image"] = image
            return row
        }
        var table = FuzzValue.object([])
        table["rows"] = .list(rows)
        var document = FuzzValue.object([])
        document["table"] = table
        input.commands = [showing(add(document, to: &input, &random), &random)]
        return input
    }
}

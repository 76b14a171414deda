/// Values of a set that change no picture.
extension AssetContents {
    /// The keys of an entry that are read, and `unassigned`, which Xcode gives to files that are for nothing.
    private static let entryKeys: Set<String> = [
        "filename", "idiom", "scale", "appearances", "color", "locale", "resizing", "subtype",
        "memory", "language-direction", "display-gamut", "width-class", "height-class",
        "graphics-feature-set", "screen-width", "unassigned",
    ]
    private static let propertyKeys: Set<String> = [
        "provides-namespace", "template-rendering-intent", "preserves-vector-representation",
        "compression-type", "on-demand-resource-tags", "localizable",
    ]
    /// Intents of which an image needs nothing, or that are done.
    private static let intents: Set<String> = ["template", "original", "automatic"]
    /// Compressions that keep pixels, or leave the choice to Xcode.
    private static let compressions: Set<String> = ["lossless", "automatic"]

    /// Descriptions of the unused values, in the order of the file.
    var unused: [String] {
        var words: [String] = []
        for (list, entries, keys) in [
            ("images", images, keys.images), ("colors", colors, keys.colors),
        ] {
            for (index, entry) in (entries ?? []).enumerated() {
                // Xcode keeps an entry for each place that has no file yet.
                guard entry.filename != nil || entry.color != nil else { continue }
                let file = entry.filename.map { " (\($0))" } ?? ""
                let place = "\(list)[\(index)]\(file)"
                words += entry.narrowings.map { "\(place) is left out, since it is for \($0)" }
                let names = keys.flatMap { index < $0.count ? $0[index].all : nil } ?? []
                words += names.filter { !Self.entryKeys.contains($0) }.sorted()
                    .map { "\(place) has the key \"\($0)\", which is not read" }
            }
        }
        return words + unusedProperties
    }

    private var unusedProperties: [String] {
        var words: [String] = []
        if let intent = properties?.templateRenderingIntent, !Self.intents.contains(intent) {
            words.append("the template-rendering-intent \"\(intent)\" is not known")
        }
        if let type = properties?.compressionType, !Self.compressions.contains(type) {
            words.append("the compression-type \"\(type)\" is not applied")
        }
        if let tags = properties?.onDemandResourceTags, !tags.isEmpty {
            words.append("the on-demand-resource-tags are not waited for")
        }
        return words
            + (keys.properties?.all ?? []).filter { !Self.propertyKeys.contains($0) }.sorted()
            .map { "the property \"\($0)\" is not read" }
    }
}

extension AssetContents.Entry {
    /// Idioms of devices that no picture shows; a variant for one of them is for another picture.
    private static let otherIdioms: Set<String> = [
        "car", "mac", "tv", "vision", "watch", "watch-marketing", "ios-marketing", "marketing",
        "appLauncher", "companionSettings", "notificationCenter", "quickLook",
    ]
    private static let idioms: Set<String> = ["universal", "iphone", "ipad"]

    /// What a variant is for that pictures do not tell apart; empty for a variant that is used, and for a variant of a device
    /// that is not drawn.
    var narrowings: [String] {
        if let idiom, Self.otherIdioms.contains(idiom) { return [] }
        var words: [String] = []
        if let idiom, !Self.idioms.contains(idiom) { words.append("the idiom \"\(idiom)\"") }
        let keys = [
            ("width-class", widthClass), ("height-class", heightClass), ("subtype", subtype),
            ("memory", memory), ("graphics-feature-set", graphicsFeatureSet),
            ("screen-width", screenWidth),
        ]
        for (key, value) in keys {
            if let value { words.append("the \(key) \"\(value)\"") }
        }
        for appearance in appearances ?? [] {
            switch (appearance.appearance, appearance.value) {
            case ("luminosity", "dark"), ("luminosity", "light"), ("contrast", "high"),
                ("contrast", "normal"):
                break
            default: words.append("the \(appearance.appearance) \"\(appearance.value)\"")
            }
        }
        if let direction = languageDirection,
            !["left-to-right", "right-to-left"].contains(direction)
        {
            words.append("the language-direction \"\(direction)\"")
        }
        return words.isEmpty ? [] : [words.joined(separator: " and ")]
    }
}

/// Values of a set without an effect on pictures.
extension AssetContents {
    /// The supported keys of an entry, and `unassigned`, Xcode's key for files without a variant.
    private static let entryKeys: Set<String> = [
        "filename", "idiom", "scale", "appearances", "color", "locale", "resizing", "subtype",
        "memory", "language-direction", "display-gamut", "width-class", "height-class",
        "graphics-feature-set", "screen-width", "unassigned",
    ]
    private static let propertyKeys: Set<String> = [
        "provides-namespace", "template-rendering-intent", "preserves-vector-representation",
        "compression-type", "on-demand-resource-tags", "localizable",
    ]
    /// Supported rendering intents.
    private static let intents: Set<String> = ["template", "original", "automatic"]
    /// Compressions that keep all pixels, and Xcode's own choice.
    private static let compressions: Set<String> = ["lossless", "automatic"]

    /// Descriptions of the unused values, in the order of the file.
    var unused: [String] {
        var words: [String] = []
        for (list, entries, keys) in [
            ("images", images, keys.images), ("colors", colors, keys.colors),
        ] {
            for (index, entry) in (entries ?? []).enumerated() {
                // Xcode keeps an entry for each variant without a file.
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
    /// Idioms of devices that Tableshot does not draw.
    private static let otherIdioms: Set<String> = [
        "car", "mac", "tv", "vision", "watch", "watch-marketing", "ios-marketing", "marketing",
        "appLauncher", "companionSettings", "notificationCenter", "quickLook",
    ]
    private static let idioms: Set<String> = ["universal", "iphone", "ipad"]

    /// The condition of a variant that Tableshot does not support, or empty.
    ///
    /// Variants for devices that Tableshot does not draw are expected, and have no unsupported
    /// condition.
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

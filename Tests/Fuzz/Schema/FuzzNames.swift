/// Names for inputs: files of the project's documents, and parts of the document itself.
struct FuzzNames {
    /// Names of prototypes and styles.
    var own = ["card", "plain"]
    /// Whether the document has assets.
    var hasAssets = false
    /// Names by key, which take precedence.
    var extra: [String: [String]] = [:]

    private static let images = [
        "images/noon.png", "images/evening.png", "images/clear-sky.svg", "images/compass.svg",
        "images/pill.svg", "images/harbour@2x.webp", "images/night", "images/harbour-card@3x.webp",
    ]

    private static let colors = [
        "red", "systemBlue", "label", "clear", "#12345678", "#FFF", "secondaryLabel",
    ]

    /// Returns a name for a key, or `nil` if any text suits the key.
    func name(_ key: String, _ random: inout FuzzRandom) -> String? {
        if let names = extra[key] { return random.pick(names) }
        switch key {
        case "asset": return random.pick(["Sky", "Bookmark"])
        case "assets": return "Media.xcassets"
        case "cell", "prototype", "use": return own.isEmpty ? nil : random.pick(own)
        case "locale", "developmentLanguage", "language": return random.pick(FuzzText.locales)
        case "name":
            return random.pick(["Helvetica-Bold", "Inter"])
        case "from": return random.pick(["data/cities.csv", "animations/data/zones.json"])
        case "extends": return random.pick(["shared/plain-list.yaml", "shared/four-styles.yaml"])
        case "strings": return random.pick(["strings", "catalogs/Cafe.xcstrings"])
        case "push", "pop": return "other.table.json"
        default:
            let lowercased = key.lowercased()
            if lowercased.hasSuffix("color") || lowercased.hasSuffix("tint") || key == "background"
            {
                return random.pick(Self.colors)
            }
            let isImage = ["file", "image"].contains { lowercased.hasSuffix($0) }
            return isImage ? random.pick(Self.images) : nil
        }
    }
}

/// Names of the themes and their earlier names.
extension Theme {
    /// Themes in the order of their eras.
    public static let eras: [Theme] = [ios6, ios7, ios13, ios15, ios26]

    /// Names of the themes in `eras`, of which the list creates no theme.
    package static let names = ["ios6", "ios7", "ios13", "ios15", "ios26"]

    /// Themes by name.
    public static let all: [String: Theme] = Dictionary(
        uniqueKeysWithValues: eras.map { ($0.name, $0) })

    /// Names of the themes by their aliases, for example `ios15` for `modern`.
    public static let aliases: [String: String] = [
        "classic": "ios6", "flat": "ios7", "modern": "ios15", "glass": "ios26",
    ]

    /// Note for messages: each alias with its theme.
    package static let aliasNote =
        "other names of themes are "
        + names.compactMap { name in
            aliases.first { $0.value == name }.map { "\($0.key) (\(name))" }
        }.joined(separator: ", ")

    /// Creates a theme with a name or an alias, or returns `nil` if the name is unknown.
    public init?(named name: String) {
        // The other themes are not created.
        switch Self.aliases[name] ?? name {
        case "ios6": self = .ios6
        case "ios7": self = .ios7
        case "ios13": self = .ios13
        case "ios15": self = .ios15
        case "ios26": self = .ios26
        default: return nil
        }
    }

    /// Alias of `ios6`.
    public static var classic: Theme { ios6 }
    /// Alias of `ios7`.
    public static var flat: Theme { ios7 }
    /// Alias of `ios15`.
    public static var modern: Theme { ios15 }
    /// Alias of `ios26`.
    public static var glass: Theme { ios26 }
}

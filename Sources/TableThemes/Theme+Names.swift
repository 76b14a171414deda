/// Names of the themes and their earlier names.
extension Theme {
    /// Themes in the order of their eras.
    public static let eras: [Theme] = [ios6, ios7, ios13, ios15, ios26]

    /// Themes by name.
    public static let all: [String: Theme] = Dictionary(
        uniqueKeysWithValues: eras.map { ($0.name, $0) })

    /// Names of the themes by their aliases, for example `ios15` for `modern`.
    public static let aliases: [String: String] = [
        "classic": ios6.name, "flat": ios7.name, "modern": ios15.name, "glass": ios26.name,
    ]

    /// Note for messages: each alias with its theme.
    package static let aliasNote =
        "other names of themes are "
        + eras.compactMap { theme in
            aliases.first { $0.value == theme.name }.map { "\($0.key) (\(theme.name))" }
        }.joined(separator: ", ")

    /// Creates a theme with a name or an alias, or returns `nil` if the name is unknown.
    public init?(named name: String) {
        guard let theme = Self.all[Self.aliases[name] ?? name] else { return nil }
        self = theme
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

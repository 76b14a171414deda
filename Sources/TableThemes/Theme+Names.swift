/// Names of the themes and their earlier names.
extension Theme {
    /// Names of the themes in the order of their eras, with closures that return the themes.
    ///
    /// A theme is created when its closure is first called.
    private static let makers: KeyValuePairs<String, @Sendable () -> Theme> = [
        "ios6": { .ios6 }, "ios7": { .ios7 }, "ios13": { .ios13 }, "ios15": { .ios15 },
        "ios26": { .ios26 },
    ]

    /// Themes in the order of their eras.
    public static let eras = makers.map { $0.value() }

    /// Names of the themes in `eras`.
    package static let names = makers.map(\.key)

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
        let era = Self.aliases[name] ?? name
        guard let maker = Self.makers.first(where: { $0.key == era }) else { return nil }
        self = maker.value()
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

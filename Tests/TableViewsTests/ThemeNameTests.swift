import TableThemes
import Testing

/// Names and aliases of the themes.
@Suite struct ThemeNameTests {
    @Test("Themes are named after the first version of iOS with their look, except for ios6")
    func names() {
        #expect(Theme.eras.map(\.name) == ["ios6", "ios7", "ios13", "ios15", "ios26"])
        #expect(Theme.names == Theme.eras.map(\.name))
        #expect(Theme.all.count == 5)
        for theme in Theme.eras { #expect(Theme(named: theme.name) == theme) }
        #expect(Theme(named: "ios14") == nil && Theme(named: "") == nil)
    }

    @Test(
        "An alias is another name of a theme",
        arguments: [
            ("classic", Theme.ios6), ("flat", .ios7), ("modern", .ios15), ("glass", .ios26),
        ])
    func aliases(alias: String, theme: Theme) {
        #expect(Theme(named: alias) == theme)
        #expect(Theme.aliases[alias] == theme.name)
        #expect(Theme.all[alias] == nil)
        #expect(
            Theme.provenances(ofThemeNamed: alias) == Theme.provenances(ofThemeNamed: theme.name))
    }

    @Test("The aliases in Swift equal their themes")
    func swiftAliases() {
        #expect(Theme.classic == .ios6 && Theme.flat == .ios7)
        #expect(Theme.modern == .ios15 && Theme.glass == .ios26)
        #expect(Theme.aliases.count == 4)
    }
}

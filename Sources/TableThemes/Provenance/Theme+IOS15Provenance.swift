extension Theme {
    /// Sources of the values of iOS 15 to 18: changed values, and those of iOS 13 and 14.
    static let ios15Provenance: [ThemeProvenance] = {
        let changed = Set(changedInIOS15.map(\.path))
        let before = provenances(ofThemeNamed: ios13.name) ?? []
        return changedInIOS15 + before.filter { !changed.contains($0.path) }
    }()

    private static let changedInIOS15: [ThemeProvenance] = [
        ThemeProvenance(
            "colors.system", .documented,
            "Flutter; mint, teal, cyan and brown from Apple's guidelines of 2022 to 2024"),
        ThemeProvenance(
            "table.showsFillerRows", .documented,
            "several public sources: none since iOS 15"),
        ThemeProvenance(
            "table.sectionHeaderTopPadding", .reported,
            "Apple's documentation: the property came with iOS 15; OpenUIKit, set against iOS 26: 22"
        ),
        ThemeProvenance(
            "header.backgroundStops", .documented,
            "several public sources: no band at rest since iOS 15"),
        ThemeProvenance("header.floatingBackground", .unproven, "the colour of bars"),
        ThemeProvenance(
            "bars.navigationBar.scrollEdgeBackground", .documented,
            "Apple's documentation: nothing since iOS 13"),
        ThemeProvenance(
            "bars.navigationBar.usesScrollEdgeForSmallTitles", .documented,
            "Apple's documentation: scrollEdgeAppearance applies to all navigation bars since iOS 15"
        ),
        ThemeProvenance(
            "bars.toolbar.scrollEdgeBackground", .documented,
            "Apple's documentation: toolbars have a scrollEdgeAppearance since iOS 15"),
        ThemeProvenance(
            "bars.tabBar.scrollEdgeBackground", .documented,
            "Apple's documentation: tab bars have a scrollEdgeAppearance since iOS 15"),
    ]
}

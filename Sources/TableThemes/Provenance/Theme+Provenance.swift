extension Theme {
    /// Returns the sources of a theme's numbers, or `nil` if the name is neither in `all` nor
    /// an alias.
    ///
    /// The sources are those of the unmodified themes, not of copies with changes.
    public static func provenances(ofThemeNamed name: String) -> [ThemeProvenance]? {
        switch aliases[name] ?? name {
        case ios6.name:
            classicProvenance + classicEditingProvenance + classicGroupedProvenance
                + classicBarProvenance + classicControlProvenance + animationProvenance
                + commonProvenance
        case ios7.name:
            flatProvenance + flatEditingProvenance + flatGroupedProvenance + flatBarProvenance
                + flatControlProvenance + animationProvenance + commonProvenance
        case ios13.name:
            modernProvenance + modernEditingProvenance + modernGroupedProvenance
                + modernBarProvenance + modernControlProvenance + animationProvenance
                + commonProvenance
        case ios15.name: ios15Provenance
        case ios26.name:
            glassProvenance + glassEditingProvenance + glassGroupedProvenance + glassBarProvenance
                + glassControlProvenance + animationProvenance + commonProvenance
        default: nil
        }
    }

    /// Properties without a source in any era.
    private static let commonProvenance: [ThemeProvenance] =
        ["disclosureIndicator", "checkmark", "detailButton"].map {
            ThemeProvenance(
                "accessory.\($0).isDirectional", .unproven,
                "whether the shape is mirrored from right to left, by recollection")
        } + [
            ThemeProvenance(
                "table.text", .unproven, "a plausible choice: small, gray, in the middle"),
            ThemeProvenance(
                "accessory.badge", .unproven, "a plausible choice, as other badges are"),
            ThemeProvenance(
                "bars.scrollEdgeFadeDistance", .unproven,
                "a plausible choice: bars fade as content comes behind them, by recollection"),
            ThemeProvenance(
                "bars.bottomEdge", .unproven,
                "recollection of iOS 26: rows fade out below floating bars; plain where iOS blurs"),
            ThemeProvenance(
                "bars.navigationBar.smallTitleFadeStart", .unproven,
                "a plausible choice: the small title fades in when the large title has gone"),
            ThemeProvenance(
                "bars.navigationBar.largeTitleGrowth", .unproven,
                "by recollection: pulled large titles grow a little, to about 1.1"),
            ThemeProvenance(
                "bars.navigationBar.largeTitleGrowthDistance", .unproven, "a plausible choice"),
            ThemeProvenance(
                "cell.value1.columnGap", .unproven, "the least gap: a plausible choice"),
            ThemeProvenance(
                "editing.liftedBackground", .unproven,
                "lighter than the rows around it, as what is elevated is in the dark; the colour is a "
                    + "plausible choice"),
        ]

    /// Returns the source of a property: the matching source with the longest path.
    public static func provenance(
        for property: String, ofThemeNamed name: String
    ) -> ThemeProvenance? {
        provenances(ofThemeNamed: name)?.filter { $0.covers(property) }
            .max { $0.path.count < $1.path.count }
    }
}

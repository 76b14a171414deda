extension Theme {
    /// Returns the sources of a theme's numbers, or `nil` if the name is not in `all`.
    ///
    /// The facts describe the unmodified themes, not copies with changes.
    public static func facts(ofThemeNamed name: String) -> [ThemeFact]? {
        switch name {
        case classic.name:
            classicFacts + classicEditingFacts + classicGroupedFacts + classicBarFacts
                + classicControlFacts + animationFacts + commonFacts
        case flat.name:
            flatFacts + flatEditingFacts + flatGroupedFacts + flatBarFacts
                + flatControlFacts + animationFacts + commonFacts
        case modern.name:
            modernFacts + modernEditingFacts + modernGroupedFacts + modernBarFacts
                + modernControlFacts + animationFacts + commonFacts
        case glass.name:
            glassFacts + glassEditingFacts + glassGroupedFacts + glassBarFacts
                + glassControlFacts + animationFacts + commonFacts
        default: nil
        }
    }

    /// Properties without a source in any era.
    private static let commonFacts: [ThemeFact] =
        ["disclosureIndicator", "checkmark", "detailButton"].map {
            ThemeFact(
                "accessory.\($0).isDirectional", .unproven,
                "whether the shape is mirrored from right to left, by recollection")
        } + [
            ThemeFact("table.text", .unproven, "a plausible choice: small, gray, in the middle"),
            ThemeFact("accessory.badge", .unproven, "a plausible choice, as other badges are"),
            ThemeFact("cell.value1.columnGap", .unproven, "the least gap: a plausible choice"),
            ThemeFact(
                "editing.liftedBackground", .unproven,
                "lighter than the rows around it, as what is elevated is in the dark; the colour is a "
                    + "plausible choice"),
        ]

    /// Returns the fact for a property: the matching fact with the longest path.
    public static func fact(
        for property: String, ofThemeNamed name: String
    ) -> ThemeFact? {
        facts(ofThemeNamed: name)?.filter { $0.covers(property) }
            .max { $0.path.count < $1.path.count }
    }
}

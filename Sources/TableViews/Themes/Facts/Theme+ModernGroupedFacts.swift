extension Theme {
    static let modernGroupedFacts: [ThemeFact] = [
        ThemeFact("hasInsetGroupedStyle", .documented, "inset grouped tables came with iOS 13"),
        ThemeFact(
            "table.sectionHeaderTopPadding", .documented,
            "none on iOS 13 and 14; 22 is reported from iOS 15 on"),
        ThemeFact(
            "grouped", .measured,
            "storyboards of Xcode 11 and 16: 35 and 55.5 to the first row, 56 between"),
        ThemeFact("grouped.background", .documented, "systemGroupedBackground"),
        ThemeFact("grouped.cellBackground", .documented, "secondarySystemGroupedBackground"),
        ThemeFact("grouped.box", .documented, "lines above the first and below the last row"),
        ThemeFact("grouped.spacing.paddingBelow", .unproven, "nothing found"),
        ThemeFact(
            "grouped.header", .documented,
            "13 points, capitals, secondaryLabel: several sources"),
        ThemeFact(
            "grouped.header.placement", .derived,
            "16 above and 6 below fit the measured 56; Flutter has both"),
        ThemeFact("grouped.footer", .reported, "13 points, secondaryLabel"),
        ThemeFact("grouped.footer.placement", .reported, "about 8 above, 6 to 10 below"),
        ThemeFact(
            "insetGrouped", .measured,
            "storyboards of Xcode 11: x 20 and width 374 of 414, 18 to the first row"),
        ThemeFact(
            "insetGrouped.sideMargins", .unproven,
            "20 is measured at 414 points; 16 below that is a guess"),
        ThemeFact("insetGrouped.background", .documented, "systemGroupedBackground"),
        ThemeFact("insetGrouped.cellBackground", .documented, "secondarySystemGroupedBackground"),
        ThemeFact("insetGrouped.box", .documented, "radius 10: two re-implementations agree"),
        ThemeFact("insetGrouped.spacing.paddingBelow", .unproven, "nothing found"),
        ThemeFact(
            "insetGrouped.header", .documented,
            "13 points, capitals, secondaryLabel: several sources"),
        ThemeFact("insetGrouped.header.margins", .unproven, "in line with the text of the rows"),
        ThemeFact(
            "insetGrouped.header.placement", .derived,
            "16 above and 6 below fit the measured 56"),
        ThemeFact("insetGrouped.footer", .reported, "13 points, secondaryLabel"),
    ]
}

extension Theme {
    static let modernGroupedFacts: [ThemeFact] = [
        ThemeFact(
            "hasInsetGroupedStyle", .documented,
            "Apple's documentation: inset grouped tables came with iOS 13"),
        ThemeFact(
            "table.sectionHeaderTopPadding", .documented,
            "Apple's documentation: none on iOS 13 and 14; 22 from iOS 15 on by OpenUIKit"),
        ThemeFact(
            "grouped", .measured,
            "storyboards of Xcode 11 and NetNewsWire's of Xcode 16: 35 and 55.5 to "
                + "the first row, 56 between"),
        ThemeFact(
            "grouped.background", .documented,
            "Apple's documentation: systemGroupedBackground"),
        ThemeFact(
            "grouped.cellBackground", .documented,
            "Apple's documentation: secondarySystemGroupedBackground"),
        ThemeFact(
            "grouped.box", .documented,
            "several public sources: lines above the first and below the last row"),
        ThemeFact("grouped.spacing.paddingBelow", .unproven, "nothing found"),
        ThemeFact(
            "grouped.header", .documented,
            "Flutter and several public sources: 13 points, capitals, secondaryLabel"),
        ThemeFact(
            "grouped.header.placement", .derived,
            "16 above and 6 below fit the measured 56; Flutter has both"),
        ThemeFact(
            "grouped.footer", .reported,
            "OpenUIKit and Flutter: 13 points, secondaryLabel"),
        ThemeFact(
            "grouped.footer.placement", .reported,
            "OpenUIKit and Flutter: about 8 above, 6 to 10 below"),
        ThemeFact(
            "insetGrouped", .measured,
            "storyboards of Xcode 11: x 20 and width 374 of 414, 18 to the first row"),
        ThemeFact(
            "insetGrouped.sideMargins", .unproven,
            "20 is measured at 414 points; 16 below that is a guess"),
        ThemeFact(
            "insetGrouped.background", .documented,
            "Apple's documentation: systemGroupedBackground"),
        ThemeFact(
            "insetGrouped.cellBackground", .documented,
            "Apple's documentation: secondarySystemGroupedBackground"),
        ThemeFact(
            "insetGrouped.box", .documented,
            "TOInsetGroupedTableView and Flutter: radius 10"),
        ThemeFact("insetGrouped.spacing.paddingBelow", .unproven, "nothing found"),
        ThemeFact(
            "insetGrouped.header", .documented,
            "Flutter and several public sources: 13 points, capitals, secondaryLabel"),
        ThemeFact("insetGrouped.header.margins", .unproven, "in line with the text of the rows"),
        ThemeFact(
            "insetGrouped.header.placement", .derived,
            "16 above and 6 below fit the measured 56"),
        ThemeFact(
            "insetGrouped.footer", .reported,
            "OpenUIKit and Flutter: 13 points, secondaryLabel"),
    ]
}

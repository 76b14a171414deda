extension Theme {
    static let modernGroupedProvenance: [ThemeProvenance] = [
        ThemeProvenance(
            "hasInsetGroupedStyle", .documented,
            "Apple's documentation: inset grouped tables came with iOS 13"),
        ThemeProvenance(
            "table.sectionHeaderTopPadding", .documented,
            "Apple's documentation: none on iOS 13 and 14; 22 from iOS 15 on by OpenUIKit"),
        ThemeProvenance(
            "grouped", .measured,
            "storyboards of Xcode 11 and NetNewsWire's of Xcode 16: 35 and 55.5 to "
                + "the first row, 56 between"),
        ThemeProvenance(
            "grouped.background", .documented,
            "Apple's documentation: systemGroupedBackground"),
        ThemeProvenance(
            "grouped.cellBackground", .documented,
            "Apple's documentation: secondarySystemGroupedBackground"),
        ThemeProvenance(
            "grouped.box", .documented,
            "several public sources: lines above the first and below the last row"),
        ThemeProvenance("grouped.spacing.paddingBelow", .unproven, "nothing found"),
        ThemeProvenance(
            "grouped.header", .documented,
            "Flutter and several public sources: 13 points, capitals, secondaryLabel"),
        ThemeProvenance(
            "grouped.header.placement", .derived,
            "16 above and 6 below fit the measured 56; Flutter has both"),
        ThemeProvenance(
            "grouped.footer", .reported,
            "OpenUIKit and Flutter: 13 points, secondaryLabel"),
        ThemeProvenance(
            "grouped.footer.placement", .reported,
            "OpenUIKit and Flutter: about 8 above, 6 to 10 below"),
        ThemeProvenance(
            "insetGrouped", .measured,
            "storyboards of Xcode 11: x 20 and width 374 of 414, 18 to the first row"),
        ThemeProvenance(
            "insetGrouped.sideMargins", .measured,
            "storyboards of Xcode 11: 20 at 414 points; pictures of iOS 8 to 26: 20 at 393 and 402, "
                + "two tables each; 16 below is a guess"),
        ThemeProvenance(
            "insetGrouped.contentMargins", .measured,
            "pictures of iOS 8 to 26: the text at 40 from 393 points, as in plain tables"),
        ThemeProvenance(
            "insetGrouped.background", .documented,
            "Apple's documentation: systemGroupedBackground"),
        ThemeProvenance(
            "insetGrouped.cellBackground", .documented,
            "Apple's documentation: secondarySystemGroupedBackground"),
        ThemeProvenance(
            "insetGrouped.box", .documented,
            "TOInsetGroupedTableView and Flutter: radius 10"),
        ThemeProvenance("insetGrouped.spacing.paddingBelow", .unproven, "nothing found"),
        ThemeProvenance(
            "insetGrouped.header", .documented,
            "Flutter and several public sources: 13 points, capitals, secondaryLabel"),
        ThemeProvenance(
            "insetGrouped.header.margins", .unproven, "in line with the text of the rows"),
        ThemeProvenance(
            "insetGrouped.header.placement", .derived,
            "16 above and 6 below fit the measured 56"),
        ThemeProvenance(
            "insetGrouped.footer", .reported,
            "OpenUIKit and Flutter: 13 points, secondaryLabel"),
        ThemeProvenance(
            "insetGrouped.footer.placement", .derived,
            "pictures of iOS 8 to 26: text of iOS 18 is 2 points higher than 8 below the rows"),
    ]
}

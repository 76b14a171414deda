extension Theme {
    static let flatGroupedFacts: [ThemeFact] = [
        ThemeFact("hasInsetGroupedStyle", .documented, "inset grouped tables came with iOS 13"),
        ThemeFact("table.sectionHeaderTopPadding", .documented, "the padding came with iOS 15"),
        ThemeFact(
            "grouped", .measured,
            "storyboards for iOS 12: 35 and 55.5 to the first row, 56 and 36 between"),
        ThemeFact("grouped.background", .documented, "several sources: #EFEFF4"),
        ThemeFact("grouped.cellBackground", .documented, "white"),
        ThemeFact(
            "grouped.box", .documented,
            "several sources: lines above the first and below the last row"),
        ThemeFact("grouped.spacing.paddingBelow", .unproven, "nothing found"),
        ThemeFact("grouped.header", .documented, "13 points, capitals, #6D6D72: several sources"),
        ThemeFact(
            "grouped.header.placement", .derived,
            "16 above and 6 below fit the measured 56"),
        ThemeFact("grouped.footer", .reported, "13 points, not in capitals"),
        ThemeFact("grouped.footer.placement", .reported, "about 8 above, 6 to 10 below"),
        ThemeFact(
            "insetGrouped", .unproven,
            "the style came with iOS 13; the values of grouped tables stand in"),
    ]
}

extension Theme {
    static let flatGroupedProvenance: [ThemeProvenance] = [
        ThemeProvenance(
            "hasInsetGroupedStyle", .documented,
            "Apple's documentation: inset grouped tables came with iOS 13"),
        ThemeProvenance(
            "table.sectionHeaderTopPadding", .documented,
            "Apple's documentation: sectionHeaderTopPadding came with iOS 15"),
        ThemeProvenance(
            "grouped", .measured,
            "NetNewsWire's storyboards for iOS 12: 35 and 55.5 to the first row, "
                + "56 and 36 between"),
        ThemeProvenance(
            "grouped.background", .documented,
            "several public sources: #EFEFF4"),
        ThemeProvenance(
            "grouped.cellBackground", .documented,
            "several public sources: white"),
        ThemeProvenance(
            "grouped.box", .documented,
            "several public sources: lines above the first and below the last row"),
        ThemeProvenance("grouped.spacing.paddingBelow", .unproven, "nothing found"),
        ThemeProvenance(
            "grouped.header", .documented,
            "several public sources: 13 points, capitals, #6D6D72"),
        ThemeProvenance(
            "grouped.header.placement", .derived,
            "16 above and 6 below fit the measured 56"),
        ThemeProvenance(
            "grouped.footer", .reported,
            "one public source: 13 points, not in capitals"),
        ThemeProvenance(
            "grouped.footer.placement", .reported,
            "OpenUIKit and Flutter: about 8 above, 6 to 10 below"),
        ThemeProvenance(
            "insetGrouped", .unproven,
            "the style came with iOS 13; the values of grouped tables stand in"),
    ]
}

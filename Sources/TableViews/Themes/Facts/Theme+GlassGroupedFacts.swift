extension Theme {
    static let glassGroupedFacts: [ThemeFact] = [
        ThemeFact(
            "hasInsetGroupedStyle", .documented,
            "Apple's documentation: inset grouped tables came with iOS 13"),
        ThemeFact("table.sectionHeaderTopPadding", .reported, "OpenUIKit, set against iOS 26: 22"),
        ThemeFact("grouped", .unproven, "that of iOS 13 to 18"),
        ThemeFact("grouped.header", .unproven, "the font of plain headers, which OpenUIKit has"),
        ThemeFact("grouped.footer", .unproven, "the font of iOS 13 to 18"),
        ThemeFact("grouped.footer.placement", .reported, "OpenUIKit: 8 above, 6 below"),
        ThemeFact("insetGrouped", .unproven, "that of iOS 13 to 18"),
        ThemeFact("insetGrouped.box", .reported, "OpenUIKit: radius 26"),
        ThemeFact(
            "insetGrouped.header", .unproven,
            "the font of plain headers, which OpenUIKit has"),
        ThemeFact("insetGrouped.footer.placement", .reported, "OpenUIKit: 8 above, 6 below"),
    ]
}

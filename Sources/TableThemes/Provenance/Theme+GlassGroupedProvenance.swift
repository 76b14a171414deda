extension Theme {
    static let glassGroupedProvenance: [ThemeProvenance] = [
        ThemeProvenance(
            "hasInsetGroupedStyle", .documented,
            "Apple's documentation: inset grouped tables came with iOS 13"),
        ThemeProvenance(
            "table.sectionHeaderTopPadding", .reported, "OpenUIKit, set against iOS 26: 22"),
        ThemeProvenance("grouped", .unproven, "that of iOS 13 to 18"),
        ThemeProvenance(
            "grouped.header", .unproven, "the font of plain headers, which OpenUIKit has"),
        ThemeProvenance(
            "grouped.header.placement", .derived,
            "pictures of iOS 8 to 26: 2 points higher than 8 above the rows"),
        ThemeProvenance("grouped.footer", .unproven, "the font of iOS 13 to 18"),
        ThemeProvenance("grouped.footer.placement", .reported, "OpenUIKit: 8 above, 6 below"),
        ThemeProvenance("insetGrouped", .unproven, "that of iOS 13 to 18"),
        ThemeProvenance(
            "insetGrouped.sideMargins", .measured,
            "pictures of iOS 8 to 26: 16 at 402 points; 20 from 414 as on iOS 13 to 18"),
        ThemeProvenance(
            "insetGrouped.contentMargins", .measured,
            "pictures of iOS 8 to 26: the text at 32 of 402 points, 16 from the box"),
        ThemeProvenance("insetGrouped.box", .reported, "OpenUIKit: radius 26"),
        ThemeProvenance(
            "insetGrouped.header", .unproven,
            "the font of plain headers, which OpenUIKit has"),
        ThemeProvenance(
            "insetGrouped.header.placement", .derived,
            "pictures of iOS 8 to 26: 2 points higher than 8 above the rows"),
        ThemeProvenance("insetGrouped.footer.placement", .reported, "OpenUIKit: 8 above, 6 below"),
    ]
}

extension Theme {
    static let classicGroupedProvenance: [ThemeProvenance] = [
        ThemeProvenance(
            "hasInsetGroupedStyle", .documented,
            "Apple's documentation: inset grouped tables came with iOS 13"),
        ThemeProvenance(
            "table.sectionHeaderTopPadding", .documented,
            "Apple's documentation: sectionHeaderTopPadding came with iOS 15"),
        ThemeProvenance("grouped", .measured, "storyboards of Xcode 4: frames of grouped tables"),
        ThemeProvenance(
            "grouped.background", .reported,
            "LRSkin: 5 points #C5CCD4, 2 #CBD2D8; another source differs; iPads: one public source, "
                + "#E2E5EA to #D1D3D9"),
        ThemeProvenance("grouped.cellBackground", .reported, "LRSkin: white"),
        ThemeProvenance(
            "grouped.sideMargins.wide", .reported,
            "WinObjC: 6 % of the width, from 31 to 45"),
        ThemeProvenance(
            "grouped.box", .reported,
            "LRSkin: 1 point #ABABAB, radius 10; the etched lines of iOS 6 as measured in 2013, "
                + "their strength a guess"),
        ThemeProvenance(
            "grouped.separatorStyle", .documented,
            "Apple's documentation: UITableViewCellSeparatorStyleSingleLineEtched"),
        ThemeProvenance("grouped.defaultTextFont", .reported, "Chameleon: bold 17"),
        ThemeProvenance(
            "grouped.spacing.paddingBelow", .reported,
            "one public source: about 20 below the last section on iOS 6"),
        ThemeProvenance(
            "grouped.header", .documented,
            "several public sources: bold 17, #4C566C, white shadow"),
        ThemeProvenance(
            "grouped.header.margins", .reported,
            "one public source: label at 19 to 20"),
        ThemeProvenance("grouped.header.placement", .derived, "label at y 6 to 8, first row at 46"),
        ThemeProvenance(
            "grouped.footer", .reported,
            "one public source: 15, centred, 31 for one line"),
        ThemeProvenance(
            "grouped.footer.placement", .unproven, "31 shared out above and below the line"),
        ThemeProvenance(
            "insetGrouped", .unproven,
            "the style came with iOS 13; the values of grouped tables stand in"),
    ]
}

extension Theme {
    static let classicGroupedFacts: [ThemeFact] = [
        ThemeFact(
            "hasInsetGroupedStyle", .documented,
            "Apple's documentation: inset grouped tables came with iOS 13"),
        ThemeFact(
            "table.sectionHeaderTopPadding", .documented,
            "Apple's documentation: sectionHeaderTopPadding came with iOS 15"),
        ThemeFact("grouped", .measured, "storyboards of Xcode 4: frames of grouped tables"),
        ThemeFact(
            "grouped.background", .reported,
            "LRSkin: 5 points #C5CCD4, 2 #CBD2D8; another source differs; iPads: one public source, "
                + "#E2E5EA to #D1D3D9"),
        ThemeFact("grouped.cellBackground", .reported, "LRSkin: white"),
        ThemeFact(
            "grouped.sideMargins.wide", .reported,
            "WinObjC: 6 % of the width, from 31 to 45"),
        ThemeFact(
            "grouped.box", .reported,
            "LRSkin: 1 point #ABABAB, radius 10; the etched lines of iOS 6 as measured in 2013, "
                + "their strength a guess"),
        ThemeFact(
            "grouped.separatorStyle", .documented,
            "Apple's documentation: UITableViewCellSeparatorStyleSingleLineEtched"),
        ThemeFact("grouped.defaultTextFont", .reported, "Chameleon: bold 17"),
        ThemeFact(
            "grouped.spacing.paddingBelow", .reported,
            "one public source: about 20 below the last section on iOS 6"),
        ThemeFact(
            "grouped.header", .documented,
            "several public sources: bold 17, #4C566C, white shadow"),
        ThemeFact(
            "grouped.header.margins", .reported,
            "one public source: label at 19 to 20"),
        ThemeFact("grouped.header.placement", .derived, "label at y 6 to 8, first row at 46"),
        ThemeFact(
            "grouped.footer", .reported,
            "one public source: 15, centred, 31 for one line"),
        ThemeFact("grouped.footer.placement", .unproven, "31 shared out above and below the line"),
        ThemeFact(
            "insetGrouped", .unproven,
            "the style came with iOS 13; the values of grouped tables stand in"),
    ]
}

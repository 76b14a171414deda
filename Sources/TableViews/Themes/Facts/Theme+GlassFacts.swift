extension Theme {
    static let glassFacts: [ThemeFact] = [
        ThemeFact(
            "hasDarkAppearance", .documented,
            "Apple's documentation: as since iOS 13"),
        ThemeFact(
            "systemFont", .documented,
            "Apple's documentation: San Francisco"),
        ThemeFact(
            "lineBreakStrategy", .documented,
            "Apple's documentation: the default of UILabel is standard since iOS 14"),
        ThemeFact("colors", .unproven, "those of iOS 13 to 18"),
        ThemeFact("table.rowHeight", .reported, "OpenUIKit, set against iOS 26: 51 to 51.5"),
        ThemeFact("table.sectionHeaderHeight", .reported, "OpenUIKit, set against iOS 26: 40.5"),
        ThemeFact("table.sectionFooterHeight", .unproven, "as the header"),
        ThemeFact(
            "table.showsFillerRows", .documented,
            "several public sources: none since iOS 15"),
        ThemeFact("cell.margins", .unproven, "those of iOS 13 to 18"),
        ThemeFact("cell.gapBeforeAccessory", .unproven, "that of iOS 13 to 18"),
        ThemeFact("cell.contentEndsAboveSeparator", .unproven, "as since iOS 14"),
        ThemeFact("cell.image", .unproven, "a wider lane than before"),
        ThemeFact(
            "cell.indentationWidth", .documented,
            "Apple's documentation: UITableViewCell's default"),
        ThemeFact("cell.defaultStyle", .reported, "OpenUIKit, set against iOS 26"),
        ThemeFact("cell.value1", .unproven, "the fonts of iOS 13 to 18"),
        ThemeFact("cell.value2", .unproven, "the fonts of iOS 13 to 18"),
        ThemeFact("cell.subtitle", .reported, "OpenUIKit: 70.5 high, 15 points at y 36"),
        ThemeFact("separator", .unproven, "that of iOS 13 to 18"),
        ThemeFact("separator.isHiddenBesideSelection", .reported, "OpenUIKit"),
        ThemeFact("header", .reported, "OpenUIKit: semibold 17, secondaryLabel"),
        ThemeFact("header.placement", .unproven, "nearer to its rows than to what is above"),
        ThemeFact("footer", .unproven, "as the header"),
        ThemeFact(
            "selection", .reported,
            "OpenUIKit: like #DCDCDD; the dark one is a guess, and high contrast as much darker as "
                + "systemGray4 is there"),
        ThemeFact("listContent", .unproven, "those of iOS 13 to 18"),
        ThemeFact("accessory", .reported, "OpenUIKit: 10.5 × 14 at 16, 19 × 18 at 18.5"),
        ThemeFact("accessory.customLeading", .unproven, "that of iOS 13 to 18"),
        ThemeFact("accessory.customTrailing", .unproven, "the margin, by recollection"),
    ]
}

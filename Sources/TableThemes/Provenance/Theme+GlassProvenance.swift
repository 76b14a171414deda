extension Theme {
    static let glassProvenance: [ThemeProvenance] = [
        ThemeProvenance(
            "hasDarkAppearance", .documented,
            "Apple's documentation: as since iOS 13"),
        ThemeProvenance(
            "systemFont", .documented,
            "Apple's documentation: San Francisco"),
        ThemeProvenance(
            "lineBreakStrategy", .documented,
            "Apple's documentation: the default of UILabel is standard since iOS 14"),
        ThemeProvenance("colors", .unproven, "those of iOS 13 to 18"),
        ThemeProvenance("table.rowHeight", .reported, "OpenUIKit, set against iOS 26: 51 to 51.5"),
        ThemeProvenance(
            "table.sectionHeaderHeight", .reported, "OpenUIKit, set against iOS 26: 40.5"),
        ThemeProvenance("table.sectionFooterHeight", .unproven, "as the header"),
        ThemeProvenance(
            "table.showsFillerRows", .documented,
            "several public sources: none since iOS 15"),
        ThemeProvenance("cell.margins", .unproven, "those of iOS 13 to 18"),
        ThemeProvenance("cell.gapBeforeAccessory", .unproven, "that of iOS 13 to 18"),
        ThemeProvenance("cell.contentEndsAboveSeparator", .unproven, "as since iOS 14"),
        ThemeProvenance("cell.image", .unproven, "a wider lane than before"),
        ThemeProvenance(
            "cell.indentationWidth", .documented,
            "Apple's documentation: UITableViewCell's default"),
        ThemeProvenance("cell.defaultStyle", .reported, "OpenUIKit, set against iOS 26"),
        ThemeProvenance("cell.value1", .unproven, "the fonts of iOS 13 to 18"),
        ThemeProvenance("cell.value2", .unproven, "the fonts of iOS 13 to 18"),
        ThemeProvenance("cell.subtitle", .reported, "OpenUIKit: 70.5 high, 15 points at y 36"),
        ThemeProvenance("separator", .unproven, "that of iOS 13 to 18"),
        ThemeProvenance("separator.isHiddenBesideSelection", .reported, "OpenUIKit"),
        ThemeProvenance("header", .reported, "OpenUIKit: semibold 17, secondaryLabel"),
        ThemeProvenance("header.placement", .unproven, "nearer to its rows than to what is above"),
        ThemeProvenance("footer", .unproven, "as the header"),
        ThemeProvenance(
            "selection", .reported,
            "OpenUIKit: like #DCDCDD; the dark one is a guess, and high contrast as much darker as "
                + "systemGray4 is there"),
        ThemeProvenance("listContent", .unproven, "those of iOS 13 to 18"),
        ThemeProvenance("accessory", .reported, "OpenUIKit: 10.5 × 14 at 16, 19 × 18 at 18.5"),
        ThemeProvenance("accessory.customLeading", .unproven, "that of iOS 13 to 18"),
        ThemeProvenance("accessory.customTrailing", .unproven, "the margin, by recollection"),
    ]
}

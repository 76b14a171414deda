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
        ThemeProvenance(
            "colors.system", .documented,
            "Apple's guidelines of June 2025, and OpenUIKit, which read red and yellow from a "
                + "simulator of iOS 26.1; the link colour is that of blue, by analogy"),
        ThemeProvenance(
            "table.rowHeight", .reported, "OpenUIKit, in simulators of iOS 26.1: 52 in all styles"),
        ThemeProvenance(
            "table.sectionHeaderHeight", .reported, "OpenUIKit, in simulators of iOS 26.1: 28"),
        ThemeProvenance("table.sectionFooterHeight", .unproven, "as the header"),
        ThemeProvenance(
            "table.showsFillerRows", .documented,
            "several public sources: none since iOS 15"),
        ThemeProvenance(
            "cell.margins", .measured,
            "pictures of iOS 8 to 26: 20 at 393 and 402 points, two tables each; other widths as on "
                + "iOS 13 to 18"),
        ThemeProvenance(
            "cell.verticalMargin", .measured,
            "pictures of iOS 8 to 26, storyboards of Xcode 8 to 26: 15 in Xcode 26"),
        ThemeProvenance("cell.gapBeforeAccessory", .unproven, "that of iOS 13 to 18"),
        ThemeProvenance("cell.contentEndsAboveSeparator", .unproven, "as since iOS 14"),
        ThemeProvenance("cell.image", .unproven, "a wider lane than before"),
        ThemeProvenance(
            "cell.indentationWidth", .documented,
            "Apple's documentation: UITableViewCell's default"),
        ThemeProvenance(
            "cell.defaultStyle", .reported,
            "OpenUIKit, in simulators of iOS 26.1: 52 high, 59 at extraExtraExtraLarge"),
        ThemeProvenance(
            "cell.value1", .reported,
            "OpenUIKit, in simulators of iOS 26.1: 52 high, both 17 points"),
        ThemeProvenance("cell.value2", .unproven, "the fonts of iOS 13 to 18"),
        ThemeProvenance(
            "cell.subtitle", .reported,
            "OpenUIKit, in simulators of iOS 26.1: 62 high, 17 points at y 9, 15 points at y 32.5"),
        ThemeProvenance(
            "separator", .measured,
            "pictures of iOS 8 to 26: 1 point, about #E7E7E7 on white, with the same margin at both "
                + "ends"),
        ThemeProvenance(
            "separator.color", .documented,
            "morph: #3C3C43 at 0.12 and #545458 at 0.5; OpenUIKit: #E8E8E8 on white; pictures of iOS 8 "
                + "to 26: #E7E7E7"),
        ThemeProvenance("separator.isHiddenBesideSelection", .reported, "OpenUIKit"),
        ThemeProvenance("header", .reported, "OpenUIKit: semibold 17, secondaryLabel"),
        ThemeProvenance(
            "header.placement", .reported,
            "OpenUIKit, in simulators of iOS 26.1: a line of 20.5 begins 4 below the top of 28"),
        ThemeProvenance(
            "header.floatingFadeHeight", .unproven,
            "recollection of iOS 26: rows fade out below floating headers"),
        ThemeProvenance("footer", .unproven, "as the header"),
        ThemeProvenance(
            "selection", .documented,
            "OpenUIKit, in simulators of iOS 26.1, and morph, of iOS 27: systemGray4"),
        ThemeProvenance(
            "selection.clearsContentBackgrounds", .documented,
            "Apple's documentation: release notes of iOS 13"),
        ThemeProvenance("listContent", .unproven, "those of iOS 13 to 18"),
        ThemeProvenance(
            "listContent.minimumRowHeight", .measured,
            "pictures of iOS 8 to 26: 53 with the separator"),
        ThemeProvenance(
            "listContent.verticalMargin", .documented,
            "OpenUIKit and morph: 15.5 around two texts, without a gap"),
        ThemeProvenance("listContent.lineGap", .documented, "OpenUIKit and morph: none"),
        ThemeProvenance("accessory", .reported, "OpenUIKit: 10.5 × 14 at 16, 19 × 18 at 18.5"),
        ThemeProvenance(
            "accessory.margins", .measured,
            "pictures of iOS 8 to 26: 20 at 402 points in plain tables"),
        ThemeProvenance(
            "accessory.customLeading", .measured,
            "pictures of iOS 8 to 26: the content ends where the view begins"),
        ThemeProvenance("accessory.customTrailing", .unproven, "the margin, by recollection"),
    ]
}

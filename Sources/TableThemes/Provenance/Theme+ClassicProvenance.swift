extension Theme {
    static let classicProvenance: [ThemeProvenance] = [
        ThemeProvenance(
            "hasDarkAppearance", .documented,
            "Apple's documentation: dark appearance came with iOS 13"),
        ThemeProvenance(
            "systemFont", .documented,
            "several public sources: Helvetica was the system's font until iOS 6"),
        ThemeProvenance(
            "lineBreakStrategy", .documented,
            "Apple's documentation: the first strategy came with iOS 9"),
        ThemeProvenance("colors", .measured, "storyboards of Xcode 4: black text that turns white"),
        ThemeProvenance(
            "colors.tint", .measured, "the detail text's blue in storyboards of Xcode 4"),
        ThemeProvenance(
            "colors.system", .unproven, "those of iOS 15: the era had no system colours"),
        ThemeProvenance("table.rowHeight", .measured, "storyboards of Xcode 4: 44"),
        ThemeProvenance(
            "table.sectionHeaderHeight", .reported,
            "23 rows of pixels in the Mocha port; Interface Builder and Chameleon have 22"),
        ThemeProvenance(
            "table.sectionFooterHeight", .reported,
            "the Mocha port: as the header; Interface Builder and Chameleon have 22"),
        ThemeProvenance("table.showsFillerRows", .measured, "an iOS 6 view dump"),
        ThemeProvenance("cell.margins", .measured, "storyboards of Xcode 4: 10 on both sides"),
        ThemeProvenance(
            "cell.verticalMargin", .derived,
            "storyboards of Xcode 8 to 26: 8 in Xcode 8; this era had no margins"),
        ThemeProvenance("cell.gapBeforeAccessory", .measured, "storyboards of Xcode 4"),
        ThemeProvenance(
            "cell.contentEndsAboveSeparator", .measured, "storyboards of Xcode 4: 43 of 44"),
        ThemeProvenance(
            "cell.image", .reported, "the Mocha port's rule, which one iOS 6 log confirms"),
        ThemeProvenance(
            "cell.indentationWidth", .documented,
            "Apple's documentation: UITableViewCell's default"),
        ThemeProvenance("cell.defaultStyle", .measured, "storyboards of Xcode 4"),
        ThemeProvenance("cell.value1", .measured, "storyboards of Xcode 4"),
        ThemeProvenance("cell.value2", .unproven, "recollection; no saved frames were found"),
        ThemeProvenance("cell.subtitle", .measured, "storyboards of Xcode 4"),
        ThemeProvenance(
            "separator", .documented,
            "the Mocha port, Chameleon and LRSkin: white .88, one point"),
        ThemeProvenance("separator.isInsetToText", .measured, "an iOS 6 view dump: full width"),
        ThemeProvenance("header", .measured, "23 rows of pixels of iOS in the Mocha port"),
        ThemeProvenance("header.font", .reported, "the Mocha port: bold 18; Chameleon has 17"),
        ThemeProvenance("header.textShadowColor", .reported, "the Mocha port"),
        ThemeProvenance("header.margins", .reported, "the Mocha port: 12"),
        ThemeProvenance("footer", .documented, "Chameleon and the documentation: as headers"),
        ThemeProvenance(
            "selection", .measured,
            "pixels of iOS in the Mocha port; LRSkin has the same blue"),
        ThemeProvenance(
            "selection.endsAboveSeparator", .derived,
            "the gradient's picture is 43 points high, the row 44"),
        ThemeProvenance(
            "selection.clearsContentBackgrounds", .documented,
            "Apple's documentation: release notes of iOS 13, which ended it"),
        ThemeProvenance(
            "listContent", .unproven,
            "iOS 14 brought these contents; sizes after this era's own fonts"),
        ThemeProvenance("accessory", .measured, "an iOS 6 view dump and pixels of iOS"),
        ThemeProvenance("accessory.customLeading", .reported, "the Mocha port"),
        ThemeProvenance("accessory.customTrailing", .reported, "the Mocha port"),
    ]
}

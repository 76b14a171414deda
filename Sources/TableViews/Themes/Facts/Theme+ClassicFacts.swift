extension Theme {
    static let classicFacts: [ThemeFact] = [
        ThemeFact(
            "hasDarkAppearance", .documented,
            "Apple's documentation: dark appearance came with iOS 13"),
        ThemeFact(
            "systemFont", .documented,
            "several public sources: Helvetica was the system's font until iOS 6"),
        ThemeFact(
            "lineBreakStrategy", .documented,
            "Apple's documentation: the first strategy came with iOS 9"),
        ThemeFact("colors", .measured, "storyboards of Xcode 4: black text that turns white"),
        ThemeFact("colors.tint", .measured, "the detail text's blue in storyboards of Xcode 4"),
        ThemeFact("table.rowHeight", .measured, "storyboards of Xcode 4: 44"),
        ThemeFact(
            "table.sectionHeaderHeight", .reported,
            "23 rows of pixels in the Mocha port; Interface Builder and Chameleon have 22"),
        ThemeFact(
            "table.sectionFooterHeight", .reported,
            "the Mocha port: as the header; Interface Builder and Chameleon have 22"),
        ThemeFact("table.showsFillerRows", .measured, "an iOS 6 view dump"),
        ThemeFact("cell.margins", .measured, "storyboards of Xcode 4: 10 on both sides"),
        ThemeFact("cell.gapBeforeAccessory", .measured, "storyboards of Xcode 4"),
        ThemeFact(
            "cell.contentEndsAboveSeparator", .measured, "storyboards of Xcode 4: 43 of 44"),
        ThemeFact("cell.image", .reported, "the Mocha port's rule, which one iOS 6 log confirms"),
        ThemeFact(
            "cell.indentationWidth", .documented,
            "Apple's documentation: UITableViewCell's default"),
        ThemeFact("cell.defaultStyle", .measured, "storyboards of Xcode 4"),
        ThemeFact("cell.value1", .measured, "storyboards of Xcode 4"),
        ThemeFact("cell.value2", .unproven, "recollection; no saved frames were found"),
        ThemeFact("cell.subtitle", .measured, "storyboards of Xcode 4"),
        ThemeFact(
            "separator", .documented,
            "the Mocha port, Chameleon and LRSkin: white .88, one point"),
        ThemeFact("separator.isInsetToText", .measured, "an iOS 6 view dump: full width"),
        ThemeFact("header", .measured, "23 rows of pixels of iOS in the Mocha port"),
        ThemeFact("header.font", .reported, "the Mocha port: bold 18; Chameleon has 17"),
        ThemeFact("header.textShadowColor", .reported, "the Mocha port"),
        ThemeFact("header.margins", .reported, "the Mocha port: 12"),
        ThemeFact("footer", .documented, "Chameleon and the documentation: as headers"),
        ThemeFact(
            "selection", .measured,
            "pixels of iOS in the Mocha port; LRSkin has the same blue"),
        ThemeFact(
            "selection.endsAboveSeparator", .derived,
            "the gradient's picture is 43 points high, the row 44"),
        ThemeFact(
            "listContent", .unproven,
            "iOS 14 brought these contents; sizes after this era's own fonts"),
        ThemeFact("accessory", .measured, "an iOS 6 view dump and pixels of iOS"),
        ThemeFact("accessory.customLeading", .reported, "the Mocha port"),
        ThemeFact("accessory.customTrailing", .reported, "the Mocha port"),
    ]
}

extension Theme {
    static let flatFacts: [ThemeFact] = [
        ThemeFact(
            "hasDarkAppearance", .documented,
            "Apple's documentation: dark appearance came with iOS 13"),
        ThemeFact(
            "systemFont", .documented,
            "Apple's documentation: San Francisco from iOS 9; Helvetica Neue before"),
        ThemeFact(
            "lineBreakStrategy", .reported,
            "several public sources: labels push out single words since iOS 11; Apple's documentation has "
                + "the strategy since iOS 9"),
        ThemeFact(
            "colors", .documented,
            "several public sources, lists of iOS 7's colours"),
        ThemeFact("table.rowHeight", .measured, "storyboards of Xcode 5: 44"),
        ThemeFact("table.sectionHeaderHeight", .measured, "pixels of iOS 10: 28; iOS 7 and 8: 22"),
        ThemeFact("table.sectionFooterHeight", .unproven, "as the header"),
        ThemeFact(
            "table.showsFillerRows", .documented,
            "several public sources: as up to iOS 14"),
        ThemeFact(
            "cell.margins", .measured,
            "storyboards of Xcode 5 and dumps: 15, then 16 at 375 and 20 at 414 points"),
        ThemeFact(
            "cell.gapBeforeAccessory", .measured,
            "NetNewsWire's storyboards for iOS 12: the text ends with the content; "
                + "iOS 7 and 8: 2 before"),
        ThemeFact(
            "cell.contentEndsAboveSeparator", .measured,
            "storyboards of Xcode 5: 43.5 of 44"),
        ThemeFact("cell.image", .unproven, "at the margin, the text 15 after it: recollection"),
        ThemeFact(
            "cell.indentationWidth", .documented,
            "Apple's documentation: UITableViewCell's default"),
        ThemeFact(
            "cell.defaultStyle", .reported,
            "one public source: body, 17 points, from iOS 8; Interface "
                + "Builder wrote 18, then 16"),
        ThemeFact("cell.value1", .measured, "storyboards of Xcode 5 and pixels: 17, #8E8E93"),
        ThemeFact("cell.value2", .unproven, "recollection"),
        ThemeFact(
            "cell.subtitle", .reported,
            "one public source: 17 and 12 points from iOS 8"),
        ThemeFact("separator", .measured, "pixels of iOS 10: #C8C7CC, one device pixel"),
        ThemeFact("separator.isHiddenBesideSelection", .unproven, "recollection"),
        ThemeFact("header", .measured, "pixels of iOS 10: #F7F7F7, bold 17, baseline at 20.5"),
        ThemeFact("footer", .unproven, "as the header"),
        ThemeFact(
            "selection", .documented,
            "several public sources: #D9D9D9"),
        ThemeFact(
            "listContent", .unproven,
            "iOS 14 brought these contents; those of the later era"),
        ThemeFact(
            "accessory", .measured,
            "storyboards of Xcode 5 and NetNewsWire: 8 × 13, 15 or 20 from the edge"),
        ThemeFact("accessory.disclosureIndicator.normal", .unproven, "recollection"),
        ThemeFact("accessory.checkmark", .unproven, "recollection"),
        ThemeFact("accessory.customLeading", .unproven, "recollection"),
        ThemeFact("accessory.customTrailing", .unproven, "the margin, by recollection"),
    ]
}

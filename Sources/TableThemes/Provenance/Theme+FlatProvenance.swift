extension Theme {
    static let flatProvenance: [ThemeProvenance] = [
        ThemeProvenance(
            "hasDarkAppearance", .documented,
            "Apple's documentation: dark appearance came with iOS 13"),
        ThemeProvenance(
            "systemFont", .documented,
            "Apple's documentation: San Francisco from iOS 9; Helvetica Neue before"),
        ThemeProvenance(
            "lineBreakStrategy", .reported,
            "several public sources: labels push out single words since iOS 11; Apple's documentation has "
                + "the strategy since iOS 9"),
        ThemeProvenance(
            "colors", .documented,
            "several public sources, lists of iOS 7's colours"),
        ThemeProvenance(
            "colors.system", .documented,
            "several public sources, lists of iOS 7's eight colours; the others are those of iOS 15"
        ),
        ThemeProvenance("table.rowHeight", .measured, "storyboards of Xcode 5: 44"),
        ThemeProvenance(
            "table.sectionHeaderHeight", .measured, "pixels of iOS 10: 28; iOS 7 and 8: 22"),
        ThemeProvenance("table.sectionFooterHeight", .unproven, "as the header"),
        ThemeProvenance(
            "table.showsFillerRows", .documented,
            "several public sources: as up to iOS 14"),
        ThemeProvenance(
            "cell.margins", .measured,
            "storyboards of Xcode 5 and dumps: 15, then 16 at 375 and 20 at 414 points"),
        ThemeProvenance(
            "cell.verticalMargin", .measured, "storyboards of Xcode 8 to 26: 8 in Xcode 8"),
        ThemeProvenance(
            "cell.gapBeforeAccessory", .measured,
            "NetNewsWire's storyboards for iOS 12: the text ends with the content; "
                + "iOS 7 and 8: 2 before"),
        ThemeProvenance(
            "cell.contentEndsAboveSeparator", .measured,
            "storyboards of Xcode 5: 43.5 of 44"),
        ThemeProvenance(
            "cell.image", .unproven, "at the margin, the text 15 after it: recollection"),
        ThemeProvenance(
            "cell.indentationWidth", .documented,
            "Apple's documentation: UITableViewCell's default"),
        ThemeProvenance(
            "cell.defaultStyle", .reported,
            "one public source: body, 17 points, from iOS 8; Interface "
                + "Builder wrote 18, then 16"),
        ThemeProvenance("cell.value1", .measured, "storyboards of Xcode 5 and pixels: 17, #8E8E93"),
        ThemeProvenance("cell.value2", .unproven, "recollection"),
        ThemeProvenance(
            "cell.value2.textFont", .derived,
            "pictures of iOS 8 to 26: larger than 12 by 7 %, as the 13 of iOS 13"),
        ThemeProvenance("cell.value2.detailFont", .derived, "the size of the text"),
        ThemeProvenance(
            "cell.subtitle", .reported,
            "one public source: 17 and 12 points from iOS 8"),
        ThemeProvenance("separator", .measured, "pixels of iOS 10: #C8C7CC, one device pixel"),
        ThemeProvenance("separator.isHiddenBesideSelection", .unproven, "recollection"),
        ThemeProvenance(
            "header", .measured, "pixels of iOS 10: #F7F7F7, bold 17, baseline at 20.5"),
        ThemeProvenance("footer", .unproven, "as the header"),
        ThemeProvenance(
            "selection", .documented,
            "several public sources: #D9D9D9"),
        ThemeProvenance(
            "selection.clearsContentBackgrounds", .documented,
            "Apple's documentation: release notes of iOS 13, which ended it"),
        ThemeProvenance(
            "listContent", .unproven,
            "iOS 14 brought these contents; those of the later era"),
        ThemeProvenance(
            "accessory", .measured,
            "storyboards of Xcode 5 and NetNewsWire: 8 × 13, 15 or 20 from the edge"),
        ThemeProvenance("accessory.disclosureIndicator.normal", .unproven, "recollection"),
        ThemeProvenance("accessory.checkmark", .unproven, "recollection"),
        ThemeProvenance("accessory.customLeading", .unproven, "recollection"),
        ThemeProvenance("accessory.customTrailing", .unproven, "the margin, by recollection"),
    ]
}

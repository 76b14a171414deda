extension Theme {
    static let modernProvenance: [ThemeProvenance] = [
        ThemeProvenance(
            "hasDarkAppearance", .documented,
            "Apple's documentation: dark appearance came with iOS 13"),
        ThemeProvenance(
            "systemFont", .documented,
            "Apple's documentation: San Francisco"),
        ThemeProvenance(
            "lineBreakStrategy", .documented,
            "Apple's documentation: the default of UILabel is standard since iOS 14"),
        ThemeProvenance(
            "colors", .documented,
            "Apple's semantic colours, as Flutter lists them"),
        ThemeProvenance("colors.system", .reported, "Flutter: with the teal of iOS 13 and 14"),
        ThemeProvenance("table.rowHeight", .measured, "storyboards of Xcode 11: 44"),
        ThemeProvenance("table.sectionHeaderHeight", .measured, "storyboards of Xcode 11: 28"),
        ThemeProvenance("table.sectionFooterHeight", .measured, "storyboards of Xcode 11: 28"),
        ThemeProvenance(
            "table.showsFillerRows", .documented,
            "several public sources: seen up to iOS 14"),
        ThemeProvenance(
            "cell.margins", .measured,
            "several public sources, view dumps, and storyboards of Xcode 11: 16 up to 375, 20 "
                + "from 414 points; pictures of iOS 8 to 26: 16 at 390, and 20 at 393 and 402, "
                + "two tables each"),
        ThemeProvenance(
            "cell.verticalMargin", .measured,
            "pictures of iOS 8 to 26, storyboards of Xcode 8 to 26: 11"),
        ThemeProvenance(
            "cell.gapBeforeAccessory", .measured,
            "NetNewsWire's storyboards of 2019: 8"),
        ThemeProvenance(
            "cell.contentEndsAboveSeparator", .measured,
            "several public sources, a view dump: from iOS 14 the content fills the cell"),
        ThemeProvenance(
            "cell.image", .derived,
            "a symbol in an Xcode 11 storyboard: a lane of 24, the text 15 after it"),
        ThemeProvenance(
            "cell.indentationWidth", .documented,
            "Apple's documentation: UITableViewCell's default"),
        ThemeProvenance("cell.defaultStyle", .measured, "storyboards of Xcode 11"),
        ThemeProvenance("cell.value1", .measured, "storyboards of Xcode 11"),
        ThemeProvenance("cell.value2", .measured, "storyboards of Xcode 11"),
        ThemeProvenance("cell.value2.textColor", .unproven, "recollection: the tint"),
        ThemeProvenance("cell.value2.isTextTinted", .unproven, "recollection: the tint"),
        ThemeProvenance("cell.subtitle", .measured, "storyboards of Xcode 11: 55.5 high"),
        ThemeProvenance(
            "cell.subtitle.detailColor", .unproven,
            "label, as recollected; one article says secondaryLabel"),
        ThemeProvenance(
            "separator", .measured, "pixels of iOS 13: #C6C6C8 on white, one device pixel"),
        ThemeProvenance("separator.isHiddenBesideSelection", .unproven, "recollection"),
        ThemeProvenance(
            "header", .reported,
            "one public source: semibold 17; pixels of iOS 10 show it, none "
                + "of iOS 13 were found"),
        ThemeProvenance("header.backgroundStops", .unproven, "a grey near #F2F2F7"),
        ThemeProvenance("footer", .unproven, "as the header"),
        ThemeProvenance("selection", .derived, "systemGray4, by published lists"),
        ThemeProvenance(
            "selection.clearsContentBackgrounds", .documented,
            "Apple's documentation: release notes of iOS 13"),
        ThemeProvenance(
            "listContent", .unproven, "recollection: body, headline, title3 and title2"),
        ThemeProvenance("accessory", .measured, "pixels of iOS 13 at 414 points"),
        ThemeProvenance(
            "accessory.checkmark", .reported,
            "one public source: 14 to 15 points wide"),
        ThemeProvenance(
            "accessory.customLeading", .measured,
            "pictures of iOS 8 to 26: the content ends where the view begins"),
        ThemeProvenance("accessory.customTrailing", .unproven, "the margin, by recollection"),
    ]
}

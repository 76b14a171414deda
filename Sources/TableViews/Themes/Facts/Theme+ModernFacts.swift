extension Theme {
    static let modernFacts: [ThemeFact] = [
        ThemeFact(
            "hasDarkAppearance", .documented,
            "Apple's documentation: dark appearance came with iOS 13"),
        ThemeFact(
            "systemFont", .documented,
            "Apple's documentation: San Francisco"),
        ThemeFact(
            "lineBreakStrategy", .documented,
            "Apple's documentation: the default of UILabel is standard since iOS 14"),
        ThemeFact(
            "colors", .documented,
            "Apple's semantic colours, as Flutter lists them"),
        ThemeFact("table.rowHeight", .measured, "storyboards of Xcode 11: 44"),
        ThemeFact("table.sectionHeaderHeight", .measured, "storyboards of Xcode 11: 28"),
        ThemeFact("table.sectionFooterHeight", .measured, "storyboards of Xcode 11: 28"),
        ThemeFact(
            "table.showsFillerRows", .documented,
            "several public sources: seen up to iOS 14"),
        ThemeFact(
            "cell.margins", .measured,
            "several public sources, view dumps, and storyboards of Xcode 11: 16 "
                + "up to 375, 20 from 414 points"),
        ThemeFact(
            "cell.gapBeforeAccessory", .measured,
            "NetNewsWire's storyboards of 2019: 8"),
        ThemeFact(
            "cell.contentEndsAboveSeparator", .measured,
            "several public sources, a view dump: from iOS 14 the content fills the cell"),
        ThemeFact(
            "cell.image", .derived,
            "a symbol in an Xcode 11 storyboard: a lane of 24, the text 15 after it"),
        ThemeFact(
            "cell.indentationWidth", .documented,
            "Apple's documentation: UITableViewCell's default"),
        ThemeFact("cell.defaultStyle", .measured, "storyboards of Xcode 11"),
        ThemeFact("cell.value1", .measured, "storyboards of Xcode 11"),
        ThemeFact("cell.value2", .measured, "storyboards of Xcode 11"),
        ThemeFact("cell.value2.textColor", .unproven, "recollection: the tint"),
        ThemeFact("cell.subtitle", .measured, "storyboards of Xcode 11: 55.5 high"),
        ThemeFact(
            "cell.subtitle.detailColor", .unproven,
            "label, as recollected; one article says secondaryLabel"),
        ThemeFact("separator", .measured, "pixels of iOS 13: #C6C6C8 on white, one device pixel"),
        ThemeFact("separator.isHiddenBesideSelection", .unproven, "recollection"),
        ThemeFact(
            "header", .reported,
            "one public source: semibold 17; pixels of iOS 10 show it, none "
                + "of iOS 13 were found"),
        ThemeFact("header.backgroundStops", .unproven, "a grey near #F2F2F7"),
        ThemeFact("footer", .unproven, "as the header"),
        ThemeFact("selection", .derived, "systemGray4, by published lists"),
        ThemeFact("listContent", .unproven, "recollection: body, headline, title3 and title2"),
        ThemeFact("accessory", .measured, "pixels of iOS 13 at 414 points"),
        ThemeFact(
            "accessory.checkmark", .reported,
            "one public source: 14 to 15 points wide"),
        ThemeFact("accessory.customLeading", .unproven, "recollection"),
        ThemeFact("accessory.customTrailing", .unproven, "the margin, by recollection"),
    ]
}

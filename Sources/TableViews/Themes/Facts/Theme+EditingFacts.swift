/// Sources of the metrics of editing and swiping.
extension Theme {
    static let classicEditingFacts: [ThemeFact] = [
        ThemeFact(
            "accessory.textStyle", .documented,
            "Apple's documentation: symbols came with iOS 13"),
        ThemeFact(
            "swipe.largestShare", .unproven,
            "all buttons stay in the row, short titles whole: a choice"
        ),
        ThemeFact(
            "accessory.detailButton", .measured,
            "pixels of iOS in the Mocha port: ring, gloss and pressed"),
        ThemeFact(
            "accessory.detailButton.leading", .reported, "the Mocha port: a box of 33 points"),
        ThemeFact(
            "accessory.detailButton.trailing", .reported, "the Mocha port: a box of 33 points"),
        ThemeFact(
            "accessory.detailDisclosureGap", .documented,
            "Apple's documentation: before iOS 7 the button was the detail "
                + "disclosure; it stands for the detail button too"),
        ThemeFact(
            "accessory.pressedOpacity", .measured,
            "pixels of classic controls in the Mocha port: a pressed disc has "
                + "colours of its own"),
        ThemeFact(
            "editing", .unproven,
            "recollection; the shapes are our own. Discs of 22 to 24 points with a white ring"),
        ThemeFact(
            "editing.contentShift", .unproven,
            "32 by common belief; the Mocha port has 34, WinObjC 25"),
        ThemeFact(
            "editing.turnsArmedMark", .documented,
            "several public sources: the armed control turns its mark"),
        ThemeFact("swipe", .unproven, "recollection of the Delete button's colours and font"),
        ThemeFact("swipe.minimumWidth", .measured, "an iOS 6 view dump: a button of 63 by 34"),
        ThemeFact("swipe.buttonHeight", .measured, "an iOS 6 view dump: a button of 63 by 34"),
        ThemeFact(
            "swipe.buttonInsets", .measured, "an iOS 6 view dump: at 6 in a control of 75"),
        ThemeFact(
            "swipe.movesRow", .measured,
            "an iOS 6 view dump: the content is 245 of 320 wide, the accessory transparent"),
    ]

    static let flatEditingFacts: [ThemeFact] = [
        ThemeFact(
            "accessory.textStyle", .documented,
            "Apple's documentation: symbols came with iOS 13"),
        ThemeFact(
            "swipe.largestShare", .unproven,
            "all buttons stay in the row, short titles whole: a choice"
        ),
        ThemeFact(
            "accessory.detailButton", .reported,
            "one public source: a ring in the tint, 21 to 22 points"),
        ThemeFact("accessory.pressedOpacity", .unproven, "recollection of dimmed buttons"),
        ThemeFact("accessory.detailDisclosureGap", .unproven, "recollection"),
        ThemeFact("editing", .unproven, "recollection; the shapes are our own"),
        ThemeFact(
            "editing.contentShift", .reported,
            "eyangfang/FoodTracker's fixed layout for iOS 11, and belief: 38"),
        ThemeFact(
            "editing.delete", .reported,
            "one public source: discs of about 22 points"),
        ThemeFact("swipe", .unproven, "recollection"),
        ThemeFact(
            "swipe.destructiveColor", .measured,
            "iOS 7 view dumps and pixels: #FF3B30"),
        ThemeFact(
            "swipe.titlePadding", .measured,
            "iOS 7 view dumps: the text's width and 30"),
        ThemeFact(
            "swipe.font", .measured,
            "iOS 7 view dumps: 18 points, 82 wide for Delete"),
        ThemeFact(
            "swipe.movesRow", .measured,
            "iOS 7 view dumps: the content moves by the button's width"),
    ]

    static let modernEditingFacts: [ThemeFact] = [
        ThemeFact(
            "accessory.textStyle", .unproven,
            "accessories are symbols beside body text; that they grow is not proven"),
        ThemeFact(
            "swipe.largestShare", .unproven,
            "all buttons stay in the row, short titles whole: a choice"),
        ThemeFact(
            "accessory.detailButton", .reported,
            "one public source: the symbol info.circle, about 22 points"),
        ThemeFact("accessory.pressedOpacity", .unproven, "recollection of dimmed buttons"),
        ThemeFact("accessory.detailDisclosureGap", .unproven, "recollection"),
        ThemeFact("editing", .unproven, "recollection; the shapes are our own"),
        ThemeFact("editing.contentShift", .unproven, "38 to 40 by common belief"),
        ThemeFact(
            "editing.delete", .reported,
            "one public source: systemRed, about 22 points"),
        ThemeFact(
            "editing.insert", .reported,
            "one public source: systemGreen, about 22 points"),
        ThemeFact("swipe", .unproven, "recollection; widths were not found"),
        ThemeFact(
            "swipe.destructiveColor", .reported,
            "one public source: systemRed"),
        ThemeFact(
            "swipe.normalColor", .reported,
            "one public source: systemGray"),
        ThemeFact(
            "swipe.movesRow", .documented,
            "several public sources: as since iOS 7"),
    ]

    static let glassEditingFacts: [ThemeFact] = [
        ThemeFact(
            "accessory.textStyle", .unproven,
            "that of iOS 13 to 18"),
        ThemeFact("swipe.largestShare", .unproven, "those of iOS 13 to 18"),
        ThemeFact("accessory.detailButton", .unproven, "that of iOS 13 to 18"),
        ThemeFact("accessory.pressedOpacity", .unproven, "recollection of dimmed buttons"),
        ThemeFact("accessory.detailDisclosureGap", .unproven, "recollection"),
        ThemeFact("editing", .unproven, "that of iOS 13 to 18"),
        ThemeFact("swipe", .unproven, "capsules, by recollection; sizes were not found"),
    ]
}

/// Sources of the metrics of editing and swiping.
extension Theme {
    static let classicEditingProvenance: [ThemeProvenance] = [
        ThemeProvenance(
            "accessory.textStyle", .documented,
            "Apple's documentation: symbols came with iOS 13"),
        ThemeProvenance(
            "swipe.largestShare", .unproven,
            "all buttons stay in the row, short titles whole: a choice"
        ),
        ThemeProvenance(
            "accessory.detailButton", .measured,
            "pixels of iOS in the Mocha port: ring, gloss and pressed"),
        ThemeProvenance(
            "accessory.detailButton.leading", .reported, "the Mocha port: a box of 33 points"),
        ThemeProvenance(
            "accessory.detailButton.trailing", .reported, "the Mocha port: a box of 33 points"),
        ThemeProvenance(
            "accessory.detailDisclosureGap", .documented,
            "Apple's documentation: before iOS 7 the button was the detail "
                + "disclosure; it stands for the detail button too"),
        ThemeProvenance(
            "accessory.pressedOpacity", .measured,
            "pixels of classic controls in the Mocha port: a pressed disc has "
                + "colours of its own"),
        ThemeProvenance(
            "editing", .unproven,
            "recollection; the shapes are our own. Discs of 22 to 24 points with a white ring"),
        ThemeProvenance(
            "editing.contentShift", .unproven,
            "32 by common belief; the Mocha port has 34, WinObjC 25"),
        ThemeProvenance(
            "editing.turnsArmedMark", .documented,
            "several public sources: the armed control turns its mark"),
        ThemeProvenance("swipe", .unproven, "recollection of the Delete button's colours and font"),
        ThemeProvenance(
            "swipe.minimumWidth", .measured, "an iOS 6 view dump: a button of 63 by 34"),
        ThemeProvenance(
            "swipe.buttonHeight", .measured, "an iOS 6 view dump: a button of 63 by 34"),
        ThemeProvenance(
            "swipe.buttonInsets", .measured, "an iOS 6 view dump: at 6 in a control of 75"),
        ThemeProvenance(
            "swipe.movesRow", .measured,
            "an iOS 6 view dump: the content is 245 of 320 wide, the accessory transparent"),
    ]

    static let flatEditingProvenance: [ThemeProvenance] = [
        ThemeProvenance(
            "accessory.textStyle", .documented,
            "Apple's documentation: symbols came with iOS 13"),
        ThemeProvenance(
            "swipe.largestShare", .unproven,
            "all buttons stay in the row, short titles whole: a choice"
        ),
        ThemeProvenance(
            "accessory.detailButton", .reported,
            "one public source: a ring in the tint, 21 to 22 points"),
        ThemeProvenance("accessory.pressedOpacity", .unproven, "recollection of dimmed buttons"),
        ThemeProvenance("accessory.detailDisclosureGap", .unproven, "recollection"),
        ThemeProvenance("editing", .unproven, "recollection; the shapes are our own"),
        ThemeProvenance(
            "editing.contentShift", .reported,
            "eyangfang/FoodTracker's fixed layout for iOS 11, and belief: 38"),
        ThemeProvenance(
            "editing.delete", .reported,
            "one public source: discs of about 22 points"),
        ThemeProvenance("swipe", .unproven, "recollection"),
        ThemeProvenance(
            "swipe.destructiveColor", .measured,
            "iOS 7 view dumps and pixels: #FF3B30"),
        ThemeProvenance(
            "swipe.titlePadding", .measured,
            "iOS 7 view dumps: the text's width and 30"),
        ThemeProvenance(
            "swipe.font", .measured,
            "iOS 7 view dumps: 18 points, 82 wide for Delete"),
        ThemeProvenance(
            "swipe.movesRow", .measured,
            "iOS 7 view dumps: the content moves by the button's width"),
    ]

    static let modernEditingProvenance: [ThemeProvenance] = [
        ThemeProvenance(
            "accessory.textStyle", .unproven,
            "accessories are symbols beside body text; that they grow is not proven"),
        ThemeProvenance(
            "swipe.largestShare", .unproven,
            "all buttons stay in the row, short titles whole: a choice"),
        ThemeProvenance(
            "accessory.detailButton", .reported,
            "one public source: the symbol info.circle, about 22 points"),
        ThemeProvenance("accessory.pressedOpacity", .unproven, "recollection of dimmed buttons"),
        ThemeProvenance("accessory.detailDisclosureGap", .unproven, "recollection"),
        ThemeProvenance("editing", .unproven, "recollection; the shapes are our own"),
        ThemeProvenance("editing.contentShift", .unproven, "38 to 40 by common belief"),
        ThemeProvenance(
            "editing.delete", .reported,
            "one public source: systemRed, about 22 points"),
        ThemeProvenance(
            "editing.insert", .reported,
            "one public source: systemGreen, about 22 points"),
        ThemeProvenance("swipe", .unproven, "recollection; widths were not found"),
        ThemeProvenance(
            "swipe.destructiveColor", .reported,
            "one public source: systemRed"),
        ThemeProvenance(
            "swipe.normalColor", .reported,
            "one public source: systemGray"),
        ThemeProvenance(
            "swipe.movesRow", .documented,
            "several public sources: as since iOS 7"),
    ]

    static let glassEditingProvenance: [ThemeProvenance] = [
        ThemeProvenance(
            "accessory.textStyle", .unproven,
            "that of iOS 13 to 18"),
        ThemeProvenance("swipe.largestShare", .unproven, "those of iOS 13 to 18"),
        ThemeProvenance("accessory.detailButton", .unproven, "that of iOS 13 to 18"),
        ThemeProvenance("accessory.pressedOpacity", .unproven, "recollection of dimmed buttons"),
        ThemeProvenance("accessory.detailDisclosureGap", .unproven, "recollection"),
        ThemeProvenance("editing", .unproven, "that of iOS 13 to 18"),
        ThemeProvenance("swipe", .unproven, "capsules, by recollection; sizes were not found"),
    ]
}

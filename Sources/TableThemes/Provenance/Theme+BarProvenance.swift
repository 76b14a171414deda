/// Sources of the metrics of index bars and bars.
extension Theme {
    static let classicBarProvenance: [ThemeProvenance] = [
        ThemeProvenance("indexBar", .unproven, "recollection"),
        ThemeProvenance("indexBar.width", .reported, "GDIIndexBar, set against iOS 6: 25"),
        ThemeProvenance("indexBar.font", .reported, "GDIIndexBar: bold 11"),
        ThemeProvenance("indexBar.dotRadius", .reported, "MYTableViewIndex: a quarter of a line"),
        ThemeProvenance("bars.statusBar", .unproven, "recollection"),
        ThemeProvenance("bars.statusBar.height", .documented, "20 points, Apple's guidelines"),
        ThemeProvenance(
            "bars.statusBar.isHiddenInCompactHeight", .unproven,
            "recollection: hidden on phones on their sides since iOS 8"),
        ThemeProvenance("bars.navigationBar", .unproven, "recollection"),
        ThemeProvenance("bars.navigationBar.height", .documented, "44 points, Apple's guidelines"),
        ThemeProvenance(
            "bars.navigationBar.compactHeight", .reported,
            "Apple's guidelines: thinner on a phone on its side; public sources: 32"),
        ThemeProvenance(
            "bars.navigationBar.background", .reported,
            "one public source, style sheets that imitate it: #6D84A2, lines "
                + "#CDD5DF and #2D3642; the gloss is a guess"),
        ThemeProvenance(
            "bars.navigationBar.title", .reported,
            "iUI's style sheet: bold 20, white, shadow of black at 40 % above"),
        ThemeProvenance("bars.toolbar", .unproven, "as the navigation bar"),
        ThemeProvenance("bars.toolbar.height", .documented, "44 points, Apple's guidelines"),
        ThemeProvenance(
            "bars.toolbar.compactHeight", .reported,
            "Apple's guidelines: thinner on a phone on its side; public sources: 32"),
        ThemeProvenance("bars.tabBar", .unproven, "recollection"),
        ThemeProvenance("bars.tabBar.height", .documented, "49 points, Apple's guidelines"),
        ThemeProvenance("bars.searchBar", .unproven, "recollection"),
        ThemeProvenance(
            "bars.searchBar.height", .documented,
            "storyboards of Xcode 5: 44"),
        ThemeProvenance(
            "bars.refreshControl", .unproven, "iOS 6 had a drop; the wheel stands for it"),
        ThemeProvenance(
            "bars.contentUnavailable", .unproven, "the look did not exist: a plain choice"),
        ThemeProvenance("bars.screen", .unproven, "recollection; home indicators came with iOS 11"),
        ThemeProvenance(
            "bars.screen.keyboardHeight", .documented, "216 points, Apple's guidelines"),
        ThemeProvenance(
            "bars.screen.compactKeyboardHeight", .documented,
            "162 points, Apple's guidelines"),
        ThemeProvenance(
            "bars.screen.tabletKeyboardHeight", .documented,
            "264 points, Apple's guidelines for iPads with a button; the same is taken for others"),
        ThemeProvenance(
            "bars.screen.wideTabletKeyboardHeight", .documented,
            "352 points, Apple's guidelines for iPads with a button; the same is taken for others"),
    ]

    static let flatBarProvenance: [ThemeProvenance] =
        [
            ThemeProvenance("indexBar", .unproven, "recollection"),
            ThemeProvenance(
                "indexBar.width", .measured, "pixels of iOS 10: separators end at 360 of 375"),
            ThemeProvenance("indexBar.font", .measured, "pixels of iOS 10: bold 11"),
            ThemeProvenance("indexBar.linePitch", .measured, "pixels of iOS 10: 14.0"),
            ThemeProvenance("indexBar.centerInset", .measured, "pixels of iOS 10: about 7.75"),
            ThemeProvenance(
                "indexBar.color", .documented,
                "Apple's documentation: the tint, where nothing else is set"),
            ThemeProvenance(
                "indexBar.background", .documented,
                "Apple's documentation: clear since iOS 7"),
            ThemeProvenance(
                "indexBar.searchSize", .reported, "MYTableViewIndex: about .75 of a line"),
            ThemeProvenance(
                "indexBar.dotRadius", .reported, "MYTableViewIndex: a quarter of a line"),
            ThemeProvenance("indexBar.shortensSeparators", .measured, "pixels of iOS 10"),
            ThemeProvenance("bars.statusBar", .unproven, "recollection"),
            ThemeProvenance("bars.statusBar.height", .documented, "20 points, Apple's guidelines"),
            ThemeProvenance(
                "bars.statusBar.isHiddenInCompactHeight", .unproven,
                "recollection: hidden on phones on their sides since iOS 8"),
            ThemeProvenance("bars.navigationBar", .unproven, "recollection"),
            ThemeProvenance(
                "bars.navigationBar.height", .documented, "44 points, Apple's guidelines"),
            ThemeProvenance(
                "bars.navigationBar.compactHeight", .reported,
                "Apple's guidelines: thinner on a phone on its side; public sources: 32"),
            ThemeProvenance(
                "bars.navigationBar.background", .reported,
                "one public source: #F7F7F7; plain where iOS blurs, the line is a guess"),
            ThemeProvenance(
                "bars.navigationBar.largeTitleHeight", .documented,
                "several public sources: 96 in all since iOS 11"),
            ThemeProvenance(
                "bars.navigationBar.largeTitle", .documented,
                "Apple's guidelines for iOS 11: bold 34"),
            ThemeProvenance(
                "bars.navigationBar.scrollEdgeBackground", .unproven,
                "recollection of iOS 11: no line below a large title"),
            ThemeProvenance(
                "bars.navigationBar.title", .documented, "17 points, Apple's guidelines for iOS 7"),
            ThemeProvenance("bars.toolbar", .unproven, "as the navigation bar"),
            ThemeProvenance("bars.toolbar.height", .documented, "44 points, Apple's guidelines"),
            ThemeProvenance(
                "bars.toolbar.compactHeight", .reported,
                "Apple's guidelines: thinner on a phone on its side; public sources: 32"),
            ThemeProvenance("bars.tabBar", .unproven, "recollection"),
            ThemeProvenance("bars.tabBar.height", .documented, "49 points, Apple's guidelines"),
            ThemeProvenance("bars.searchBar", .unproven, "recollection"),
            ThemeProvenance(
                "bars.searchBar.height", .documented,
                "storyboards of Xcode 5: 44"),
            ThemeProvenance(
                "bars.searchBar.largeTitleField", .unproven,
                "recollection of iOS 11: 36 points high, radius 10, gray at 12 %"),
            ThemeProvenance("bars.refreshControl", .unproven, "recollection"),
            ThemeProvenance(
                "bars.contentUnavailable", .unproven, "the look did not exist: a plain choice"),
            ThemeProvenance(
                "bars.screen", .unproven, "recollection; home indicators came with iOS 11"),
            ThemeProvenance(
                "bars.screen.keyboardHeight", .documented, "216 points, Apple's guidelines"),
            ThemeProvenance(
                "bars.screen.compactKeyboardHeight", .documented,
                "162 points, Apple's guidelines"),
            ThemeProvenance(
                "bars.screen.tabletKeyboardHeight", .documented,
                "264 points, Apple's guidelines for iPads with a button; the same is taken for others"
            ),
            ThemeProvenance(
                "bars.screen.wideTabletKeyboardHeight", .documented,
                "352 points, Apple's guidelines for iPads with a button; the same is taken for others"
            ),
        ]

    static let modernBarProvenance: [ThemeProvenance] = [
        ThemeProvenance("indexBar", .unproven, "as iOS 10, in semibold"),
        ThemeProvenance("indexBar.width", .derived, "as measured for iOS 10"),
        ThemeProvenance("indexBar.linePitch", .derived, "as measured for iOS 10"),
        ThemeProvenance(
            "indexBar.color", .documented,
            "Apple's documentation: the tint, where nothing else is set"),
        ThemeProvenance(
            "indexBar.background", .documented,
            "Apple's documentation: clear since iOS 7"),
        ThemeProvenance("bars.statusBar", .unproven, "recollection"),
        ThemeProvenance(
            "bars.statusBar.height", .documented,
            "Apple's guidelines: 20 points without a cutout"),
        ThemeProvenance(
            "bars.statusBar.isHiddenInCompactHeight", .unproven,
            "recollection: hidden on phones on their sides since iOS 8"),
        ThemeProvenance(
            "bars.statusBar.tablet", .unproven,
            "recollection of iPadOS 13: time and date left, Wi-Fi, percentage and battery right"),
        ThemeProvenance("bars.navigationBar", .unproven, "recollection"),
        ThemeProvenance("bars.navigationBar.height", .documented, "44 points, Apple's guidelines"),
        ThemeProvenance(
            "bars.navigationBar.compactHeight", .reported,
            "Apple's guidelines: thinner on a phone on its side; public sources: 32"),
        ThemeProvenance(
            "bars.navigationBar.largeTitleHeight", .documented,
            "several public sources: 96 in all"),
        ThemeProvenance(
            "bars.navigationBar.background", .reported,
            "Flutter: #F9F9F9 at 94 %, and a line of black at 30 %; plain where iOS blurs"),
        ThemeProvenance(
            "bars.navigationBar.scrollEdgeBackground", .documented,
            "Apple's documentation: nothing since iOS 13"),
        ThemeProvenance(
            "bars.navigationBar.usesScrollEdgeForSmallTitles", .documented,
            "Apple's documentation: before iOS 15 only large titles had a scrollEdgeAppearance"),
        ThemeProvenance("bars.navigationBar.title", .reported, "Flutter: semibold 17"),
        ThemeProvenance(
            "bars.navigationBar.largeTitle", .documented, "Apple's guidelines: bold 34"),
        ThemeProvenance("bars.toolbar", .unproven, "as the navigation bar"),
        ThemeProvenance("bars.toolbar.height", .documented, "44 points, Apple's guidelines"),
        ThemeProvenance(
            "bars.toolbar.compactHeight", .reported,
            "Apple's guidelines: thinner on a phone on its side; public sources: 32"),
        ThemeProvenance("bars.tabBar", .unproven, "recollection"),
        ThemeProvenance("bars.tabBar.height", .documented, "49 points, Apple's guidelines"),
        ThemeProvenance(
            "bars.tabBar.compact", .reported,
            "Apple's guidelines: images of 18 points; public sources: 32 points and titles beside "
                + "images since iOS 11; gap and font are guesses"),
        ThemeProvenance(
            "bars.tabBar.regular", .reported,
            "Apple's documentation: titles beside images where the width is regular, since iOS 11; images of "
                + "25 points; gap and font are guesses"),
        ThemeProvenance("bars.tabBar.color", .reported, "Flutter: #999999, dark #757575"),
        ThemeProvenance("bars.searchBar", .unproven, "recollection"),
        ThemeProvenance("bars.searchBar.fieldFill", .reported, "Flutter: tertiarySystemFill"),
        ThemeProvenance(
            "bars.refreshControl", .unproven, "recollection: eight spokes since iOS 14"),
        ThemeProvenance("bars.contentUnavailable", .unproven, "recollection of iOS 17"),
        ThemeProvenance("bars.screen", .unproven, "recollection"),
        ThemeProvenance(
            "bars.screen.keyboardHeight", .documented,
            "Apple's guidelines: 216 points without the bar above"),
        ThemeProvenance(
            "bars.screen.compactKeyboardHeight", .documented,
            "Apple's guidelines: 162 points without the bar above"),
        ThemeProvenance(
            "bars.screen.tabletKeyboardHeight", .documented,
            "264 points, Apple's guidelines for iPads with a button; the same is taken for others"),
        ThemeProvenance(
            "bars.screen.wideTabletKeyboardHeight", .documented,
            "352 points, Apple's guidelines for iPads with a button; the same is taken for others"),
    ]

    static let glassBarProvenance: [ThemeProvenance] = [
        ThemeProvenance("indexBar", .unproven, "as iOS 13 to 18"),
        ThemeProvenance("bars", .unproven, "recollection of iOS 26, or as iOS 13 to 18"),
        ThemeProvenance(
            "bars.tabBar.height", .reported,
            "public dumps of views of iOS 26: 62, 21 from the sides"),
        ThemeProvenance(
            "bars.tabBar.itemWidth", .documented,
            "OpenUIKit and morph: 86 from tab to tab; a bar of 3 tabs is 274 wide"),
        ThemeProvenance(
            "bars.tabBar.itemOverlap", .documented,
            "OpenUIKit, morph and public dumps of views of iOS 26: tabs of 94 for 3 and 77 for 5, 4 "
                + "from the bar's edges; tabs of 98 for 4 are drawn 94 wide"),
        ThemeProvenance(
            "bars.tabBar.background", .reported,
            "OpenUIKit, in simulators of iOS 26.1: 253 over white and 19 over black"),
        ThemeProvenance(
            "bars.tabBar.color", .reported,
            "OpenUIKit, in simulators of iOS 26.1: 25 and 243; morph, of iOS 27: 13 and 250"),
        ThemeProvenance(
            "bars.tabBar.selectionFill", .reported,
            "OpenUIKit, in simulators of iOS 26.1: 235 on 253, 53 on 19"),
        ThemeProvenance(
            "bars.tabBar.imageTop", .reported,
            "OpenUIKit, in simulators of iOS 26.1: a middle of 24 below the bar's top"),
        ThemeProvenance(
            "bars.tabBar.titleTop", .reported, "OpenUIKit, in simulators of iOS 26.1: 39"),
        ThemeProvenance(
            "bars.tabBar.compact", .reported,
            "OpenUIKit, in simulators of iOS 26.1: 44 high, images of 20.5, texts of 12 after 8"),
        ThemeProvenance(
            "bars.tabBar.regular", .reported,
            "OpenUIKit, in a simulator of an iPad with iOS 26.1: 44 high, texts of 17 alone"),
        ThemeProvenance(
            "bars.tabBar.badge.diameter", .reported,
            "OpenUIKit, in simulators of iOS 26.1: 20; public dumps of views of iOS 26: 16"),
        ThemeProvenance(
            "bars.tabBar.badge.text", .reported,
            "OpenUIKit, in simulators of iOS 26.1: 13 points, regular"),
        ThemeProvenance(
            "bars.tabBar.badge.offset", .reported,
            "OpenUIKit, in simulators of iOS 26.1: begins 8.5 after the tab's middle, 6 below the "
                + "bar's top"),
        ThemeProvenance(
            "bars.searchBar.fieldHeight", .reported, "OpenUIKit, in simulators of iOS 26.1: 44"),
        ThemeProvenance(
            "bars.searchBar.fieldFill", .reported,
            "OpenUIKit, in simulators of iOS 26.1: 253 and 19 over backgrounds of all colours"),
        ThemeProvenance(
            "bars.searchBar.text", .documented, "OpenUIKit and morph: 17 points, medium"),
        ThemeProvenance(
            "bars.searchBar.iconInset", .reported,
            "OpenUIKit, in simulators of iOS 26.1: a ring from 14, 2 wide"),
        ThemeProvenance(
            "bars.searchBar.iconGap", .reported,
            "OpenUIKit, in simulators of iOS 26.1: the text begins at 39.5"),
        ThemeProvenance(
            "bars.toolbar.button", .reported,
            "OpenUIKit, in simulators of iOS 26.1: capsules of 48, in 19 in the dark"),
        ThemeProvenance(
            "bars.navigationBar.height", .reported, "OpenUIKit, in simulators of iOS 26.1: 54"),
        ThemeProvenance(
            "bars.navigationBar.bottomPadding", .reported,
            "OpenUIKit, in simulators of iOS 26.1: buttons begin at the bar's top"),
        ThemeProvenance(
            "bars.navigationBar.minimumTop", .reported, "OpenUIKit, in simulators of iOS 26.1: 10"),
        ThemeProvenance(
            "bars.navigationBar.compactMinimumTop", .reported,
            "OpenUIKit, in simulators of iOS 26.1: 24 on an iPhone SE"),
        ThemeProvenance(
            "bars.navigationBar.margins", .reported,
            "OpenUIKit, in simulators of iOS 26.1: 16 on an iPhone SE and an iPhone 16, 20 on an iPad"
        ),
        ThemeProvenance(
            "bars.navigationBar.button", .reported,
            "OpenUIKit, in simulators of iOS 26.1: capsules of 44, 12 apart, texts 16 from the ends"
        ),
        ThemeProvenance(
            "bars.tabBar.searchFieldHeight", .unproven, "recollection of iOS 26: about 48"),
        ThemeProvenance(
            "bars.tabBar.accessoryHeight", .unproven, "recollection of iOS 26: 48"),
        ThemeProvenance(
            "bars.tabBar.partSpacing", .unproven, "recollection of iOS 26: about 8"),
    ]
}

/// Sources of the metrics of index bars and bars.
extension Theme {
    static let classicBarFacts: [ThemeFact] = [
        ThemeFact("indexBar", .unproven, "recollection"),
        ThemeFact("indexBar.width", .reported, "GDIIndexBar, set against iOS 6: 25"),
        ThemeFact("indexBar.font", .reported, "GDIIndexBar: bold 11"),
        ThemeFact("indexBar.dotRadius", .reported, "MYTableViewIndex: a quarter of a line"),
        ThemeFact("bars.statusBar", .unproven, "recollection"),
        ThemeFact("bars.statusBar.height", .documented, "20 points, Apple's guidelines"),
        ThemeFact(
            "bars.statusBar.isHiddenInCompactHeight", .unproven,
            "recollection: hidden on phones on their sides since iOS 8"),
        ThemeFact("bars.navigationBar", .unproven, "recollection"),
        ThemeFact("bars.navigationBar.height", .documented, "44 points, Apple's guidelines"),
        ThemeFact(
            "bars.navigationBar.compactHeight", .reported,
            "Apple's guidelines: thinner on a phone on its side; public sources: 32"),
        ThemeFact(
            "bars.navigationBar.background", .reported,
            "one public source, style sheets that imitate it: #6D84A2, lines "
                + "#CDD5DF and #2D3642; the gloss is a guess"),
        ThemeFact(
            "bars.navigationBar.title", .reported,
            "iUI's style sheet: bold 20, white, shadow of black at 40 % above"),
        ThemeFact("bars.toolbar", .unproven, "as the navigation bar"),
        ThemeFact("bars.toolbar.height", .documented, "44 points, Apple's guidelines"),
        ThemeFact(
            "bars.toolbar.compactHeight", .reported,
            "Apple's guidelines: thinner on a phone on its side; public sources: 32"),
        ThemeFact("bars.tabBar", .unproven, "recollection"),
        ThemeFact("bars.tabBar.height", .documented, "49 points, Apple's guidelines"),
        ThemeFact("bars.searchBar", .unproven, "recollection"),
        ThemeFact(
            "bars.searchBar.height", .documented,
            "storyboards of Xcode 5: 44"),
        ThemeFact("bars.refreshControl", .unproven, "iOS 6 had a drop; the wheel stands for it"),
        ThemeFact("bars.contentUnavailable", .unproven, "the look did not exist: a plain choice"),
        ThemeFact("bars.screen", .unproven, "recollection; home indicators came with iOS 11"),
        ThemeFact("bars.screen.keyboardHeight", .documented, "216 points, Apple's guidelines"),
        ThemeFact(
            "bars.screen.compactKeyboardHeight", .documented,
            "162 points, Apple's guidelines"),
        ThemeFact(
            "bars.screen.tabletKeyboardHeight", .documented,
            "264 points, Apple's guidelines for iPads with a button; the same is taken for others"),
        ThemeFact(
            "bars.screen.wideTabletKeyboardHeight", .documented,
            "352 points, Apple's guidelines for iPads with a button; the same is taken for others"),
    ]

    static let flatBarFacts: [ThemeFact] =
        [
            ThemeFact("indexBar", .unproven, "recollection"),
            ThemeFact(
                "indexBar.width", .measured, "pixels of iOS 10: separators end at 360 of 375"),
            ThemeFact("indexBar.font", .measured, "pixels of iOS 10: bold 11"),
            ThemeFact("indexBar.linePitch", .measured, "pixels of iOS 10: 14.0"),
            ThemeFact("indexBar.centerInset", .measured, "pixels of iOS 10: about 7.75"),
            ThemeFact(
                "indexBar.color", .documented,
                "Apple's documentation: the tint, where nothing else is set"),
            ThemeFact(
                "indexBar.background", .documented,
                "Apple's documentation: clear since iOS 7"),
            ThemeFact("indexBar.searchSize", .reported, "MYTableViewIndex: about .75 of a line"),
            ThemeFact("indexBar.dotRadius", .reported, "MYTableViewIndex: a quarter of a line"),
            ThemeFact("indexBar.shortensSeparators", .measured, "pixels of iOS 10"),
            ThemeFact("bars.statusBar", .unproven, "recollection"),
            ThemeFact("bars.statusBar.height", .documented, "20 points, Apple's guidelines"),
            ThemeFact(
                "bars.statusBar.isHiddenInCompactHeight", .unproven,
                "recollection: hidden on phones on their sides since iOS 8"),
            ThemeFact("bars.navigationBar", .unproven, "recollection"),
            ThemeFact("bars.navigationBar.height", .documented, "44 points, Apple's guidelines"),
            ThemeFact(
                "bars.navigationBar.compactHeight", .reported,
                "Apple's guidelines: thinner on a phone on its side; public sources: 32"),
            ThemeFact(
                "bars.navigationBar.background", .reported,
                "one public source: #F7F7F7; plain where iOS blurs, the line is a guess"),
            ThemeFact(
                "bars.navigationBar.title", .documented, "17 points, Apple's guidelines for iOS 7"),
            ThemeFact("bars.toolbar", .unproven, "as the navigation bar"),
            ThemeFact("bars.toolbar.height", .documented, "44 points, Apple's guidelines"),
            ThemeFact(
                "bars.toolbar.compactHeight", .reported,
                "Apple's guidelines: thinner on a phone on its side; public sources: 32"),
            ThemeFact("bars.tabBar", .unproven, "recollection"),
            ThemeFact("bars.tabBar.height", .documented, "49 points, Apple's guidelines"),
            ThemeFact("bars.searchBar", .unproven, "recollection"),
            ThemeFact(
                "bars.searchBar.height", .documented,
                "storyboards of Xcode 5: 44"),
            ThemeFact("bars.refreshControl", .unproven, "recollection"),
            ThemeFact(
                "bars.contentUnavailable", .unproven, "the look did not exist: a plain choice"),
            ThemeFact("bars.screen", .unproven, "recollection; home indicators came with iOS 11"),
            ThemeFact("bars.screen.keyboardHeight", .documented, "216 points, Apple's guidelines"),
            ThemeFact(
                "bars.screen.compactKeyboardHeight", .documented,
                "162 points, Apple's guidelines"),
            ThemeFact(
                "bars.screen.tabletKeyboardHeight", .documented,
                "264 points, Apple's guidelines for iPads with a button; the same is taken for others"
            ),
            ThemeFact(
                "bars.screen.wideTabletKeyboardHeight", .documented,
                "352 points, Apple's guidelines for iPads with a button; the same is taken for others"
            ),
        ]

    static let modernBarFacts: [ThemeFact] = [
        ThemeFact("indexBar", .unproven, "as iOS 10, in semibold"),
        ThemeFact("indexBar.width", .derived, "as measured for iOS 10"),
        ThemeFact("indexBar.linePitch", .derived, "as measured for iOS 10"),
        ThemeFact(
            "indexBar.color", .documented,
            "Apple's documentation: the tint, where nothing else is set"),
        ThemeFact(
            "indexBar.background", .documented,
            "Apple's documentation: clear since iOS 7"),
        ThemeFact("bars.statusBar", .unproven, "recollection"),
        ThemeFact(
            "bars.statusBar.height", .documented,
            "Apple's guidelines: 20 points without a cutout"),
        ThemeFact(
            "bars.statusBar.isHiddenInCompactHeight", .unproven,
            "recollection: hidden on phones on their sides since iOS 8"),
        ThemeFact("bars.navigationBar", .unproven, "recollection"),
        ThemeFact("bars.navigationBar.height", .documented, "44 points, Apple's guidelines"),
        ThemeFact(
            "bars.navigationBar.compactHeight", .reported,
            "Apple's guidelines: thinner on a phone on its side; public sources: 32"),
        ThemeFact(
            "bars.navigationBar.largeTitleHeight", .documented,
            "several public sources: 96 in all"),
        ThemeFact(
            "bars.navigationBar.background", .reported,
            "Flutter: #F9F9F9 at 94 %, and a line of black at 30 %; plain where iOS blurs"),
        ThemeFact(
            "bars.navigationBar.scrollEdgeBackground", .documented,
            "Apple's documentation: nothing since iOS 13"),
        ThemeFact("bars.navigationBar.title", .reported, "Flutter: semibold 17"),
        ThemeFact("bars.navigationBar.largeTitle", .documented, "Apple's guidelines: bold 34"),
        ThemeFact("bars.toolbar", .unproven, "as the navigation bar"),
        ThemeFact("bars.toolbar.height", .documented, "44 points, Apple's guidelines"),
        ThemeFact(
            "bars.toolbar.compactHeight", .reported,
            "Apple's guidelines: thinner on a phone on its side; public sources: 32"),
        ThemeFact("bars.tabBar", .unproven, "recollection"),
        ThemeFact("bars.tabBar.height", .documented, "49 points, Apple's guidelines"),
        ThemeFact(
            "bars.tabBar.compact", .reported,
            "Apple's guidelines: images of 18 points; public sources: 32 points and titles beside "
                + "images since iOS 11; gap and font are guesses"),
        ThemeFact(
            "bars.tabBar.regular", .reported,
            "Apple's documentation: titles beside images where the width is regular, since iOS 11; images of "
                + "25 points; gap and font are guesses"),
        ThemeFact("bars.tabBar.color", .reported, "Flutter: #999999, dark #757575"),
        ThemeFact("bars.searchBar", .unproven, "recollection"),
        ThemeFact("bars.searchBar.fieldFill", .reported, "Flutter: tertiarySystemFill"),
        ThemeFact("bars.refreshControl", .unproven, "recollection: eight spokes since iOS 14"),
        ThemeFact("bars.contentUnavailable", .unproven, "recollection of iOS 17"),
        ThemeFact("bars.screen", .unproven, "recollection"),
        ThemeFact(
            "bars.screen.keyboardHeight", .documented,
            "Apple's guidelines: 216 points without the bar above"),
        ThemeFact(
            "bars.screen.compactKeyboardHeight", .documented,
            "Apple's guidelines: 162 points without the bar above"),
        ThemeFact(
            "bars.screen.tabletKeyboardHeight", .documented,
            "264 points, Apple's guidelines for iPads with a button; the same is taken for others"),
        ThemeFact(
            "bars.screen.wideTabletKeyboardHeight", .documented,
            "352 points, Apple's guidelines for iPads with a button; the same is taken for others"),
    ]

    static let glassBarFacts: [ThemeFact] = [
        ThemeFact("indexBar", .unproven, "as iOS 13 to 18"),
        ThemeFact("bars", .unproven, "recollection of iOS 26, or as iOS 13 to 18"),
    ]
}

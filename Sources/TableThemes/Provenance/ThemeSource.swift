/// Location of a source that is named in the provenance of themes.
public struct ThemeSource: Sendable, Hashable {
    /// Name of the source in `ThemeProvenance.source`.
    public let name: String
    /// Repository, file or page, as an address if available.
    public let place: String

    private init(_ name: String, _ place: String) {
        self.name = name
        self.place = place
    }

    /// Returns the sources that a provenance names; empty if it is unproven.
    public static func sources(of provenance: ThemeProvenance) -> [ThemeSource] {
        all.filter { provenance.source.contains($0.name) }
    }

    /// All sources, in the order of their eras.
    public static let all: [ThemeSource] = [
        ThemeSource(
            "storyboards of Xcode 4",
            "frames and fonts saved by Xcode 4, 320 points wide: github.com/iosptl/ios6ptl, "
                + "github.com/sefk/cs193p-shutterbug, github.com/paulgambill/Shutterbug, "
                + "github.com/dannysunyu/CS193P-2013, and the history of en.lproj/MainStoryboard.storyboard "
                + "in github.com/jpcarreira/MyLocations"),
        ThemeSource(
            "iOS 6 view dump",
            "the recursiveDescription of a table with rows of 55 points, one of which shows Delete, in a "
                + "public README whose address was not kept"),
        ThemeSource(
            "Mocha port",
            "github.com/mocha-android/framework: its rules, and the pixels of res/drawable-mdpi at e203906"
        ),
        ThemeSource(
            "Chameleon",
            "github.com/BigZaphod/Chameleon: UITableView.m, UITableViewCell.m, UITableViewSectionLabel.m"
        ),
        ThemeSource("WinObjC", "github.com/microsoft/WinObjC: Frameworks/UIKit"),
        ThemeSource(
            "LRSkin", "the sources LRSkin and LRDraw of a skin after iOS 6; address not kept"),
        ThemeSource("iUI", "the style sheet of iUI, a framework for web pages; address not kept"),
        ThemeSource("GDIIndexBar", "the sources of GDIIndexBar, an index bar; address not kept"),
        ThemeSource(
            "storyboards of Xcode 5",
            "frames and fonts saved by Xcode 5 and 6 (toolsVersion 6245): the later history of "
                + "github.com/jpcarreira/MyLocations and apps like it"),
        ThemeSource(
            "iOS 7 view dumps", "dumps in public answers and reports, whose addresses were not kept"
        ),
        ThemeSource(
            "pixels of iOS 10",
            "Screenshots/images.png in github.com/mindz-eye/MYTableViewIndex, 750 × 1334 pixels"),
        ThemeSource("MYTableViewIndex", "github.com/mindz-eye/MYTableViewIndex: its sources"),
        ThemeSource(
            "FoodTracker", "github.com/eyangfang/FoodTracker: the content's x while it is edited"),
        ThemeSource(
            "NetNewsWire",
            "github.com/Ranchero-Software/NetNewsWire: its settings' storyboards from 2019 to 2025"),
        ThemeSource(
            "storyboards of Xcode 11",
            "github.com/adventam10/TableSample: DefaultAppearances and Customs, 414 × 896 at 2×"),
        ThemeSource(
            "pixels of iOS 13",
            "__Snapshots__, Bugs and Fossils, in github.com/kbisewska/acnhResources, 828 × 1792 pixels"
        ),
        ThemeSource(
            "Flutter",
            "github.com/flutter/flutter, packages/flutter/lib/src/cupertino: colors.dart, "
                + "list_section.dart, list_tile.dart, text_theme.dart"),
        ThemeSource(
            "TOInsetGroupedTableView", "the sources of TOInsetGroupedTableView; address not kept"),
        ThemeSource(
            "OpenUIKit",
            "github.com/Vercantez/openuikit, set against iOS 26; its later comments name frames and "
                + "colours of simulators of iOS 26.1: iPhone SE, iPhone 16 and iPad"),
        ThemeSource(
            "morph",
            "notes of a Flutter package named morph on lists and controls of iOS 27, in simulators and "
                + "on an iPhone 16 Pro; address not kept"),
        ThemeSource(
            "public dumps of views of iOS 26",
            "frames of views below UITabBar and UINavigationBar that developers published in code and "
                + "comments; addresses not kept"),
        ThemeSource(
            "pictures of iOS 8 to 26",
            "77 pictures of tables, drawn by UIKit of iOS 8 to 26.2 at 2× and 3×; addresses not kept"
        ),
        ThemeSource(
            "storyboards of Xcode 8 to 26",
            "frames of content in cells, saved by Xcode from 8 to 26; addresses not kept"),
        ThemeSource("Apple's documentation", "developer.apple.com/documentation/uikit"),
        ThemeSource("Apple's guidelines", "developer.apple.com/design/human-interface-guidelines"),
        ThemeSource(
            "several public sources",
            "articles, answers and repositories that agree; which ones was not kept"),
        ThemeSource(
            "one public source", "an article, an answer or a repository; which one was not kept"),
    ]
}

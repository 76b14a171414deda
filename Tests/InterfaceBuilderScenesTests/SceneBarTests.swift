import DocumentSyntax
import Foundation
import InterfaceBuilder
import TableControls
import TableDrawing
import TableMockups
import TableScreens
import TableThemes
import Testing

@testable import InterfaceBuilderScenes

/// Items of bars, views in docks, and rows in standard styles.
@Suite struct SceneBarTests {
    /// A scene with a navigation item, in a navigation controller with a tab item.
    private func file(_ item: String, tab: String = "", beside: String = "") -> String {
        Files.storyboard(
            """
            <viewController title="Home" id="vc"><view key="view" id="top">
            <rect key="frame" x="0" y="0" width="393" height="852"/></view>
            <navigationItem key="navigationItem" title="Home" id="ni">\(item)</navigationItem>
            </viewController>\(beside)
            """,
            """
            <navigationController id="nav">\(tab)<navigationBar key="navigationBar" id="nb"/>
            <connections><segue destination="vc" kind="relationship" \
            relationship="rootViewController" id="g1"/></connections></navigationController>
            """,
            """
            <tabBarController id="tabs"><connections><segue destination="nav" \
            kind="relationship" relationship="viewControllers" id="g2"/></connections>
            </tabBarController>
            """)
    }

    @Test("A bar button has the tint color of the file, and a hidden button is omitted")
    func tint() throws {
        let picture = try picture(
            file(
                """
                <barButtonItem key="leftBarButtonItem" title="Go" id="b1">
                <color key="tintColor" red="1" green="0" blue="0" alpha="1" \
                colorSpace="custom" customColorSpace="sRGB"/></barButtonItem>
                <barButtonItem key="rightBarButtonItem" title="Off" hidden="YES" id="b2"/>
                """))
        let bar = try #require(picture.document.bars?.navigationBar)
        #expect(bar.left.first?.base.tintColor?.resolved.described == "255 0 0 100")
        #expect(bar.right.isEmpty)
        #expect(picture.undrawn.isEmpty)
    }

    @Test("The status bar has light content on a black bar, or if the scene states it")
    func statusBar() throws {
        let plain = file("")
        let black = plain.replacingOccurrences(
            of: "id=\"nb\"", with: "barStyle=\"black\" id=\"nb\"")
        let stated = plain.replacingOccurrences(
            of: "<navigationItem",
            with: """
                <simulatedStatusBarMetrics key="simulatedStatusBarMetrics" \
                statusBarStyle="lightContent"/><navigationItem
                """)
        let styles = try [plain, black, stated].map {
            try picture($0).document.bars?.statusBar?.style
        }
        #expect(styles == [.default, .lightContent, .lightContent])
    }

    @Test("A property of a bar button that the picture does not show is an undrawn part")
    func undrawn() throws {
        let picture = try picture(
            file("<barButtonItem key=\"leftBarButtonItem\" title=\"Go\" width=\"80\" id=\"b\"/>"))
        #expect(
            picture.undrawn.map(\.message) == [
                "the property width of the barButtonItem is not drawn"
            ])
    }

    @Test("A tab of the system has the title of the system")
    func systemTab() throws {
        let picture = try picture(
            file("", tab: "<tabBarItem key=\"tabBarItem\" systemItem=\"topRated\" id=\"ti\"/>"))
        #expect(picture.document.bars?.tabBar?.items.map(\.title) == ["Top Rated"])
    }

    @Test("A view in the dock of a scene is a separate picture")
    func dock() throws {
        let file = file(
            "",
            beside: """
                <view userLabel="Badge" id="dock">
                <rect key="frame" x="0" y="0" width="200" height="80"/></view>
                """)
        let document = try document(file)
        #expect(IBPictures.list(document).map(\.name) == ["Home", "Home-Badge"])
        #expect(IBPictures.list(document).map(\.kind) == [.scene, .view])
        let pictures = try pictures(file)
        #expect(pictures.last?.document.screen.width == 200)
    }

    @Test("The views of a standard cell have the identifiers of the file")
    func rows() throws {
        let picture = try picture(
            Files.storyboard(
                """
                <tableViewController id="vc"><tableView key="view" dataMode="static" id="t">
                <sections><tableViewSection id="s"><cells>
                <tableViewCell id="own"><tableViewCellContentView key="contentView" \
                tableViewCell="own" id="c0"/></tableViewCell>
                <tableViewCell style="IBUITableViewCellStyleValue1" textLabel="one" \
                detailTextLabel="two" id="row"><tableViewCellContentView key="contentView" \
                tableViewCell="row" id="c1"><subviews><label text="A" id="one"/>
                <label text="B" id="two"/></subviews></tableViewCellContentView></tableViewCell>
                </cells></tableViewSection></sections></tableView></tableViewController>
                """))
        #expect(try cell(picture, row: 1).identifier == "row")
        #expect(try part(.textLabel, of: picture, row: 1).identifier == "one")
        #expect(try part(.detailTextLabel, of: picture, row: 1).identifier == "two")
    }

    @Test(
        "A minimal search bar has no background, and every search bar has the tint color of its bar"
    )
    func searchBar() throws {
        func theme(_ attributes: String, _ colors: String = "") throws -> Theme {
            try picture(
                Files.storyboard(
                    """
                    <tableViewController id="vc"><tableView key="view" dataMode="prototypes" \
                    id="t"><searchBar key="tableHeaderView" \(attributes) id="sb">\(colors)
                    </searchBar></tableView></tableViewController>
                    """)
            ).document.theme
        }
        #expect(try theme("searchBarStyle=\"minimal\"").bars.searchBar.background == .none)
        let color = """
            <color key="barTintColor" red="0" green="1" blue="0" alpha="1" colorSpace="custom" \
            customColorSpace="sRGB"/>
            """
        let fill = try theme("", color).bars.searchBar.background
        #expect(fill.stops.first?.color.resolved.described == "0 255 0 100")
    }
}

import DocumentSyntax
import DocumentValues
import Foundation
import InterfaceBuilder
import TableControls
import TableDrawing
import TableScreens
import TableText
import TableThemes
import TableViews
import Testing

@testable import InterfaceBuilderScenes
@testable import TableMockups

/// Scenes and prototypes of storyboards.
@Suite struct SceneTests {
    private static let settings = """
        <tableViewController storyboardIdentifier="Settings" id="set">
        <tableView key="view" dataMode="static" style="insetGrouped" separatorStyle="none" \
        rowHeight="-1" sectionHeaderHeight="18" sectionFooterHeight="40" id="tbl">
        <inset key="separatorInset" minX="15" minY="0" maxX="3" maxY="0"/>
        <view key="tableHeaderView" id="hdr">
        <rect key="frame" x="0" y="0" width="393" height="60"/></view>
        <sections>
        <tableViewSection headerTitle="General" id="sec"><string key="footerTitle">Two
        lines</string><cells>
        <tableViewCell accessoryType="checkmark" style="IBUITableViewCellStyleValue1" \
        textLabel="txt" detailTextLabel="det" imageView="img" id="row">
        <tableViewCellContentView key="contentView" tableViewCell="row" id="rco"><subviews>
        <label text="Version" numberOfLines="2" id="txt">
        <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
        <label text="1.0" id="det"><color key="textColor" red="1" green="0" blue="0" alpha="1" \
        colorSpace="custom" customColorSpace="sRGB"/>
        <fontDescription key="fontDescription" type="boldSystem" pointSize="12"/></label>
        <imageView image="gear" catalog="system" id="img"/>
        </subviews></tableViewCellContentView></tableViewCell>
        <tableViewCell rowHeight="70" id="row2">
        <rect key="frame" x="0" y="0" width="353" height="70"/>
        <tableViewCellContentView key="contentView" tableViewCell="row2" id="rc2"><subviews>
        <label text="Own" id="own"/></subviews></tableViewCellContentView></tableViewCell>
        </cells></tableViewSection>
        </sections></tableView>
        <navigationItem key="navigationItem" title="Settings" prompt="Read" id="ni">
        <barButtonItem key="leftBarButtonItem" systemItem="cancel" id="b1"/>
        <rightBarButtonItems><barButtonItem systemItem="add" id="b2"/>
        <barButtonItem title="Go" style="done" id="b3"/></rightBarButtonItems>
        </navigationItem>
        </tableViewController>
        """

    private static let navigation = """
        <navigationController id="nav">
        <tabBarItem key="tabBarItem" title="Set" image="gear" catalog="system" badgeValue="2" \
        id="ti"/>
        <navigationBar key="navigationBar" largeTitles="YES" id="nb"/>
        <connections><segue destination="set" kind="relationship" \
        relationship="rootViewController" id="g1"/></connections></navigationController>
        """

    private static let tabs = """
        <tabBarController id="tab"><connections>
        <segue destination="songs" kind="relationship" relationship="viewControllers" id="g2"/>
        <segue destination="nav" kind="relationship" relationship="viewControllers" id="g3"/>
        </connections></tabBarController>
        """

    private static let songs = """
        <tableViewController title="Songs" id="songs">
        <tableView key="view" dataMode="prototypes" style="plain" rowHeight="80" id="tb2">
        <rect key="frame" x="0" y="0" width="393" height="852"/>
        <searchBar key="tableHeaderView" placeholder="Find" id="sb"/>
        <prototypes>
        <tableViewCell reuseIdentifier="Song" id="p1">
        <rect key="frame" x="0" y="50" width="393" height="44"/>
        <tableViewCellContentView key="contentView" tableViewCell="p1" id="p1c"><subviews>
        <label text="Title" id="p1t"/></subviews></tableViewCellContentView>
        <connections><segue destination="detail" kind="show" id="g4"/></connections>
        </tableViewCell>
        <tableViewCell reuseIdentifier="Basic" style="IBUITableViewCellStyleDefault" \
        textLabel="q1" id="p2">
        <tableViewCellContentView key="contentView" tableViewCell="p2" id="p2c"><subviews>
        <label text="Basic" id="q1"/></subviews></tableViewCellContentView></tableViewCell>
        </prototypes></tableView>
        <navigationItem key="navigationItem" title="All Songs" id="n2"/>
        <simulatedNavigationBarMetrics key="simulatedTopBarMetrics"/>
        </tableViewController>
        """

    private static let detail = """
        <viewController title="Detail" id="detail"><view key="view" id="dv">
        <rect key="frame" x="0" y="0" width="393" height="852"/></view>
        <navigationItem key="navigationItem" title="Song" id="n3"/></viewController>
        """

    private static let file = Files.storyboard(
        tabs, navigation, settings, songs, detail, "<viewController title=\"Code\" id=\"code\"/>")

    private func scene(_ name: String) throws -> IBPicture {
        try picture(Self.file) { $0.scene = name }
    }

    @Test("The list has scenes and prototypes, and scenes without a view have a reason")
    func list() throws {
        let document = try document(Self.file)
        let entries = IBPictures.list(document)
        #expect(
            entries.map(\.name) == ["Settings", "Songs", "Songs-Song", "Songs-Basic", "Detail"])
        #expect(entries.map(\.kind) == [.scene, .scene, .prototype, .prototype, .scene])
        #expect(
            IBPictures.undrawable(in: document).map(\.message) == [
                "the viewController has no view and is not drawn"
            ])
    }

    @Test("A static table has its sections, rows, texts and look")
    func staticTable() throws {
        let picture = try scene("Settings")
        let table = try table(picture)
        #expect(table.style == .insetGrouped)
        #expect(table.separatorStyle == TableView.SeparatorStyle.none)
        #expect(table.separatorInset?.left == 15)
        #expect(table.rowHeight == nil)
        #expect(table.sectionHeaderHeight == nil)
        #expect(table.sectionFooterHeight == 40)
        #expect(table.headerView != nil)
        #expect(table.sections.map(\.header.text?.string) == ["General"])
        #expect(table.sections.map(\.footer.text?.string) == ["Two\nlines"])
        let row = try cell(picture)
        #expect(row.value("style") == "value1")
        #expect(row.value("accessory") == "checkmark")
        let text = try part(.textLabel, of: picture)
        #expect(text.value("text") == "Version")
        #expect(text.value("numberOfLines") == "2")
        #expect(text.value("font") == "body")
        let detail = try part(.detailTextLabel, of: picture)
        #expect(detail.value("text") == "1.0")
        #expect(detail.value("font") == "12 bold")
        #expect(detail.value("textColor") == "255 0 0 100")
        #expect(try part(.imageView, of: picture).value("image") == "image")
        #expect(try described(picture, 0, 1).height == 70)
        #expect(try cell(picture, row: 1).subviews.map(\.className) == ["Label"])
        #expect(picture.document.screen.device?.name == "iphone-15")
        #expect(picture.undrawn.isEmpty)
    }

    @Test("A scene has the bars of its containers")
    func bars() throws {
        let bars = try #require(try scene("Settings").document.bars)
        let navigation = try #require(bars.navigationBar)
        #expect(navigation.title == "Settings")
        #expect(navigation.prompt == "Read")
        #expect(navigation.largeTitle)
        #expect(navigation.back == nil)
        #expect(navigation.left.map(\.title) == ["Cancel"])
        #expect(navigation.right.map(\.title) == [nil, "Go"])
        #expect(navigation.right[0].image?.path == "plus")
        #expect(navigation.right[1].base.style == .done)
        let tabs = try #require(bars.tabBar?.items)
        #expect(tabs.map(\.title) == ["Songs", "Set"])
        #expect(tabs.map(\.isSelected) == [false, true])
        #expect(tabs.map(\.badge) == [nil, "2"])
    }

    @Test("A scene that a segue shows has the title of the previous scene in its back button")
    func back() throws {
        #expect(try scene("Detail").document.bars?.navigationBar?.back == "All Songs")
    }

    @Test("Prototypes are rows of their scene, and separate pictures")
    func prototypes() throws {
        let songs = try scene("Songs")
        let table = try table(songs)
        #expect(table.searchBar?.placeholder == "Find")
        #expect(table.rowHeight == 80)
        #expect(table.sections.map(\.rows.count) == [2])
        let own = try pictures(Self.file) { $0.prototypes = true }
        #expect(own.map(\.title) == ["Songs: Song", "Songs: Basic"])
        #expect(try described(own[0], 0, 0).height == 80)
        #expect(try part(.textLabel, of: own[1]).value("text") == "Basic")
        let given = try pictures(Self.file) {
            $0.prototypes = true
            $0.scene = "Songs"
            $0.texts = ["textLabel": "Given"]
        }
        guard case .prototype(_, let values) = try described(given[1], 0, 0).content else {
            throw Unexpected("the row has no prototype")
        }
        #expect(values.values.map(\.value.text) == ["Given"])
    }

    @Test("The global tint is the tint of scenes, prototypes and cells")
    func globalTint() throws {
        let tint = """
            <color key="tintColor" red="1" green="0" blue="0" alpha="1" colorSpace="calibratedRGB"/>
            </document>
            """
        let file = Self.file.replacingOccurrences(of: "</document>", with: tint)
        var all = try pictures(file) + pictures(file) { $0.prototypes = true }
        all += try pictures(
            Files.cell("").replacingOccurrences(of: "</document>", with: tint))
        #expect(all.count == 6)
        #expect(all.allSatisfy { $0.document.tint?.resolved.described == "255 0 0 100" })
        #expect(try scene("Settings").document.tint == nil)
    }

    @Test("A table that fills its controller's view alone is the table of the picture")
    func tableAlone() throws {
        let picture = try picture(
            Files.storyboard(
                """
                <viewController id="vc"><view key="view" id="top">
                <rect key="frame" x="0" y="0" width="393" height="852"/><subviews>
                <tableView dataMode="prototypes" style="grouped" id="t">
                <rect key="frame" x="0" y="0" width="393" height="852"/></tableView>
                </subviews></view></viewController>
                """))
        #expect(try table(picture).style == .grouped)
    }

    @Test func `an embedded scene is an undrawn part of the scene around it`() throws {
        let picture = try picture(
            Files.storyboard(
                """
                <viewController id="vc"><view key="view" id="top">
                <rect key="frame" x="0" y="0" width="393" height="852"/><subviews>
                <containerView id="box"><rect key="frame" x="0" y="0" width="393" height="200"/>
                <connections><segue destination="other" kind="embed" id="emb"/></connections>
                </containerView></subviews></view></viewController>
                """))
        let problem = try #require(picture.undrawn.first)
        #expect(picture.undrawn.count == 1)
        #expect(problem.message == "the scene in the containerView is not drawn")
        #expect(problem.subject == "undrawn")
        #expect("\(problem.location)".hasSuffix(":14"), "\(problem.location)")
    }

    @Test("A container view contains the root view of its scene, or of the scene in a container")
    func embeddedScenes() throws {
        func container(_ id: String, _ y: Int, _ scene: String) -> String {
            """
            <containerView id="\(id)"><rect key="frame" x="20" y="\(y)" width="300" height="200"/>
            <connections><segue destination="\(scene)" kind="embed" id="\(id)-s"/></connections>
            </containerView>
            """
        }
        func scene(_ id: String) -> String {
            """
            <viewController id="\(id)"><view key="view" id="\(id)-v">
            <rect key="frame" x="0" y="0" width="393" height="852"/><subviews>
            <label text="A" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)-l"/></subviews>
            <constraints><constraint firstItem="\(id)-l" firstAttribute="trailing" \
            secondItem="\(id)-v" secondAttribute="trailing" id="\(id)-x"/>
            <constraint firstItem="\(id)-l" firstAttribute="bottom" secondItem="\(id)-g" \
            secondAttribute="bottom" id="\(id)-y"/></constraints>
            <viewLayoutGuide key="safeArea" id="\(id)-g"/></view></viewController>
            """
        }
        let all = try pictures(
            Files.storyboard(
                """
                <viewController id="vc"><view key="view" id="top">
                <rect key="frame" x="0" y="0" width="393" height="852"/><subviews>
                \(container("one", 100, "a"))\(container("two", 400, "nav"))
                \(container("loop", 700, "vc"))</subviews></view></viewController>
                """, scene("a"),
                """
                <navigationController id="nav"><connections><segue destination="b" \
                kind="relationship" relationship="rootViewController" id="r"/></connections>
                </navigationController>
                """, scene("b")))
        let host = try #require(all.first)
        let frames = try drawnFrames(host)
        for id in ["a", "b"] {
            #expect(frames["\(id)-v"] == CGRect(x: 0, y: 0, width: 300, height: 200))
            #expect(frames["\(id)-l"]?.maxX == 300)
            #expect(frames["\(id)-l"]?.maxY == 200)
        }
        #expect(host.undrawn.map(\.message) == ["the scene in the containerView is not drawn"])
    }

    @Test("A table beside other views is a part of the root view, without undrawn parts")
    func tableInside() throws {
        let picture = try picture(
            Files.storyboard(
                """
                <viewController id="vc"><view key="view" id="top">
                <rect key="frame" x="0" y="0" width="393" height="852"/><subviews>
                <tableView dataMode="prototypes" style="grouped" id="t">
                <rect key="frame" x="0" y="0" width="393" height="800"/></tableView>
                <toolbar id="bar"><rect key="frame" x="0" y="800" width="393" height="44"/></toolbar>
                </subviews></view></viewController>
                """))
        let root = try #require(try table(picture).backgroundView)
        guard case .view = root.kind else { throw Unexpected("the root view is not drawn") }
        #expect(picture.undrawn.isEmpty)
    }

    @Test(
        "The height of a static row comes from the row, the table, its constraints or is 44 points",
        arguments: [
            ("-1", " rowHeight=\"70\"", "", 70), ("60", "", "", 60), ("-1", "", "", 44),
            ("-1", "", staticConstraint, nil),
        ] as [(String, String, String, Double?)])
    func heightOfStaticRow(
        tableHeight: String, own: String, constraint: String, height: Double?
    ) throws {
        let picture = try picture(
            Files.storyboard(
                """
                <tableViewController id="vc"><tableView key="view" dataMode="static" \
                rowHeight="\(tableHeight)" id="t"><sections><tableViewSection id="s"><cells>
                <tableViewCell\(own) id="c">
                <rect key="frame" x="0" y="28" width="393" height="43.5"/>
                <tableViewCellContentView key="contentView" tableViewCell="c" id="con">
                <subviews><label text="A" translatesAutoresizingMaskIntoConstraints="NO" id="l"/>
                </subviews>\(constraint)</tableViewCellContentView></tableViewCell>
                </cells></tableViewSection></sections></tableView></tableViewController>
                """))
        #expect(try described(picture, 0, 0).height.map(Double.init) == height)
        let canvas = ViewPlace.frame(CGRect(x: 0, y: 0, width: 393, height: 43.5))
        #expect(try cell(picture).place == (height == nil ? .natural : canvas))
    }

    private static let staticConstraint = """
        <constraints><constraint firstItem="l" firstAttribute="top" secondItem="con" \
        secondAttribute="top" id="k"/></constraints>
        """

    @Test("A cell can be the header of a table")
    func cellAsHeader() throws {
        let picture = try picture(
            Files.storyboard(
                """
                <tableViewController id="vc"><tableView key="view" dataMode="prototypes" id="t">
                <tableViewCell key="tableHeaderView" accessoryType="checkmark" id="h">
                <rect key="frame" x="0" y="0" width="393" height="50"/>
                <tableViewCellContentView key="contentView" tableViewCell="h" id="hc">
                <subviews><label text="A" id="l"/></subviews></tableViewCellContentView>
                </tableViewCell></tableView></tableViewController>
                """))
        #expect(try table(picture).headerView != nil)
    }

    @Test("An unknown scene is an error that lists the scenes")
    func unknownScene() throws {
        let error = #expect(throws: DocumentError.self) {
            try pictures(Self.file) { $0.scene = "Setings" }
        }
        #expect(error?.problems.first?.message == "found no scene \"Setings\"")
        #expect(
            error?.problems.first?.note
                == "did you mean \"Settings\"? the scenes are \"Settings\", \"Songs\", \"Detail\" "
                + "and \"Code\"")
    }

    @Test(
        "A scene has the appearance of its controller or its view",
        arguments: [
            ("overrideUserInterfaceStyle=\"dark\"", "", UserInterfaceStyle.dark),
            ("", "userInterfaceStyle=\"dark\"", .dark), ("", "", .light),
            ("overrideUserInterfaceStyle=\"dark\"", "userInterfaceStyle=\"light\"", .light),
        ])
    func appearance(ofController: String, ofView: String, expected: UserInterfaceStyle) throws {
        let picture = try picture(
            Files.storyboard(
                """
                <viewController \(ofController) id="vc"><view key="view" \(ofView) id="v">
                <rect key="frame" x="0" y="0" width="393" height="852"/></view></viewController>
                """))
        #expect(picture.document.appearance == expected)
        #expect(picture.undrawn.isEmpty)
    }
}

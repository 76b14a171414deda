import DocumentSyntax
import Testing

@testable import InterfaceBuilder

/// Storyboards, tables and cells.
@Suite struct SceneTests {
    @Test("A cell of a xib has its properties and its class")
    func cell() throws {
        let document = try readFully(Samples.cell)
        let cell = try #require(document.tableCells.first)
        #expect(cell["style"] == nil)
        #expect(cell["reuseIdentifier"]?.text == "Price")
        #expect(cell["rowHeight"]?.number == 64)
        #expect(cell["selectionStyle"]?.text == "default")
        #expect(cell.object.customClass?.name == "PriceCell")
        #expect(cell.contentView?.subviews.map(\.kind) == [.label, .imageView])
        let outlet = cell.object.connections.outlets.first { $0.property == "topSpace" }
        #expect(outlet?.destination.rawValue == "con-st-002")
        #expect(document.view("tit-le-001")?["text"]?.text == "Coffee")
    }

    @Test("A content view of an older file is a plain view with a key")
    func olderContentView() throws {
        let document = try readFully(
            Files.xib(
                """
                <tableViewCell id="c"><view key="contentView" id="v"><subviews><label id="l"/>
                </subviews></view><view key="selectedBackgroundView" id="s"/></tableViewCell>
                """))
        #expect(document.tableCells.first?.contentView?.subviews.count == 1)
        #expect(document.views[0]["selectedBackgroundView"]?.view != nil)
    }

    @Test("A static table has its style, its header, its sections and its cells")
    func staticTable() throws {
        let document = try readFully(Samples.storyboard)
        let controller = try #require(document.scene(named: "SettingsController")?.controller)
        let table = try #require(controller.view)
        #expect(table["dataMode"]?.text == "static" && table["style"]?.text == "insetGrouped")
        #expect(table["tableHeaderView"]?.view?.id?.rawValue == "hdr")
        #expect(table.sections.map { $0["headerTitle"]?.text } == ["General"])
        #expect(table.sections[0]["footerTitle"]?.text == "Two\nlines")
        let cell = try #require(table.sections[0].cells.first)
        #expect(cell["style"]?.text == "IBUITableViewCellStyleValue1")
        #expect(cell["accessoryType"]?.text == "disclosureIndicator")
        let labels = ["textLabel", "detailTextLabel"].map { name in
            cell[name]?.reference.flatMap { document.view($0.rawValue) }?["text"]?.text
        }
        #expect(labels == ["Version", "1.0"])
        #expect(cell["imageView"] == nil)
    }

    @Test("A table with prototypes has cells, separators and a footer")
    func prototypes() throws {
        let view = try subview(
            """
            <tableView dataMode="prototypes" style="plain" rowHeight="60" id="t">
            <inset key="separatorInset" minX="70" minY="0.0" maxX="0.0" maxY="0.0"/>
            <color key="separatorColor" white="0.5" alpha="1" colorSpace="calibratedWhite"/>
            <label key="tableFooterView" text="End" id="f"/>
            <refreshControl key="refreshControl" opaque="NO" id="r"/>
            <prototypes><tableViewCell colorLabel="IBBuiltInLabel-Red" reuseIdentifier="A" id="a"/>
            <tableViewCell reuseIdentifier="B" style="IBUITableViewCellStyleSubtitle" id="b"/>
            </prototypes></tableView>
            """)
        #expect(view["dataMode"]?.text == "prototypes" && view["rowHeight"]?.number == 60)
        #expect(view["separatorInset"]?.insets?.left == 70)
        #expect(view["tableFooterView"]?.view?["text"]?.text == "End")
        #expect(view.prototypes.map { $0["reuseIdentifier"]?.text } == ["A", "B"])
        #expect(
            view.prototypes.map { $0["style"]?.text } == [nil, "IBUITableViewCellStyleSubtitle"])
    }

    @Test("Controllers have their bars, and containers are found from the inside")
    func containers() throws {
        let document = try readFully(Samples.storyboard)
        #expect(document.rootViews.map(\.kind) == [.tabBar, .navigationBar, .tableView])
        let first = try #require(document.initialController)
        #expect(document.scene(of: first)?.controller?.kind == .tabBarController)
        let settings = IBIdentifier(rawValue: "set")
        #expect(
            document.containers(of: settings).map(\.kind)
                == [.navigationController, .tabBarController])
        let navigation = try #require(document.scene(named: "Root")?.controller)
        #expect(navigation.navigationBar != nil && navigation.object["toolbar"] == nil)
        #expect(navigation.tabBarItem?["title"]?.text == "Settings")
        #expect(navigation.tabBarItem?["image"]?.image?.isSymbol == true)
        let item = try #require(document.scene(of: settings)?.controller?.navigationItem)
        #expect(item["title"]?.text == "Settings")
        #expect(item["rightBarButtonItem"]?.object?["systemItem"]?.text == "add")
    }

    @Test("A scene is named by storyboard identifier, class, title and identifier")
    func names() throws {
        let document = try readFully(Samples.storyboard)
        let found = ["Root", "SettingsController", "Settings", "tab"].map {
            document.scene(named: $0)?.controller?.id?.rawValue
        }
        #expect(found == ["nav", "set", "set", "tab"])
        #expect(document.scene(named: "Nothing") == nil)
    }

    @Test("Segues, exits, toolbars and gesture recognizers of a scene are read")
    func segues() throws {
        let document = try readFully(
            Files.storyboard(
                Files.scene(
                    "s",
                    """
                    <viewController storyboardIdentifier="A" id="a" sceneMemberID="viewController">
                    <layoutGuides><viewControllerLayoutGuide type="top" id="t"/></layoutGuides>
                    <view key="view" contentMode="scaleToFill" id="v"><gestureRecognizers/>
                    <connections><outletCollection property="gestureRecognizers" destination="g" \
                    appends="YES" id="o"/></connections></view>
                    <toolbarItems><barButtonItem systemItem="flexibleSpace" id="b"/></toolbarItems>
                    <simulatedToolbarMetrics key="simulatedBottomBarMetrics"/>
                    <connections><segue destination="e" kind="show" identifier="go" animates="NO" \
                    id="q"><popoverArrowDirection key="popoverArrowDirection" up="YES"/></segue></connections></viewController>
                    <exit id="e" userLabel="Exit" sceneMemberID="exit"/>
                    <tapGestureRecognizer numberOfTapsRequired="2" id="g"><connections>
                    <action selector="tap:" destination="a" id="x"/></connections>
                    </tapGestureRecognizer>
                    """)))
        let scene = document.scenes[0]
        let segue = try #require(scene.controller?.object.connections.segues.first)
        #expect(segue.kind == "show" && segue.identifier == "go")
        #expect(segue.object["animates"]?.flag == false)
        #expect(segue.object["popoverArrowDirection"]?.options == ["up"])
        #expect(scene.controller?.guides.map(\.kind) == ["top"])
        #expect(scene.controller?.toolbarItems.count == 1)
        #expect(scene.objects.map(\.element) == ["exit", "tapGestureRecognizer", "placeholder"])
    }

    @Test("Views of bar items and views beside a controller belong to the file")
    func otherViews() throws {
        let document = try readFully(
            Files.storyboard(
                Files.scene(
                    "s",
                    """
                    <viewController id="a"><navigationItem key="navigationItem" id="n">
                    <view key="titleView" id="t"/><leftBarButtonItems>
                    <barButtonItem id="b"><button key="customView" id="c"/></barButtonItem>
                    </leftBarButtonItems></navigationItem></viewController>
                    <tableViewCell id="d"/>
                    """)))
        #expect(document.rootViews.map(\.id?.rawValue) == ["d", "t", "c"])
        #expect(document.tableCells.count == 1)
    }

    @Test("Appearances of bars have their colors and texts")
    func appearances() throws {
        let document = try readFully(
            Files.storyboard(
                Files.scene(
                    "s",
                    """
                    <navigationController id="a"><navigationBar key="navigationBar" id="n">
                    <textAttributes key="titleTextAttributes">
                    <fontDescription key="fontDescription" type="system" pointSize="24"/>
                    <color key="textColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
                    </textAttributes>
                    <navigationBarAppearance key="standardAppearance" backgroundEffect="regular">
                    <color key="backgroundColor" name="Bar"/></navigationBarAppearance>
                    </navigationBar></navigationController>
                    """)))
        let bar = try #require(document.scenes[0].controller?.navigationBar)
        let texts = try #require(bar["titleTextAttributes"]?.object)
        #expect(texts["fontDescription"]?.font?.pointSize == 24)
        let appearance = try #require(bar["standardAppearance"]?.object)
        #expect(appearance["backgroundColor"]?.color?.source == .named("Bar"))
    }
}

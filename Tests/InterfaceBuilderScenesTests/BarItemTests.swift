import DocumentSyntax
import Foundation
import InterfaceBuilder
import TableControls
import TableDrawing
import TableMockups
import TableScreens
import TableViews
import Testing

@testable import InterfaceBuilderScenes

/// Items of bars that documents cannot state: spaces with a width and moved images and titles.
@Suite struct BarItemTests {
    private static let file = Files.storyboard(
        """
        <tabBarController id="tab"><nil name="viewControllers"/><connections>
        <segue destination="list" kind="relationship" relationship="viewControllers" id="g1"/>
        </connections></tabBarController>
        """,
        """
        <tableViewController title="List" id="list">
        <tableView key="view" dataMode="prototypes" contentViewInsetsToSafeArea="NO" id="tbl">
        <rect key="frame" x="0" y="0" width="393" height="852"/>
        <inset key="contentInset" minX="0" minY="12" maxX="0" maxY="0"/></tableView>
        <toolbarItems>
        <barButtonItem title="A" id="a"/>
        <barButtonItem systemItem="fixedSpace" width="42" id="b"/>
        <barButtonItem image="plus" catalog="system" id="c">
        <inset key="imageInsets" minX="0" minY="6" maxX="0" maxY="-6"/></barButtonItem>
        </toolbarItems>
        <tabBarItem key="tabBarItem" title="List" id="t">
        <offsetWrapper key="titlePositionAdjustment" horizontal="3" vertical="-4"/></tabBarItem>
        </tableViewController>
        """)

    @Test("A toolbar has its spaces and moved images, above the tab bar")
    func toolbar() throws {
        let picture = try picture(Self.file) { $0.scene = "list" }
        #expect(picture.undrawn.isEmpty)
        #expect(picture.table == "tbl")
        try picture.document.context().run {
            let screen = picture.document.makeScreen()
            let toolbar = try #require(screen.toolbar)
            let tabBar = try #require(screen.tabBar)
            #expect(toolbar.items[1] == .fixedSpace(42))
            #expect(toolbar.items[2].imageInsets == EdgeInsets(top: 6, bottom: -6))
            #expect(toolbar.items[2].title == nil)
            #expect(tabBar.items[0].titlePositionAdjustment == CGSize(width: 3, height: -4))
            #expect(toolbar.frame.maxY == tabBar.frame.minY)
            let table = try #require(screen.tableView)
            let below = screen.bounds.height - toolbar.frame.minY
            #expect(table.contentInset.top == 12)
            #expect(table.safeAreaInsets.bottom == below)
        }
    }
}

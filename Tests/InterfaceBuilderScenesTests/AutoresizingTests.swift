import Foundation
import TableDrawing
import TableScreens
import TestSupport
import Tableshot
import Testing

@testable import InterfaceBuilderScenes

/// Views that autoresizing masks place in views of another size than in the file.
@Suite struct AutoresizingTests {
    /// A view of 375 × 100 points in a view of the size of a root view.
    private static func views(_ width: Int, _ height: Int) -> String {
        """
        <rect key="frame" x="0" y="0" width="\(width)" height="\(height)"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
        <subviews>
        <view fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="wide">
        <rect key="frame" x="20" y="20" width="\(width - 40)" height="\(height - 40)"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/></view>
        <view id="corner">
        <rect key="frame" x="\(width - 30)" y="\(height - 20)" width="30" height="20"/>
        <autoresizingMask key="autoresizingMask" flexibleMinX="YES" flexibleMinY="YES"/></view>
        <view id="centre">
        <rect key="frame" x="\((width - 75) / 2)" y="\((height - 50) / 2)" width="75" height="50"/>
        <autoresizingMask key="autoresizingMask" flexibleMinX="YES" flexibleMaxX="YES" \
        flexibleMinY="YES" flexibleMaxY="YES"/></view>
        </subviews>
        """
    }

    @Test("Masks move and resize the views of a xib's view at another width and height")
    func xib() throws {
        let file = Files.xib("<view id=\"root\">\(Self.views(375, 100))</view>")
        let frames = try drawnFrames(
            picture(file) {
                $0.widths = [475]
                $0.height = 150
            })
        #expect(frames["root"] == CGRect(x: 0, y: 0, width: 475, height: 150))
        #expect(frames["wide"] == CGRect(x: 20, y: 20, width: 435, height: 110))
        #expect(frames["corner"] == CGRect(x: 445, y: 130, width: 30, height: 20))
        #expect(frames["centre"] == CGRect(x: 200, y: 50, width: 75, height: 50))
        let narrow = try drawnFrames(picture(file) { $0.widths = [335] })
        #expect(narrow["wide"] == CGRect(x: 20, y: 20, width: 295, height: 60))
    }

    @Test("Masks move and resize the views of a scene on another device and in landscape")
    func scene() throws {
        let file = Files.storyboard(
            """
            <viewController id="c"><view key="view" id="root">\(Self.views(393, 852))</view>
            </viewController>
            """)
        let frames = try drawnFrames(picture(file) { $0.device = .named("ipad-pro-11") })
        #expect(frames["wide"] == CGRect(x: 20, y: 20, width: 794, height: 1154))
        #expect(frames["corner"] == CGRect(x: 804, y: 1174, width: 30, height: 20))
        #expect(frames["centre"] == CGRect(x: 379, y: 572, width: 75, height: 50))
        let landscape = try picture(file) { $0.orientation = .landscape }
        #expect(landscape.document.screen.size == CGSize(width: 852, height: 393))
        #expect(
            try drawnFrames(landscape)["wide"] == CGRect(x: 20, y: 20, width: 812, height: 353))
    }

    @Test("A scene in landscape has the size classes, and no status bar on a phone")
    func landscape() throws {
        let file = Files.storyboard(
            """
            <viewController id="c"><view key="view" id="root">\(Self.views(393, 852))</view>
            <navigationItem key="navigationItem" title="Title" id="n"/></viewController>
            """)
        let picture = try picture(file) { $0.orientation = .landscape }
        #expect(picture.document.screen.frame.safeAreaInsets.top == 0)
        #expect(picture.document.screen.frame.verticalSizeClass == .compact)
        #expect(picture.document.bars?.statusBar == nil)
    }

    private static let cell = Files.cell(
        """
        <view id="high"><rect key="frame" x="20" y="10" width="40" height="43.5"/>
        <autoresizingMask key="autoresizingMask" heightSizable="YES"/></view>
        """)

    @Test("Masks resize the views of a cell of another height")
    func cell() throws {
        let frames = try drawnFrames(picture(Self.cell) { $0.height = 100 })
        #expect(frames["high"] == CGRect(x: 20, y: 10, width: 40, height: 79.5))
        let folder = try TemporaryFolder()
        try folder.write("C.xib", Self.cell)
        try folder.write(
            "d.table.yaml", "table: {rows: [{cell: {nib: C.xib, height: 100}}]}")
        let document = try DocumentReader().read(path: folder.file("d.table.yaml"))
        #expect(
            try drawnFrames(document)["high"] == CGRect(x: 20, y: 10, width: 40, height: 79.5))
    }

    /// An effect view with a label in its content view.
    private static func blur(_ attributes: String, _ elements: String) -> String {
        """
        <visualEffectView id="blur"\(attributes)>
        <rect key="frame" x="0" y="0" width="375" height="64"/>
        \(elements)
        <view key="contentView" id="inside">
        <rect key="frame" x="0" y="0" width="375" height="64"/>
        <autoresizingMask key="autoresizingMask"/>
        <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="box"/></subviews>
        <constraints>
        <constraint firstItem="box" firstAttribute="leading" secondItem="inside" \
        secondAttribute="leading" constant="16" id="c1"/>
        <constraint firstAttribute="trailing" secondItem="box" secondAttribute="trailing" \
        constant="16" id="c2"/>
        <constraint firstItem="box" firstAttribute="top" secondItem="inside" \
        secondAttribute="top" constant="12" id="c3"/>
        <constraint firstAttribute="bottom" secondItem="box" secondAttribute="bottom" \
        constant="12" id="c4"/>
        <constraint firstItem="box" firstAttribute="height" constant="100" id="c5"/>
        </constraints></view><blurEffect style="systemMaterial"/></visualEffectView>
        """
    }

    private static let noMask = " translatesAutoresizingMaskIntoConstraints=\"NO\""

    @Test("The contents of an effect view determine the height of a cell, and fill its width")
    func effectViewInCell() throws {
        let edges = ["leading", "trailing", "top", "bottom"].map {
            """
            <constraint firstItem="blur" firstAttribute="\($0)" secondItem="con" \
            secondAttribute="\($0)" id="e-\($0)"/>
            """
        }
        let file = Files.cell(
            Self.blur(Self.noMask, ""),
            after: "<constraints>\(edges.joined(separator: "\n"))</constraints>")
        let frames = try drawnFrames(picture(file) { $0.widths = [430] })
        #expect(frames["blur"] == CGRect(x: 0, y: 0, width: 430, height: 124))
        #expect(frames["inside"] == CGRect(x: 0, y: 0, width: 430, height: 124))
        #expect(frames["box"] == CGRect(x: 16, y: 12, width: 398, height: 100))
    }

    @Test("The content view of an effect view that a mask resizes fills the effect view")
    func effectViewWithMask() throws {
        let mask = "<autoresizingMask key=\"autoresizingMask\" widthSizable=\"YES\"/>"
        let file = Files.xib(
            """
            <view id="root"><rect key="frame" x="0" y="0" width="375" height="124"/>
            <subviews>\(Self.blur("", mask).replacingOccurrences(of: "64", with: "124"))</subviews>
            </view>
            """)
        let frames = try drawnFrames(picture(file) { $0.widths = [430] })
        #expect(frames["inside"] == CGRect(x: 0, y: 0, width: 430, height: 124))
        #expect(frames["box"] == CGRect(x: 16, y: 12, width: 398, height: 100))
    }
}

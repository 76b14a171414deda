import DocumentSyntax
import Foundation
import InterfaceBuilder
import TableControls
import TableDrawing
import TableMockups
import Tableshot
import TestSupport
import Testing

@testable import InterfaceBuilderScenes

/// Margins, safe areas and sizes of Xcode's canvas.
@Suite struct CanvasTests {
    @Test(
        "A file has the theme of its Xcode unless the options state a theme",
        arguments: [("24127", "ios26"), ("23727", "ios15"), ("32700.99.1234", "ios15")])
    func theme(tools: String, name: String) throws {
        let file = Files.cell("").replacingOccurrences(
            of: "toolsVersion=\"21701\"", with: "toolsVersion=\"\(tools)\"")
        #expect(try picture(file).document.theme.name == name)
        #expect(try picture(file) { $0.theme = .ios7 }.document.theme.name == "ios7")
    }

    @Test(
        "A cell of a xib has the pixels of the file's device, unless the options state a scale",
        arguments: [
            ("retina4_7", 2), ("retina6_1", 2), ("retina6_12", 3), ("retina6_72", 3),
            ("retina5_9", 3), ("ipad9_7", 2), ("retina99", 2),
        ])
    func scale(device: String, scale: Double) throws {
        let file = Files.cell("<label text=\"A\" id=\"one\"/>").replacingOccurrences(
            of: "<objects>", with: "<device id=\"\(device)\"/><objects>")
        #expect(try picture(file).document.screen.scale == scale)
        #expect(try picture(file) { $0.scale = 1 }.document.screen.scale == 1)
    }

    /// A xib with a view of a size, saved by a version for a device.
    private func file(
        _ size: CGSize, tools: String = "21701", device: String = "retina4_7", after: String = ""
    ) -> String {
        Files.xib(
            """
            <view id="top"><rect key="frame" x="0" y="0" width="\(size.width)" \
            height="\(size.height)"/>
            <viewLayoutGuide key="safeArea" id="saf"/>\(after)</view>
            """
        )
        .replacingOccurrences(of: "toolsVersion=\"21701\"", with: "toolsVersion=\"\(tools)\"")
        .replacingOccurrences(
            of: "<objects>", with: "<device id=\"\(device)\" orientation=\"portrait\"/><objects>")
    }

    @Test(
        "The view of a xib has the safe area and the margins of its device",
        arguments: [
            ("21701", "retina4_7", 667, "20,0,0,0", "20,16,0,16"),
            ("21701", "retina6_1", 896, "48,0,34,0", "48,16,34,16"),
            ("18122", "retina6_1", 896, "44,0,34,0", "44,16,34,16"),
            ("18122", "retina6_1", 200, "44,0,0,0", "44,16,0,16"),
        ])
    func safeArea(
        tools: String, device: String, height: Int, safeArea: String, margins: String
    ) throws {
        let document = try document(
            file(CGSize(width: 375, height: height), tools: tools, device: device))
        let view = try #require(document.views.first)
        let canvas = IBCanvas(document)
        #expect(written(canvas.safeArea(of: view)) == safeArea)
        #expect(written(canvas.margins(of: view)) == margins)
    }

    @Test("A canvas without a status bar has no safe area")
    func noStatusBar() throws {
        let document = try document(
            file(
                CGSize(width: 414, height: 100),
                after: "<nil key=\"simulatedStatusBarMetrics\"/>"))
        let view = try #require(document.views.first)
        #expect(written(IBCanvas(document).safeArea(of: view)) == "0,0,0,0")
        #expect(written(IBCanvas(document).margins(of: view)) == "0,20,0,20")
    }

    @Test("A xib without a device has no safe area")
    func noDevice() throws {
        let document = try document(
            Files.xib(
                """
                <view id="top"><rect key="frame" x="0" y="0" width="375" height="60"/>
                <viewLayoutGuide key="safeArea" id="saf"/></view>
                """))
        let view = try #require(document.views.first)
        #expect(document.device == nil)
        #expect(written(IBCanvas(document).safeArea(of: view)) == "0,0,0,0")
    }

    @Test("A view inside begins below the status bar of the canvas")
    func belowStatusBar() throws {
        let file = file(
            CGSize(width: 375, height: 667),
            after: """
                <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="box">
                <color key="backgroundColor" red="1" green="0" blue="0" alpha="1" \
                colorSpace="custom" customColorSpace="sRGB"/></view></subviews><constraints>
                <constraint firstItem="box" firstAttribute="top" secondItem="saf" \
                secondAttribute="top" id="a"/><constraint firstItem="box" \
                firstAttribute="leading" secondItem="top" secondAttribute="leadingMargin" id="b"/>
                <constraint firstItem="box" firstAttribute="width" constant="50" id="c"/>
                <constraint firstItem="box" firstAttribute="height" constant="30" id="d"/>
                </constraints>
                """)
        let bitmap = try render(picture(file).document).bitmap()
        let red: UInt32 = 0xFFFF_0000
        #expect(bitmap[32, 40] == red)
        #expect(bitmap[131, 99] == red)
        #expect(bitmap[31, 40] != red)
        #expect(bitmap[32, 39] != red)
    }

    private func written(_ insets: EdgeInsets?) -> String? {
        insets.map { insets in
            [insets.top, insets.left, insets.bottom, insets.right]
                .map { DocumentNode.written($0) }.joined(separator: ",")
        }
    }

    @Test("A cell has the height of the file if its constraints leave the height open")
    func openHeight() throws {
        let label = """
            <label text="A" verticalHuggingPriority="251" \
            translatesAutoresizingMaskIntoConstraints="NO" id="one"/>
            """
        let edges = """
            <constraint firstItem="one" firstAttribute="leading" secondItem="con" \
            secondAttribute="leading" id="a"/>
            <constraint firstItem="one" firstAttribute="top" secondItem="con" \
            secondAttribute="top" id="b"/>
            """
        let bottom = """
            <constraint firstItem="con" firstAttribute="bottom" secondItem="one" \
            secondAttribute="bottom" constant="4" id="c"/>
            """
        func height(_ constraints: String) throws -> Int {
            let file = Files.cell(label, after: "<constraints>\(constraints)</constraints>")
            return try render(picture(file).document).bitmap().height
        }
        #expect(try height(edges) == 128)
        #expect(try height(edges + bottom) == 50)
    }

    @Test(
        "Content views have 8 points on all sides up to Xcode 9.0, 15 beside in Xcode 11",
        arguments: [
            ("12121", "8,8,8,8"), ("13196", "8,8,8,8"), ("14313", nil), ("14868", "11,15,11,15"),
            ("15705", "11,15,11,15"), ("17701", nil), ("18122", nil), ("21701", nil),
        ])
    func contentMargins(tools: String, expected: String?) throws {
        let file = Files.cell("<label text=\"A\" id=\"a\"/>")
            .replacingOccurrences(of: "\"21701\"", with: "\"\(tools)\"")
        #expect(try cell(picture(file)).value("layoutMargins") == expected)
    }

    @Test("A cell as wide as an inset section has the margins of a wide screen")
    func marginsInBox() throws {
        let file = Files.cell("<label text=\"A\" id=\"a\"/>")
            .replacingOccurrences(of: "width=\"375\"", with: "width=\"374\"")
        #expect(try cell(picture(file)).value("layoutMargins") == "11,20,11,20")
    }

    @Test("The height of the options is the height of a cell with constraints")
    func height() throws {
        let file = Files.cell(
            """
            <label text="A" translatesAutoresizingMaskIntoConstraints="NO" id="one"/>
            """,
            after: """
                <constraints><constraint firstItem="one" firstAttribute="top" secondItem="con" \
                secondAttribute="top" id="c"/><constraint firstItem="con" firstAttribute="bottom" \
                secondItem="one" secondAttribute="bottom" id="d"/></constraints>
                """)
        #expect(try cell(picture(file)).place == .natural)
        let tall = try picture(file) { $0.height = 90 }
        let rows = try inspect(tall.document) { $0.tree().sections[0].rows }.value
        #expect(rows.map(\.frame.height) == [90])
    }

    @Test(
        "A content view that follows the readable width has the standard margins at least",
        arguments: [
            ("10117", "", "8,15,8,15"), ("13771", "", nil), ("21701", "", nil),
            ("13771", "8,16,8,16", "11,16,11,16"), ("21701", "2,40,20,0", "11,40,20,16"),
        ])
    func readableMargins(tools: String, stated: String, expected: String?) throws {
        let numbers = stated.split(separator: ",")
        let insets =
            numbers.isEmpty
            ? ""
            : """
            <edgeInsets key="layoutMargins" top="\(numbers[0])" left="\(numbers[1])" \
            bottom="\(numbers[2])" right="\(numbers[3])"/>
            """
        let file = Files.cell("<label text=\"A\" id=\"a\"/>", after: insets)
            .replacingOccurrences(of: "\"21701\"", with: "\"\(tools)\"")
            .replacingOccurrences(
                of: "key=\"contentView\"",
                with: "key=\"contentView\" layoutMarginsFollowReadableWidth=\"YES\"")
        #expect(try cell(picture(file)).value("layoutMargins") == expected)
    }
}

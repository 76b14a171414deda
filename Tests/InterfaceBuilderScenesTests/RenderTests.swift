import DocumentSyntax
import Foundation
import InterfaceBuilder
import TableDrawing
import TableMockups
import TableScreens
import TableText
import Tableshot
import TestSupport
import Testing

@testable import InterfaceBuilderScenes

/// Pictures of documents from Interface Builder.
@Suite struct RenderTests {
    private static let red: UInt32 = 0xFFFF_0000
    private static let white: UInt32 = 0xFFFF_FFFF

    private static let box = """
        <view id="v"><rect key="frame" x="100" y="10" width="50" height="20"/>
        <color key="backgroundColor" red="1" green="0" blue="0" alpha="1" \
        colorSpace="custom" customColorSpace="sRGB"/></view>
        """

    @Test("A cell without constraints has its frames in its stated size")
    func cell() throws {
        let bitmap = try render(picture(Files.cell(Self.box)).document).bitmap()
        #expect(bitmap.width == 750)
        #expect(bitmap.height == 128)
        #expect(bitmap[200, 20] == Self.red)
        #expect(bitmap[299, 59] == Self.red)
        #expect(bitmap[199, 20] == Self.white)
        #expect(bitmap[300, 60] == Self.white)
    }

    @Test("A view of a xib has its own size")
    func view() throws {
        let file = Files.xib(
            """
            <view id="top"><rect key="frame" x="0" y="0" width="200" height="90"/>
            <color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
            <subviews>\(Self.box)</subviews></view>
            """)
        let picture = try picture(file)
        #expect(picture.kind == .view)
        let bitmap = try render(picture.document).bitmap()
        #expect(bitmap.width == 400)
        #expect(bitmap.height == 180)
        #expect(bitmap[250, 40] == Self.red)
        #expect(bitmap[320, 40] == Self.white)
    }

    @Test("A scene has the size and scale of its device, and its view begins below the bar")
    func scene() throws {
        let file = Files.storyboard(
            """
            <viewController id="vc"><view key="view" id="top">
            <rect key="frame" x="0" y="0" width="393" height="852"/>
            <color key="backgroundColor" red="1" green="0" blue="0" alpha="1" \
            colorSpace="custom" customColorSpace="sRGB"/></view></viewController>
            """)
        let bitmap = try render(picture(file).document).bitmap()
        #expect(bitmap.width == 1179)
        #expect(bitmap.height == 2556)
        #expect(bitmap[600, 1200] == Self.red)
    }

    @Test("A document in another locale keeps its cells")
    func locale() throws {
        let document = try picture(Files.cell(Self.box)).document
        let german = try document.localized(to: Locale(identifier: "de_DE"))
        #expect(try render(german).bitmap()[250, 40] == Self.red)
    }

    @Test("An asset catalog has precedence over the values of the file")
    func assets() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            "Media.xcassets/Brand.colorset/Contents.json",
            """
            {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components":
            {"red": "1.0", "green": "0.0", "blue": "0.0", "alpha": "1.0"}}}],
            "info": {"version": 1, "author": "xcode"}}
            """)
        let file = Files.cell(
            """
            <view id="v"><rect key="frame" x="100" y="10" width="50" height="20"/>
            <color key="backgroundColor" name="Brand"/></view>
            """,
            resources: """
                <resources><namedColor name="Brand"><color red="0" green="0" blue="1" alpha="1" \
                colorSpace="custom" customColorSpace="sRGB"/></namedColor></resources>
                """)
        let named = try picture(file) { $0.assets = [folder.file("Media.xcassets")] }
        #expect(try render(named.document).bitmap()[250, 40] == Self.red)
        #expect(try render(picture(file).document).bitmap()[250, 40] == 0xFF00_00FF)
        #expect(throws: DocumentError.self) {
            try picture(file) { $0.assets = [folder.file("Other.xcassets")] }
        }
    }

    @Test("A value of the options replaces a text")
    func values() throws {
        let file = Files.cell(
            """
            <label text="" id="one"><rect key="frame" x="16" y="10" width="300" height="40"/></label>
            """,
            cell: """
                <connections><outlet property="title" destination="one" id="o1"/></connections>
                """)
        let plain = try render(picture(file).document).bitmap()
        let given = try render(picture(file) { $0.texts = ["title": "Tea"] }.document).bitmap()
        let changed = zip(plain.pixels, given.pixels).filter { $0 != $1 }.count
        #expect(changed > 100)
    }
}

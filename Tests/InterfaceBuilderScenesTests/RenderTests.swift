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
    private static let black: UInt32 = 0xFF00_0000

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

    @Test("A hidden arranged view that a value shows makes the row higher, without a conflict")
    func shownView() throws {
        let file = Files.cell(
            """
            <stackView translatesAutoresizingMaskIntoConstraints="NO" id="s">
            <rect key="frame" x="16" y="11" width="343" height="42"/><subviews>
            <view hidden="YES" id="badge"><rect key="frame" x="0" y="0" width="60" height="60"/>
            <color key="backgroundColor" red="1" green="0" blue="0" alpha="1" \
            colorSpace="custom" customColorSpace="sRGB"/><constraints>
            <constraint firstAttribute="width" constant="60" id="w"/>
            <constraint firstAttribute="height" constant="60" id="h"/></constraints></view>
            <label text="A" id="l"><rect key="frame" x="0" y="0" width="9" height="9"/></label>
            </subviews></stackView>
            """,
            after: """
                <constraints>
                <constraint firstItem="s" firstAttribute="leading" secondItem="con" \
                secondAttribute="leading" constant="10" id="c1"/>
                <constraint firstAttribute="trailing" secondItem="s" secondAttribute="trailing" \
                id="c2"/>
                <constraint firstItem="s" firstAttribute="top" secondItem="con" \
                secondAttribute="top" id="c3"/>
                <constraint firstAttribute="bottom" secondItem="s" secondAttribute="bottom" \
                id="c4"/></constraints>
                """,
            cell: """
                <connections><outlet property="badge" destination="badge" id="o1"/></connections>
                """)
        let hidden = try render(picture(file).document)
        let shown = try render(picture(file) { $0.texts = ["badge.isHidden": "false"] }.document)
        #expect(hidden.diagnostics.isEmpty && shown.diagnostics.isEmpty, "\(shown.diagnostics)")
        #expect(try hidden.bitmap()[60, 10] == Self.white)
        let bitmap = try shown.bitmap()
        #expect([bitmap[22, 2], bitmap[138, 118]] == [Self.red, Self.red])
        #expect(bitmap.height == 121)
    }

    @Test(
        "A view with an appearance of its own is drawn in this appearance, with its subviews",
        arguments: ["overrideUserInterfaceStyle", "userInterfaceStyle"])
    func ownAppearance(attribute: String) throws {
        func box(
            _ id: String, _ x: Int, _ attributes: String, _ color: String, _ inner: String = ""
        )
            -> String
        {
            """
            <view id="\(id)" \(attributes)><rect key="frame" x="\(x)" y="0" width="50" height="40"/>
            <color key="backgroundColor" systemColor="\(color)"/>
            <subviews>\(inner)</subviews></view>
            """
        }
        func inner(_ id: String) -> String {
            """
            <view id="\(id)"><rect key="frame" x="25" y="0" width="25" height="40"/>
            <color key="backgroundColor" systemColor="labelColor"/></view>
            """
        }
        let file = Files.xib(
            """
            <view id="top"><rect key="frame" x="0" y="0" width="100" height="40"/><subviews>
            \(box("a", 0, "\(attribute)=\"dark\"", "systemBackgroundColor", inner("i")))
            \(box("b", 50, "", "systemBackgroundColor", inner("j")))
            </subviews></view>
            """)
        for (appearance, outside) in [(UserInterfaceStyle.light, Self.white), (.dark, Self.black)] {
            let picture = try picture(file) { $0.appearance = appearance }
            #expect(picture.undrawn.isEmpty)
            let bitmap = try render(picture.document).bitmap()
            #expect(bitmap[20, 20] == Self.black)
            #expect(bitmap[80, 20] == Self.white)
            #expect(bitmap[120, 20] == outside)
        }
    }

    /// Red view of 300 points in a scroll view of 60 points.
    ///
    /// The content begins 20 points further up.
    private static func scrolled(content: String, guides: String) -> String {
        Files.xib(
            """
            <view id="top"><rect key="frame" x="0" y="0" width="200" height="90"/>
            <color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
            <subviews><scrollView translatesAutoresizingMaskIntoConstraints="NO" id="scr">
            <rect key="frame" x="0" y="0" width="200" height="60"/>
            <rect key="bounds" x="0" y="20" width="200" height="60"/>
            <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="red">
            <rect key="frame" x="0" y="0" width="1" height="1"/>
            <color key="backgroundColor" red="1" green="0" blue="0" alpha="1" \
            colorSpace="custom" customColorSpace="sRGB"/>
            <constraints><constraint firstAttribute="height" constant="300" id="c1"/></constraints>
            </view></subviews><constraints>
            <constraint firstItem="red" firstAttribute="leading" secondItem="\(content)" \
            secondAttribute="leading" constant="10" id="c2"/>
            <constraint firstItem="red" firstAttribute="top" secondItem="\(content)" \
            secondAttribute="top" constant="30" id="c3"/>
            <constraint firstItem="\(content)" firstAttribute="bottom" secondItem="red" \
            secondAttribute="bottom" id="c4"/>
            <constraint firstItem="\(content)" firstAttribute="trailing" secondItem="red" \
            secondAttribute="trailing" id="c5"/>
            <constraint firstItem="red" firstAttribute="width" secondItem="scr" \
            secondAttribute="width" multiplier="0.5" id="c6"/>
            </constraints>\(guides)</scrollView></subviews><constraints>
            <constraint firstItem="scr" firstAttribute="leading" secondItem="top" \
            secondAttribute="leading" id="d1"/>
            <constraint firstItem="scr" firstAttribute="top" secondItem="top" \
            secondAttribute="top" id="d2"/>
            <constraint firstItem="scr" firstAttribute="trailing" secondItem="top" \
            secondAttribute="trailing" id="d3"/>
            <constraint firstItem="scr" firstAttribute="height" constant="60" id="d4"/>
            </constraints></view>
            """)
    }

    @Test(
        "The content of a scroll view has the size of its constraints, and is clipped at the frame",
        arguments: [
            ("scr", ""),
            ("con", "<viewLayoutGuide key=\"contentLayoutGuide\" id=\"con\"/>"),
        ])
    func scrollView(content: String, guides: String) throws {
        let log = DiagnosticLog()
        let bitmap = try DiagnosticLog.$current.withValue(log) {
            try render(picture(Self.scrolled(content: content, guides: guides)).document).bitmap()
        }
        #expect(log.diagnostics.isEmpty)
        // The view is at (10, 10) and has a width of 100 points. The frame ends at 60.
        #expect(bitmap[22, 22] == Self.red)
        #expect(bitmap[18, 30] == Self.white)
        #expect(bitmap[22, 18] == Self.white)
        #expect(bitmap[218, 118] == Self.red)
        #expect(bitmap[222, 118] == Self.white)
        #expect(bitmap[60, 122] == Self.white)
    }

    @Test("A view of a class without an intrinsic size has the placeholder size of the file")
    func placeholderSize() throws {
        let bitmap = try render(
            picture(
                Files.cell(
                    """
                    <view customClass="RatingView" placeholderIntrinsicWidth="40" \
                    placeholderIntrinsicHeight="20" \
                    translatesAutoresizingMaskIntoConstraints="NO" id="v">
                    <rect key="frame" x="9" y="9" width="1" height="1"/>
                    <color key="backgroundColor" red="1" green="0" blue="0" alpha="1" \
                    colorSpace="custom" customColorSpace="sRGB"/></view>
                    """,
                    after: """
                        <constraints>
                        <constraint firstItem="v" firstAttribute="leading" secondItem="con" \
                        secondAttribute="leading" constant="30" id="c1"/>
                        <constraint firstItem="v" firstAttribute="top" secondItem="con" \
                        secondAttribute="top" constant="10" id="c2"/>
                        </constraints>
                        """)
            ).document
        ).bitmap()
        #expect(bitmap[61, 21] == Self.red)
        #expect(bitmap[139, 59] == Self.red)
        #expect(bitmap[141, 59] == Self.white)
        #expect(bitmap[139, 61] == Self.white)
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

    @Test("A value of a constraint's constant makes the row higher, without a conflict")
    func constant() throws {
        let file = Files.cell(
            """
            <view translatesAutoresizingMaskIntoConstraints="NO" id="v">
            <rect key="frame" x="0" y="0" width="375" height="30"/><constraints>
            <constraint firstAttribute="height" constant="30" id="h"/></constraints></view>
            """,
            after: """
                <constraints>
                <constraint firstItem="v" firstAttribute="top" secondItem="con" \
                secondAttribute="top" constant="10" id="c1"/>
                <constraint firstItem="v" firstAttribute="leading" secondItem="con" \
                secondAttribute="leading" id="c2"/>
                <constraint firstAttribute="trailing" secondItem="v" secondAttribute="trailing" \
                id="c3"/>
                <constraint firstAttribute="bottom" secondItem="v" secondAttribute="bottom" \
                constant="10" id="c4"/></constraints>
                """,
            cell: """
                <connections><outlet property="height" destination="h" id="o1"/></connections>
                """)
        let high = try render(picture(file) { $0.texts = ["height.constant": "90"] }.document)
        #expect(high.diagnostics.isEmpty, "\(high.diagnostics)")
        #expect(try high.bitmap().height == 221)
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

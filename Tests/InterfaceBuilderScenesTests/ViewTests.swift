import DocumentSyntax
import Foundation
import TableControls
import TableDrawing
import TableText
import Testing

@testable import InterfaceBuilderScenes

/// Views and their properties.
@Suite struct ViewTests {
    @Test("A label has its text, font, colors and frame")
    func label() throws {
        let (label, undrawn) = try subview(
            """
            <label opaque="NO" contentMode="left" text="Coffee" textAlignment="right" \
            lineBreakMode="middleTruncation" numberOfLines="2" minimumScaleFactor="0.5" tag="7" \
            alpha="0.25" id="tit">
            <rect key="frame" x="16" y="11" width="55" height="20.5"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMinY="YES"/>
            <fontDescription key="fontDescription" type="system" weight="semibold" pointSize="15"/>
            <color key="textColor" red="1" green="0.5" blue="0" alpha="0.5" \
            colorSpace="custom" customColorSpace="sRGB"/>
            <color key="shadowColor" systemColor="systemRedColor"/>
            <size key="shadowOffset" width="1" height="2"/>
            </label>
            """)
        #expect(label.className == "Label")
        #expect(label.identifier == "tit")
        #expect(label.tag == 7)
        #expect(label.place == .frame(CGRect(x: 16, y: 11, width: 55, height: 20.5)))
        #expect(label.autoresizingMask == [.flexibleWidth, .flexibleTopMargin])
        let expected = [
            "text": "Coffee", "textAlignment": "right", "lineBreakMode": "byTruncatingMiddle",
            "numberOfLines": "2", "minimumScaleFactor": "0.5", "alpha": "0.25",
            "font": "15 semibold", "textColor": "255 128 0 50", "shadowColor": "255 59 48 100",
            "shadowOffset": "1,2", "contentMode": "left", "adjustsFontSizeToFitWidth": "true",
        ]
        for (name, value) in expected { #expect(label.value(name) == value, "\(name)") }
        #expect(undrawn.isEmpty)
    }

    @Test("A label without a stated font has 17 points, and no hugging priority means 250")
    func defaults() throws {
        let label = try subview("<label text=\"A\" id=\"a\"/>").view
        #expect(label.value("font") == "17")
        #expect(label.value("horizontalHuggingPriority") == "250")
        let button = try subview("<button buttonType=\"system\" id=\"a\"/>").view
        #expect(button.value("font") == "15 regular")
        #expect(try subview("<button id=\"a\"/>").view.value("font") == "18 regular")
        let wheel = try subview("<activityIndicatorView id=\"a\"/>").view
        #expect(wheel.value("hidesWhenStopped") == "false")
    }

    @Test(
        "Classes have their counterparts and values",
        arguments: [
            ("switch on=\"YES\"", "Switch", "isOn", "true"),
            ("slider value=\"3\" minValue=\"1\" maxValue=\"9\"", "Slider", "maximumValue", "9"),
            ("stepper value=\"4\" maximumValue=\"10\"", "Stepper", "value", "4"),
            ("progressView progress=\"0.5\"", "ProgressView", "progress", "0.5"),
            (
                "activityIndicatorView animating=\"YES\" style=\"large\"", "ActivityIndicatorView",
                "style", "large"
            ),
            (
                "pageControl numberOfPages=\"5\" currentPage=\"2\"", "PageControl", "currentPage",
                "2"
            ),
            (
                "textField borderStyle=\"roundedRect\" placeholder=\"Name\"", "TextField",
                "borderStyle", "roundedRect"
            ),
            ("textView text=\"Long\" scrollEnabled=\"NO\"", "TextView", "isScrollEnabled", "false"),
            (
                "stackView baselineRelativeArrangement=\"YES\"", "StackView",
                "isBaselineRelativeArrangement", "true"
            ),
            (
                "view preservesSuperviewLayoutMargins=\"YES\"", "View",
                "preservesSuperviewLayoutMargins", "true"
            ),
            (
                "segmentedControl apportionsSegmentWidthsByContent=\"YES\"", "SegmentedControl",
                "apportionsSegmentWidthsByContent", "true"
            ),
            (
                "stackView axis=\"vertical\" spacing=\"standard\" alignment=\"top\"", "StackView",
                "spacing", "8"
            ),
            ("imageView image=\"star\" catalog=\"system\"", "ImageView", "image", "image"),
            ("scrollView", "ScrollView", "clipsToBounds", "true"),
            ("view hidden=\"YES\"", "View", "isHidden", "true"),
        ])
    func classes(element: String, name: String, property: String, value: String) throws {
        let (view, undrawn) = try subview("<\(element) id=\"v\"/>")
        #expect(view.className == name)
        #expect(view.value(property) == value)
        #expect(undrawn.isEmpty)
    }

    @Test(
        "Values without effect at rest are no undrawn parts",
        arguments: [
            "collectionViewCell selected=\"NO\"", "imageView animating=\"YES\"",
            "switch preferredStyle=\"checkbox\"", "view overrideUserInterfaceStyle=\"light\"",
            "label preservesSuperviewLayoutMargins=\"YES\" text=\"A\"",
        ])
    func neutral(element: String) throws {
        #expect(try subview("<\(element) id=\"v\"/>").undrawn.isEmpty)
    }

    @Test(
        "The application's pages and maps are boxes, which are reported once",
        arguments: [("mapView", "mapType=\"hybrid\""), ("webView", "pageLength=\"2\"")])
    func boxes(name: String, attribute: String) throws {
        let undrawn = try subview("<\(name) \(attribute) id=\"v\"/>").undrawn
        #expect(undrawn == ["the \(name) is drawn as a box of its size"])
    }

    @Test("Boxes and properties of the application are notes, and unknown looks are warnings")
    func severities() throws {
        func severities(_ text: String) throws -> [DocumentProblem.Severity] {
            try picture(Files.cell(text)).undrawn.map(\.severity)
        }
        #expect(try severities("<mapView id=\"v\"/>") == [.note])
        #expect(try severities("<sceneKitView allowsCameraControl=\"YES\" id=\"v\"/>") == [.note])
        #expect(try severities("<colorWell id=\"v\"/>") == [.warning])
        func attribute(_ keyPath: String) -> String {
            """
            <view id="v"><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute \
            type="string" keyPath="\(keyPath)" value="a"/></userDefinedRuntimeAttributes></view>
            """
        }
        #expect(try severities(attribute("localizableString")) == [.note])
        #expect(try severities(attribute("layer.filters")) == [.warning])
    }

    @Test(
        "A translucent color stands in for a blur",
        arguments: [
            ("extraLight", "255 255 255 80"), ("systemThinMaterialDark", "26 26 26 80"),
            ("regular", "255 255 255 80"),
        ])
    func blur(style: String, color: String) throws {
        let view = "<visualEffectView id=\"v\"><blurEffect style=\"\(style)\"/></visualEffectView>"
        let (made, undrawn) = try subview(view)
        #expect(made.value("backgroundColor") == color)
        #expect(
            undrawn == ["a translucent color stands in for the effect of the visualEffectView"])
    }

    @Test("A text field has its background images")
    func fieldBackground() throws {
        let field = "<textField background=\"paper\" disabledBackground=\"grey\" id=\"v\"/>"
        let view = try subview(field).view
        #expect(view.value("background") == "image")
        #expect(view.value("disabledBackground") == "image")
    }

    @Test("Segments have titles and images")
    func segments() throws {
        let view = try subview(
            """
            <segmentedControl selectedSegmentIndex="1" id="v"><segments>
            <segment title="Day"/><segment image="star" catalog="system"/>
            <segment title="Year" enabled="NO"/>
            </segments></segmentedControl>
            """
        ).view
        #expect(view.value("segments") == "Day,image,Year")
        #expect(view.value("disabledSegments") == "2")
        #expect(view.value("selectedSegmentIndex") == "1")
    }

    @Test(
        "The symbol of a button has the size, weight and scale of its configuration",
        arguments: [
            (
                "<state key=\"normal\" image=\"heart\" catalog=\"system\">"
                    + "<preferredSymbolConfiguration key=\"preferredSymbolConfiguration\" "
                    + "scale=\"large\" weight=\"bold\"/></state>", 18, .bold, .large
            ),
            (
                "<state key=\"normal\" image=\"heart\" catalog=\"system\">"
                    + "<preferredSymbolConfiguration key=\"preferredSymbolConfiguration\" "
                    + "configurationType=\"pointSize\" pointSize=\"24\"/></state>", 24,
                .unspecified,
                .unspecified
            ),
            (
                "<buttonConfiguration key=\"configuration\" style=\"plain\" image=\"heart\" "
                    + "catalog=\"system\"><preferredSymbolConfiguration "
                    + "key=\"preferredSymbolConfigurationForImage\" configurationType=\"pointSize\" "
                    + "pointSize=\"28\" scale=\"small\" weight=\"light\"/></buttonConfiguration>",
                28,
                .light, .small
            ),
        ] as [(String, CGFloat, Image.SymbolWeight, Image.SymbolScale)])
    func buttonSymbol(
        xml: String, size: CGFloat, weight: Image.SymbolWeight, scale: Image.SymbolScale
    ) throws {
        let (button, undrawn) = try subview("<button id=\"v\">\(xml)</button>")
        guard case .image(let make) = button.properties["image"] else {
            Issue.record("the button has no image")
            return
        }
        let configuration = make()?.symbolConfiguration
        #expect(configuration?.pointSize == size)
        #expect(configuration?.weight == weight)
        #expect(configuration?.scale == scale)
        #expect(undrawn.isEmpty)
    }

    @Test("A button has the contents of its states")
    func button() throws {
        let (view, undrawn) = try subview(
            """
            <button buttonType="custom" lineBreakMode="tailTruncation" id="v">
            <inset key="contentEdgeInsets" minX="4" minY="1" maxX="8" maxY="2"/>
            <state key="normal" title="Buy"><color key="titleColor" white="0" alpha="1" \
            colorSpace="calibratedWhite"/></state>
            <state key="selected" title="Bought" image="star" catalog="system"/>
            <connections><action selector="buy:" destination="-1" eventType="touchUpInside" \
            id="a"/></connections>
            </button>
            """)
        #expect(view.value("title") == "Buy")
        #expect(view.value("titleColor") == "0 0 0 100")
        #expect(view.value("selectedTitle") == "Bought")
        #expect(view.value("selectedImage") == "image")
        #expect(view.value("contentEdgeInsets") == "1,4,2,8")
        #expect(view.actions == [DescribedAction("buy", for: .touchUpInside)])
        #expect(undrawn.isEmpty)
    }

    @Test(
        "A font that is not in the font book has the weight of its name",
        arguments: [
            ("Acme-DemiBold", "semibold"), ("Acme-ExtraBoldItalic", "heavy"),
            ("Acme-CondensedBold", "bold"), ("Acme-UltraLight", "ultraLight"), ("Acme", "regular"),
        ])
    func weightOfName(name: String, weight: String) throws {
        let view = try subview(
            """
            <label text="A" id="l"><fontDescription key="fontDescription" name="\(name)" \
            family="Acme" pointSize="20"/></label>
            """
        ).view
        #expect(view.value("font") == "20 \(weight)")
    }

    @Test("A configuration without a title has no title of a state")
    func configurationWithoutTitle() throws {
        let (view, undrawn) = try subview(
            """
            <button buttonType="system" id="b"><state key="normal" title="Button"/>
            <buttonConfiguration key="configuration" style="plain" image="heart" \
            catalog="system"/></button>
            """)
        #expect(view.value("title") == nil)
        #expect(view.value("image") == "image")
        #expect(undrawn.isEmpty)
    }

    @Test("A configuration replaces the look of the states")
    func configuration() throws {
        let (view, undrawn) = try subview(
            """
            <button buttonType="system" id="v"><state key="normal" title="Old"/>
            <buttonConfiguration key="configuration" style="borderedProminent" title="Add" \
            image="star" catalog="system" imagePlacement="top" imagePadding="6">
            <color key="baseForegroundColor" red="1" green="0" blue="0" alpha="1" \
            colorSpace="calibratedRGB"/>
            </buttonConfiguration></button>
            """)
        #expect(view.value("configuration") == "filled")
        #expect(view.value("title") == "Add")
        #expect(view.value("configuration.imagePlacement") == "top")
        #expect(view.value("titleColor") == "255 0 0 100")
        #expect(view.value("font") == nil)
        #expect(undrawn.isEmpty)
    }

    @Test("A configuration has a subtitle, corners and a background, whose color has precedence")
    func configurationParts() throws {
        let (view, undrawn) = try subview(
            """
            <button buttonType="system" id="v">
            <buttonConfiguration key="configuration" style="plain" title="Add" subtitle="now" \
            cornerStyle="capsule"><backgroundConfiguration key="background" cornerRadius="9">
            <color key="backgroundColor" red="1" green="0" blue="0" alpha="1" \
            colorSpace="calibratedRGB"/></backgroundConfiguration>
            <color key="baseBackgroundColor" red="0" green="0" blue="1" alpha="1" \
            colorSpace="calibratedRGB"/></buttonConfiguration></button>
            """)
        #expect(view.value("configuration.subtitle") == "now")
        #expect(view.value("configuration.cornerStyle") == "capsule")
        #expect(view.value("configuration.cornerRadius") == "9")
        #expect(view.value("configuration.baseBackgroundColor") == "255 0 0 100")
        #expect(undrawn.isEmpty)
    }

    @Test("A class of several views is a single finding with their number")
    func repeatedClass() throws {
        let star = "<view id=\"ID\" customClass=\"StarView\"/>"
        let views = ["a", "b", "c"].map { star.replacingOccurrences(of: "ID", with: $0) }
        let picture = try picture(
            Files.cell(views.joined() + "<view id=\"d\" customClass=\"Moon\"/>"))
        #expect(
            picture.undrawn.map(\.message) == [
                "the class StarView is drawn as a View (3 views)",
                "the class Moon is drawn as a View",
            ])
    }

    @Test("A stack places its subviews, and a scroll view shows its content at its offset")
    func containers() throws {
        let stack = try subview(
            """
            <stackView id="v"><subviews><label text="A" id="l">
            <rect key="frame" x="9" y="9" width="9" height="9"/></label></subviews></stackView>
            """
        ).view
        #expect(stack.subviews.map(\.place) == [.natural])
        let scroll = try subview(
            """
            <scrollView id="v"><rect key="bounds" x="0" y="100" width="50" height="50"/>
            <subviews><view id="w"><rect key="frame" x="5" y="110" width="9" height="9"/></view>
            </subviews></scrollView>
            """
        ).view
        #expect(scroll.subviews[0].place == .frame(CGRect(x: 5, y: 110, width: 9, height: 9)))
        #expect(scroll.value("contentOffset.y") == "100")
    }

    @Test("An unknown view is a box with its name, and a class of the project is its base class")
    func unknown() throws {
        let (map, undrawn) = try subview("<mapView id=\"v\"/>")
        #expect(map.className == "View")
        #expect(map.subviews[0].value("text") == "mapView")
        #expect(undrawn == ["the mapView is drawn as a box of its size"])
        let rating = try subview("<view customClass=\"RatingView\" id=\"v\"/>")
        #expect(rating.view.className == "View")
        #expect(rating.undrawn == ["the class RatingView is drawn as a View"])
    }

    @Test("Runtime attributes with known key paths are set, and others are reported")
    func runtimeAttributes() throws {
        let (view, undrawn) = try subview(
            """
            <view id="v"><userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
            <integer key="value" value="8"/></userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="color" keyPath="borderColor">
            <color key="value" white="1" alpha="1" colorSpace="calibratedWhite"/>
            </userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="string" keyPath="styleRaw" value="big"/>
            </userDefinedRuntimeAttributes></view>
            """)
        #expect(view.value("layer.cornerRadius") == "8")
        #expect(view.value("borderColor") == "255 255 255 100")
        #expect(undrawn == ["the runtime attribute styleRaw of the view is not drawn"])
    }

    @Test("An attributed text has the attributes of its fragments")
    func attributedText() throws {
        let view = try subview(
            """
            <label text="Plain" id="v"><attributedString key="attributedText">
            <fragment content="Red"><attributes>
            <color key="NSColor" red="1" green="0" blue="0" alpha="1" colorSpace="calibratedRGB"/>
            </attributes></fragment><fragment content=" end"/>
            </attributedString></label>
            """
        ).view
        guard case .attributedText(let make)? = view.properties["text"] else {
            throw Unexpected("no attributed text")
        }
        let text = make(.systemFont(ofSize: 17))
        #expect(text.string == "Red end")
        let color = text.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? Color
        #expect(color?.resolved.described == "255 0 0 100")
        #expect(text.attribute(.foregroundColor, at: 4, effectiveRange: nil) == nil)
    }

    @Test("A color in Display P3 has its components in sRGB")
    func displayP3() throws {
        // The components were computed through XYZ with the matrices of both standards.
        let view = try subview(
            """
            <view id="v"><color key="backgroundColor" red="0.2" green="0.4" blue="0.9" alpha="1" \
            colorSpace="custom" customColorSpace="displayP3"/></view>
            """
        ).view
        #expect(view.value("backgroundColor") == "27 104 238 100")
    }

    @Test("A named color has the value of the file, and a missing image is a box of its size")
    func resources() throws {
        let (view, undrawn) = try subview(
            """
            <imageView image="Photo" id="v"><color key="backgroundColor" name="Brand"/></imageView>
            """,
            resources: """
                <resources><image name="Photo" width="40" height="30"/>
                <namedColor name="Brand"><color red="0" green="0" blue="1" alpha="1" \
                colorSpace="custom" customColorSpace="sRGB"/></namedColor></resources>
                """)
        #expect(view.value("backgroundColor") == "0 0 255 100")
        guard case .image(let make)? = view.properties["image"] else {
            throw Unexpected("no image")
        }
        #expect(make()?.size == CGSize(width: 40, height: 30))
        #expect(undrawn.count == 1)
        #expect(undrawn.first?.hasPrefix("the image \"Photo\" is drawn as a box") == true)
    }
}

import DocumentSyntax
import Foundation
import Testing

@testable import InterfaceBuilder

/// Views and their properties.
@Suite struct ViewTests {
    @Test("Each kind of view is read without a warning", arguments: IBViewKind.allCases)
    func kinds(kind: IBViewKind) throws {
        guard kind != .unknown else { return }
        let view = try subview("<\(kind.rawValue) tag=\"3\" contentMode=\"left\" id=\"a\"/>")
        #expect(view.kind == kind)
        #expect(view["tag"]?.number == 3)
    }

    @Test("A label has its text, font, colors and numbers")
    func label() throws {
        let view = try subview(
            """
            <label opaque="NO" text="A &amp; B" textAlignment="natural" numberOfLines="0" \
            lineBreakMode="tailTruncation" minimumScaleFactor="0.5" hidden="YES" alpha="0.25" id="l">
            <rect key="frame" x="16" y="11.5" width="42" height="21"/>
            <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" widthSizable="NO"/>
            <fontDescription key="fontDescription" type="system" weight="semibold" pointSize="17"/>
            <nil key="textColor"/>
            <color key="shadowColor" white="0.5" alpha="0.75" colorSpace="calibratedWhite"/>
            <size key="shadowOffset" width="0.0" height="-1"/>
            </label>
            """)
        #expect(view["text"]?.text == "A & B")
        #expect(view["numberOfLines"]?.number == 0)
        #expect(view["hidden"]?.flag == true)
        #expect(view.frame == IBRect(x: 16, y: 11.5, width: 42, height: 21))
        #expect(view.autoresizingMask == ["flexibleMaxX"])
        #expect(view["fontDescription"]?.font?.face == .system(weight: "semibold"))
        #expect(view["fontDescription"]?.font?.pointSize == 17)
        #expect(view["textColor"]?.isNone == true)
        #expect(view["highlightedColor"] == nil)
        #expect(view["shadowColor"]?.color?.alpha == 0.75)
        #expect(view["shadowOffset"]?.size == IBSize(width: 0, height: -1))
    }

    @Test("A text with line breaks and a text in Base64 are in elements")
    func strings() throws {
        let view = try subview(
            "<label id=\"l\"><string key=\"text\">One\nTwo</string></label>")
        #expect(view["text"]?.text == "One\nTwo")
        // Xcode omits the padding of Base64.
        let encoded = try subview(
            """
            <label id="l"><string key="text" base64-UTF8="YES">
            QQhC
            </string></label>
            """)
        #expect(encoded["text"]?.text == "A\u{8}B")
        let padded = try subview(
            "<textView id=\"l\"><mutableString key=\"text\" base64-UTF8=\"YES\">SGk</mutableString></textView>"
        )
        #expect(padded["text"]?.text == "Hi")
    }

    @Test("Text with attributes has fragments with fonts, colors and paragraph styles")
    func attributedText() throws {
        let view = try subview(
            """
            <label id="l"><attributedString key="attributedText">
            <fragment content="Big "><attributes>
            <color key="NSColor" name="labelColor" catalog="System" colorSpace="catalog"/>
            <font key="NSFont" size="24" name="Helvetica-Bold"/>
            <paragraphStyle key="NSParagraphStyle" alignment="center" lineBreakMode="wordWrapping" \
            baseWritingDirection="natural" lineSpacing="3"/>
            <integer key="NSUnderline" value="1"/>
            </attributes></fragment>
            <fragment><string key="content">two
            </string><attributes><font key="NSFont" metaFont="system"/></attributes></fragment>
            </attributedString></label>
            """)
        let text = try #require(view["attributedText"]?.attributedText)
        #expect(text.text == "Big two\n")
        let first = text.fragments[0].attributes
        #expect(first["NSColor"]?.color?.source == .system("labelColor"))
        #expect(first["NSFont"]?.font?.face == .named("Helvetica-Bold", family: nil))
        #expect(first["NSFont"]?.font?.pointSize == 24)
        #expect(first["NSParagraphStyle"]?.object?["lineSpacing"]?.number == 3)
        #expect(first["NSUnderline"]?.number == 1)
        #expect(text.fragments[1].attributes["NSFont"]?.font?.face == .role("system"))
    }

    @Test("A button has its states, insets and configuration")
    func button() throws {
        let view = try subview(
            """
            <button opaque="NO" contentHorizontalAlignment="leading" buttonType="system" id="b">
            <inset key="contentEdgeInsets" minX="1" minY="2" maxX="3" maxY="4"/>
            <state key="normal" title="Buy" image="cart" catalog="system" backgroundImage="box">
            <color key="titleColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="calibratedRGB"/>
            </state>
            <state key="disabled" title="Sold"/>
            <buttonConfiguration key="configuration" style="filled" title="Pay" cornerStyle="capsule">
            <imageReference key="image" image="bolt" catalog="system" symbolScale="large"/>
            <directionalEdgeInsets key="contentInsets" top="1" leading="2" bottom="3" trailing="4"/>
            <fontDescription key="titleFontDescription" type="boldSystem" pointSize="18"/>
            <color key="baseBackgroundColor" systemColor="systemBlueColor"/>
            </buttonConfiguration>
            </button>
            """)
        let normal = view.buttonStates[0]
        #expect(view.buttonStates.map(\.name) == ["normal", "disabled"])
        #expect(normal.title == "Buy")
        #expect(normal.object["image"]?.image == IBImage(name: "cart", isSymbol: true))
        #expect(normal.object["backgroundImage"]?.image == IBImage(name: "box"))
        #expect(normal.object["titleColor"]?.color?.components?.values == [1, 0, 0])
        #expect(
            view["contentEdgeInsets"]?.insets == IBInsets(top: 2, left: 1, bottom: 4, right: 3))
        let configuration = try #require(view.buttonConfiguration)
        #expect(configuration["style"]?.text == "filled")
        #expect(configuration["image"]?.image?.symbol?.scale == "large")
        #expect(
            configuration["contentInsets"]?.insets
                == IBInsets(top: 1, left: 2, bottom: 3, right: 4, isDirectional: true))
    }

    @Test("A segmented control has segments, and a search bar has scope titles")
    func lists() throws {
        let control = try subview(
            """
            <segmentedControl selectedSegmentIndex="1" segmentControlStyle="plain" id="s"><segments>
            <segment title="Day"/><segment title="" image="moon" catalog="system" enabled="NO"/>
            </segments></segmentedControl>
            """)
        #expect(control.segments.map { $0["title"]?.text } == ["Day", ""])
        #expect(control.segments[1]["image"]?.image?.isSymbol == true)
        let bar = try subview(
            """
            <searchBar placeholder="Find" id="s"><textInputTraits key="textInputTraits"/>
            <scopeButtonTitles><string>All</string><string>None</string></scopeButtonTitles>
            </searchBar>
            """)
        #expect(bar["scopeButtonTitles"]?.list.map(\.text) == ["All", "None"])
    }

    @Test("An image names a symbol by its catalog or by the resources of the file")
    func images() throws {
        let list =
            "<resources><image name=\"bell\" catalog=\"system\" width=\"128\" height=\"121\"/></resources>"
        let view = try subview(
            """
            <imageView image="bell" highlightedImage="photo" id="i">
            <preferredSymbolConfiguration key="preferredSymbolConfiguration" \
            configurationType="pointSize" pointSize="20" scale="small" weight="bold"/>
            </imageView>
            """, resources: list)
        #expect(view["image"]?.image?.isSymbol == true)
        #expect(view["highlightedImage"]?.image?.isSymbol == false)
        let symbol = view["preferredSymbolConfiguration"]?.symbolConfiguration
        #expect(symbol?.pointSize == 20 && symbol?.weight == "bold" && symbol?.scale == "small")
    }

    @Test("An effect view has its effect and its content view, and a stack view has its axis")
    func containers() throws {
        let effect = try subview(
            """
            <visualEffectView id="v"><view key="contentView" id="c"><subviews><label id="l"/>
            </subviews></view><vibrancyEffect style="label"><blurEffect style="systemMaterial"/>
            </vibrancyEffect></visualEffectView>
            """)
        #expect(effect["contentView"]?.view?.subviews.count == 1)
        #expect(
            effect["vibrancyEffect"]?.object?["blurEffect"]?.object?["style"]?.text
                == "systemMaterial")
        let stack = try subview(
            """
            <stackView axis="vertical" distribution="equalSpacing" alignment="center" \
            spacing="standard" id="s"><subviews><label id="a"/><label id="b"/></subviews>
            <edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/></stackView>
            """)
        #expect(stack["spacing"]?.text == "standard")
        #expect(stack["layoutMargins"]?.insets == IBInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(stack.subviews.count == 2)
    }

    @Test("Runtime attributes keep their types and values")
    func runtimeAttributes() throws {
        let view = try subview(
            """
            <view id="v"><userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="boolean" keyPath="layer.masksToBounds" value="YES"/>
            <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
            <real key="value" value="4.5"/></userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="color" keyPath="border">
            <color key="value" name="Brand"/></userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="string" keyPath="style" value="big"/>
            <userDefinedRuntimeAttribute type="image" keyPath="icon" value="leaf"/>
            <userDefinedRuntimeAttribute type="size" keyPath="offset">
            <size key="value" width="1" height="2"/></userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="range" keyPath="range">
            <range key="value" location="3" length="4"/></userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="nil" keyPath="nothing"/>
            </userDefinedRuntimeAttributes></view>
            """)
        let values = view.object.runtimeAttributes
        #expect(
            values.map(\.type)
                == ["boolean", "number", "color", "string", "image", "size", "range", "nil"])
        #expect(values[0].value.flag == true)
        #expect(values[1].value.number == 4.5 && values[1].keyPath == "layer.cornerRadius")
        #expect(values[2].value.color?.source == .named("Brand"))
        #expect(values[3].value.text == "big")
        #expect(values[4].value.image?.name == "leaf")
        #expect(values[5].value.size == IBSize(width: 1, height: 2))
        #expect(values[7].value.isNone)
        let missing = try read(
            Files.views(
                """
                <view id="v"><userDefinedRuntimeAttributes>
                <userDefinedRuntimeAttribute type="number" keyPath="k"/>
                </userDefinedRuntimeAttributes></view>
                """))
        #expect(missing.warnings.map(\.message).joined().contains("\"k\" without a value"))
    }

    @Test("Outlets, collections, actions and custom classes connect objects")
    func connections() throws {
        let view = try subview(
            """
            <button id="b" customClass="Buy" customModule="Shop" customModuleProvider="target">
            <connections>
            <outlet property="width" destination="top" id="o1"/>
            <outletCollection property="labels" destination="top" collectionClass="NSArray" id="o2"/>
            <outletCollection property="labels" destination="b" appends="YES" id="o3"/>
            <action selector="buy:" destination="-1" eventType="touchUpInside" id="o4"/>
            </connections></button>
            """)
        let connections = view.object.connections
        #expect(connections.outlets.map(\.property) == ["width"])
        #expect(connections.collections.map(\.destination.rawValue) == ["top", "b"])
        #expect(connections.collections[1].appends)
        #expect(connections.actions.first?.destination.rawValue == "-1")
        #expect(connections.actions.first?.event == "touchUpInside")
        #expect(
            view.object.customClass == IBCustomClass(name: "Buy", module: "Shop", isInTarget: true))
    }

    @Test("Accessibility has its label, hint and traits")
    func accessibility() throws {
        let view = try subview(
            """
            <label id="l"><accessibility key="accessibilityConfiguration" label="Price" hint="Euro" \
            identifier="price"><accessibilityTraits key="traits" staticText="YES" header="YES"/>
            <bool key="isElement" value="YES"/></accessibility></label>
            """)
        let object = try #require(view["accessibilityConfiguration"]?.object)
        #expect(object["label"]?.text == "Price")
        #expect(object["traits"]?.options == ["staticText", "header"])
        #expect(object["isElement"]?.flag == true)
    }
}

import DocumentSyntax
import Testing

@testable import InterfaceBuilder

/// Colors, fonts and their resources.
@Suite struct ColorTests {
    private func color(_ attributes: String) throws -> IBColor? {
        try subview("<view id=\"v\"><color key=\"backgroundColor\" \(attributes)/></view>")[
            "backgroundColor"]?.color
    }

    @Test(
        "Components keep their color space",
        arguments: [
            ("white=\"0.5\" alpha=\"1\" colorSpace=\"calibratedWhite\"", IBColor.Space.gray),
            (
                "white=\"1\" alpha=\"1\" colorSpace=\"custom\" "
                    + "customColorSpace=\"genericGamma22GrayColorSpace\"", .gray
            ),
            ("red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\" colorSpace=\"deviceRGB\"", .sRGB),
            (
                "red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\" colorSpace=\"custom\" "
                    + "customColorSpace=\"displayP3\"", .displayP3
            ),
            (
                "red=\"2\" green=\"0\" blue=\"0\" alpha=\"1\" colorSpace=\"custom\" "
                    + "customColorSpace=\"extendedSRGB\"", .extendedSRGB
            ),
            (
                "cyan=\"1\" magenta=\"0\" yellow=\"0\" black=\"0\" alpha=\"1\" "
                    + "colorSpace=\"deviceCMYK\"", .cmyk
            ),
        ])
    func spaces(attributes: String, space: IBColor.Space) throws {
        #expect(try color(attributes)?.components?.space == space)
    }

    @Test("Named and system colors have their values in the resources")
    func names() throws {
        let document = try readFully(
            Files.xib(
                """
                <view id="v"><color key="backgroundColor" name="Brand"/>
                <color key="tintColor" systemColor="systemBlueColor"/></view>
                """,
                after: """
                    <resources>
                    <namedColor name="Brand"><color red="0.1" green="0.2" blue="0.3" alpha="0.4" \
                    colorSpace="custom" customColorSpace="sRGB"/></namedColor>
                    <systemColor name="systemBlueColor"><color red="0.0" green="0.5" blue="1" \
                    alpha="1" colorSpace="custom" customColorSpace="sRGB"/></systemColor>
                    </resources>
                    """))
        let view = document.views[0]
        let brand = try #require(view["backgroundColor"]?.color)
        #expect(brand.source == .named("Brand"))
        #expect(document.resources.components(of: brand)?.values == [0.1, 0.2, 0.3])
        #expect(document.resources.components(of: brand)?.alpha == 0.4)
        let blue = try #require(view["tintColor"]?.color)
        #expect(document.resources.components(of: blue)?.values == [0, 0.5, 1])
    }

    @Test("System colors of older files have their own names, with values beside the name")
    func legacy() throws {
        #expect(
            try color("cocoaTouchSystemColor=\"darkTextColor\"")?.source
                == .legacySystem("darkTextColor"))
        #expect(
            try color(
                "xcode11CocoaTouchSystemColor=\"systemBackgroundColor\" "
                    + "cocoaTouchSystemColor=\"whiteColor\"")?.source
                == .system("systemBackgroundColor"))
        let both = try color(
            "systemColor=\"labelColor\" white=\"0\" alpha=\"1\" colorSpace=\"custom\" "
                + "customColorSpace=\"genericGamma22GrayColorSpace\"")
        #expect(both?.source == .system("labelColor"))
        #expect(both?.fallback?.values == [0])
    }

    @Test("An unknown color space and a color without components are warnings")
    func warnings() throws {
        let odd = try read(
            Files.views(
                "<view id=\"v\"><color key=\"c\" white=\"1\" alpha=\"1\" colorSpace=\"odd\"/></view>"
            ))
        #expect(
            odd.warnings.map(\.message)
                == ["found colorSpace=\"odd\", expected a color space of 1 component"])
        #expect(odd.views[0].subviews[0]["c"]?.color?.components?.space == .gray)
        let none = try read(Files.views("<view id=\"v\"><color key=\"c\"/></view>"))
        #expect(none.warnings.map(\.message).joined().contains("without components and name"))
    }

    @Test(
        "Fonts of the system, of a text style, of a family",
        arguments: [
            ("type=\"boldSystem\" pointSize=\"15\"", IBFont.Face.boldSystem, 15 as Double?),
            ("type=\"italicSystem\" pointSize=\"15\"", .italicSystem, 15),
            ("type=\"system\" pointSize=\"12\"", .system(weight: nil), 12),
            ("style=\"UICTFontTextStyleHeadline\"", .textStyle("UICTFontTextStyleHeadline"), nil),
            (
                "name=\"Avenir-Book\" family=\"Avenir\" pointSize=\"9\"",
                .named("Avenir-Book", family: "Avenir"), 9
            ),
        ])
    func fonts(attributes: String, face: IBFont.Face, size: Double?) throws {
        let view = try subview(
            "<label id=\"l\"><fontDescription key=\"fontDescription\" \(attributes)/></label>")
        #expect(view["fontDescription"]?.font?.face == face)
        #expect(view["fontDescription"]?.font?.pointSize == size)
    }

    @Test("Custom fonts are listed by the names of their files")
    func customFonts() throws {
        let text = Files.xib(
            "",
            after: "<customFonts key=\"customFonts\"><array key=\"A.ttf\">"
                + "<string>A-Bold</string></array></customFonts>")
        #expect(try readFully(text).resources.fonts == ["A.ttf": ["A-Bold"]])
    }
}

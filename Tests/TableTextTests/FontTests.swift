import Foundation
import TableDrawing
import TableText
import Testing

@Suite struct FontTests {
    @Test(arguments: [
        (Font.TextStyle.largeTitle, 34.0), (.title1, 28), (.title2, 22), (.title3, 20),
        (.headline, 17), (.body, 17), (.callout, 16), (.subheadline, 15), (.footnote, 13),
        (.caption1, 12), (.caption2, 11),
    ])
    func textStylesHaveTheirDefaultSizes(style: Font.TextStyle, size: Double) {
        #expect(Font.preferredFont(forTextStyle: style).pointSize == CGFloat(size))
    }

    @Test func textStylesFollowTheContentSizeCategoryOfTheTraits() {
        let sizes = ContentSizeCategory.allCases.map { category in
            TraitCollection.$current.withValue(
                TraitCollection(preferredContentSizeCategory: category)
            ) { Font.preferredFont(forTextStyle: .body).pointSize }
        }
        #expect(sizes == [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53])
        for style in Font.TextStyle.allCases {
            let growing = ContentSizeCategory.allCases.map(style.pointSize(for:))
            #expect(growing == growing.sorted())
            #expect(growing.count == 12)
        }
    }

    @Test func onlyTheHeadlineIsSemibold() {
        let heavy = Font.TextStyle.allCases.filter {
            Font.preferredFont(forTextStyle: $0).weight == .semibold
        }
        #expect(heavy == [.headline])
    }

    @Test func weightsDrawTheirOwnFaces() {
        let weights: [(Font.Weight, String)] = [
            (.ultraLight, "Inter Thin"), (.thin, "Inter Extra Light"), (.light, "Inter Light"),
            (.regular, "Inter"), (.medium, "Inter Medium"), (.semibold, "Inter Semi Bold"),
            (.bold, "Inter Bold"), (.heavy, "Inter Extra Bold"), (.black, "Inter Black"),
        ]
        for (weight, name) in weights {
            let text = TextLayout(
                "a", font: .systemFont(ofSize: 17, weight: weight),
                in: CGSize(width: 50, height: 50))
            #expect(text.faceNames == [name])
        }
    }

    @Test func theSystemFontFollowsTheTheme() {
        let font = Font.boldSystemFont(ofSize: 17)
        #expect(era(.helvetica) { font.lineHeight } == 21)
        #expect(era(.helvetica) { font.familyName } == "Nimbus Sans")
        #expect(abs(era(.sanFrancisco) { font.lineHeight } - 20.287109375) < 1e-9)
        #expect(era(.helvetica) { layout("a").faceNames } == ["Nimbus Sans"])
        #expect(era(.sanFrancisco) { layout("a").faceNames } == ["Inter"])
    }

    @Test(arguments: [
        ("Helvetica", "Nimbus Sans"), ("Helvetica-Bold", "Nimbus Sans Bold"),
        ("Helvetica-Oblique", "Nimbus Sans Italic"),
        ("Helvetica-BoldOblique", "Nimbus Sans Bold Italic"), ("Inter", "Inter"),
        ("Inter-SemiBoldItalic", "Inter Semi Bold Italic"),
        ("SFProText-Semibold", "Inter Semi Bold"),
        ("Noto Sans Hebrew", "Noto Sans Hebrew"),
    ])
    func fontsAreFoundByName(name: String, face: String) throws {
        let font = try #require(Font(name: name, size: 12))
        let text = TextLayout(
            name == "Noto Sans Hebrew" ? "ש" : "a", font: font, in: CGSize(width: 90, height: 90))
        #expect(text.faceNames == [face])
    }

    @Test func namedHelveticaHasItsMetricsInEveryTheme() {
        #expect(Font(name: "Helvetica", size: 17)?.lineHeight == 21)
    }

    @Test func anUnknownNameReturnsNilAndTheMessageAdvisesAFolder() {
        let found = diagnostics { #expect(Font(name: "Comic Sans MS", size: 12) == nil) }
        #expect(found.map(\.identifier) == ["text.missing-font"])
        #expect(found.first?.message.contains("\"Comic Sans MS\"") == true)
        #expect(found.first?.message.contains("--fonts DIR") == true)
    }

    @Test func aFamilyOfTheBookHasTheMetricsOfItsFiles() throws {
        let font = try #require(Font(name: "Inter", size: 100))
        // Inter's own metrics: ascender 1984 and descender -494 of 2048 units, not San Francisco's.
        #expect(abs(font.ascender - 96.875) < 0.1)
        #expect(abs(font.descender + 24.12) < 0.1)
        #expect(abs(font.capHeight - 72.7) < 0.2)
        #expect(abs(font.xHeight - 54.6) < 0.4)
    }

    @Test func traitsAreAdded() {
        let font = Font.systemFont(ofSize: 17).withTraits(bold: true, italic: true).withSize(20)
        let text = TextLayout("a", font: font, in: CGSize(width: 90, height: 90))
        #expect(text.faceNames == ["Inter Bold Italic"])
        #expect(font.pointSize == 20)
    }

    @Test func monospacedDigitsHaveEqualWidths() {
        func width(_ text: String) -> CGFloat {
            TextLayout(
                text, font: .monospacedDigitSystemFont(ofSize: 17, weight: .regular),
                in: CGSize(width: 200, height: 200)
            ).size.width
        }
        #expect(width("1111") == width("8888"))
        #expect(layout("1111").size.width < layout("8888").size.width)
    }

    @Test(arguments: [CGFloat.nan, 0, -3, -CGFloat.infinity])
    func anInvalidSizeBecomesTheSystemSize(size: CGFloat) {
        let found = diagnostics { #expect(Font.systemFont(ofSize: size).pointSize == 14) }
        #expect(found.map(\.identifier) == ["text.font-size"])
    }

    @Test(arguments: [CGFloat.infinity, 1e300, 2_001])
    func aGiganticSizeIsLimited(size: CGFloat) {
        let found = diagnostics { #expect(Font.systemFont(ofSize: size).pointSize == 2_000) }
        #expect(found.map(\.identifier) == ["text.font-size"])
    }
}

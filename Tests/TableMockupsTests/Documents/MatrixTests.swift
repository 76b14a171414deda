import Foundation
import TableDrawing
import TableControls
import TableScreens
import TableThemes
import Testing

@testable import DocumentSyntax
@testable import TableMockups

@Suite struct MatrixTests {
    private static let rows = "\ntable: {rows: [{text: a}]}"

    private func names(_ matrix: String) throws -> [String] {
        try document("matrix: \(matrix)" + Self.rows).variants().map { $0.variant.name(of: "x") }
    }

    @Test("Names contain the axes with several values, in the matrix's own order")
    func names() throws {
        #expect(try names("{}") == ["x"])
        #expect(try names("{appearance: dark}") == ["x"])
        #expect(
            try names("{direction: [ltr, rtl], appearance: [light, dark]}")
                == ["x.light.ltr", "x.light.rtl", "x.dark.ltr", "x.dark.rtl"])
        #expect(
            try names("{scale: [0.5, 2], device: [ipad-9.7, iphone-5]}")
                == ["x.ipad-9-7.0-5x", "x.ipad-9-7.2x", "x.iphone-5.0-5x", "x.iphone-5.2x"])
        #expect(
            try names("{locale: [en_US, pt-BR, \"de-DE@collation=phonebook\"]}")
                == ["x.en-US", "x.pt-BR", "x.de-DE-collation-phonebook"])
        #expect(
            try names("{theme: [modern, classic], contrast: [high, normal]}")
                == ["x.ios15.high", "x.ios15.normal", "x.ios6.high", "x.ios6.normal"])
    }

    @Test("Each value of each axis reaches the document")
    func values() throws {
        let base = try document(
            "matrix: {theme: [classic], appearance: [dark], contrast: [high], scale: [0.5], "
                + "contentSize: [accessibilityExtraExtraExtraLarge], direction: [rtl], "
                + "device: [iphone-5], locale: [de]}" + Self.rows)
        let variants = try base.variants()
        let changed = try #require(variants.first?.document)
        #expect(variants.count == 1)
        let context = changed.context()
        #expect(context.theme == .classic)
        #expect(context.locale.identifier == "de")
        #expect(
            context.traits
                == TraitCollection(
                    userInterfaceStyle: .dark, accessibilityContrast: .high,
                    layoutDirection: .rightToLeft,
                    preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge,
                    displayScale: 0.5))
        #expect(changed.screen.size == CGSize(width: 320, height: 568))
    }

    @Test("Screen settings that the matrix's devices replace are a warning")
    func replacedScreen() throws {
        let read = try document(
            "screen: {width: 300, height: 200, scale: 2}\nmatrix: {device: [iphone-5, iphone-13]}"
                + Self.rows)
        #expect(
            read.warnings.map(\.message)
                == ["width", "height", "scale"].map {
                    "the \($0) of the screen has no effect, because the matrix's devices have their "
                        + "own \($0); remove either"
                })
        #expect(read.warnings.first?.location.column == 17)
        for screen in [
            "screen: {height: content}\nmatrix: {device: [iphone-5]}",
            "screen: {height: 200}\nmatrix: {scale: [1, 2]}",
        ] {
            #expect(try document(screen + Self.rows).warnings.isEmpty)
        }
    }

    @Test("A locale sets its direction, unless the document states a direction")
    func directions() throws {
        let locales = "matrix: {locale: [en, ar, fa, ur, he]}"
        let free = try document(locales + Self.rows).variants()
        #expect(
            free.map { $0.document.context().traits.layoutDirection }
                == [.leftToRight, .rightToLeft, .rightToLeft, .rightToLeft, .rightToLeft])
        let fixed = try document("direction: ltr\n" + locales + Self.rows).variants()
        try #require(fixed.count == 5)
        #expect(
            fixed.allSatisfy { $0.document.context().traits.layoutDirection == .leftToRight })
    }

    @Test("A device keeps the height of the content and the orientation")
    func devices() throws {
        let whole = try document(
            "screen: {width: 100, height: content, scale: 1}\nmatrix: {device: [ipad-mini]}"
                + Self.rows
        ).variants()[0].document.screen
        #expect(whole.width == 744)
        #expect(whole.height == .content)
        #expect(whole.scale == 2)
        let turned = try document(
            "screen: {device: iphone-5, orientation: landscape}\nmatrix: {device: [iphone-6]}"
                + Self.rows
        ).variants()[0].document.screen
        #expect(turned.size == CGSize(width: 667, height: 375))
    }

    @Test("Every content size category has UIKit's name")
    func contentSizes() throws {
        for category in ContentSizeCategory.allCases {
            let document = try document("contentSize: \(category)" + Self.rows)
            #expect(document.context().traits.preferredContentSizeCategory == category)
        }
        #expect(ContentSizeCategory.allCases.count == 12)
    }

    @Test(
        "Mistakes in a matrix are reported at their locations",
        arguments: [
            (
                "{appearnce: [dark]}",
                "1:10 found the unknown key \"appearnce\" in a matrix; did you mean \"appearance\"?"
            ),
            (
                "{appearance: [light, drak]}",
                "1:30 found \"drak\", expected \"light\" or \"dark\"; did you mean \"dark\"?"
            ),
            ("{scale: [1, 2, 1]}", "1:24 \"1\" is given twice; give each value once"),
            (
                "{direction: [ltr, leftToRight]}",
                "1:27 \"leftToRight\" is given twice; give each value once"
            ),
            (
                "{locale: [en, EN]}",
                "1:23 the pictures of \"EN\" and \"en\" would have equal names; give either value"
            ),
            (
                "{locale: []}",
                "1:18 expected a value or a list of at least one, found an empty list "
                    + "(without the key, the axis is left as it is)"
            ),
            (
                "[dark]",
                "1:9 expected a matrix, written as keys and values, found a list "
                    + "(a matrix is written {appearance: [light, dark]})"
            ),
        ])
    func mistakesOfAMatrix(matrix: String, message: String) {
        #expect(mistakes("matrix: \(matrix)" + Self.rows) == [message])
    }

    @Test("Too many variants are an error that states their number")
    func limit() throws {
        let devices = Device.all.prefix(11).map(\.name).joined(separator: ", ")
        let sizes = ContentSizeCategory.allCases.map { "\($0)" }.joined(separator: ", ")
        let most = "matrix: {device: [\(devices)], contentSize: [\(sizes)], theme: [modern], "
        #expect(
            mistakes(most + "appearance: [light, dark], direction: [ltr, rtl]}" + Self.rows) == [
                "1:9 the matrix has 2 × 12 × 2 × 11 = 528 variants; the limit is 500"
            ])
        #expect(try document(most + "direction: [ltr, rtl]}" + Self.rows).matrix.count == 264)
    }

    @Test("An axis of the command line is read by the rules of documents")
    func arguments() throws {
        #expect(try RenderMatrix(axis: "scale=0.5,2").scale == [0.5, 2])
        #expect(try RenderMatrix(axis: "locale=pt-BR").locale == [Locale(identifier: "pt_BR")])
        for wrong in ["", "scale", "=2", "scale=", "scale=a", "scale=1,,2", "scale=2,2", "size=2"] {
            #expect(throws: DocumentError.self, "\(wrong)") { try RenderMatrix(axis: wrong) }
        }
    }
}

import Foundation
import TableDrawing
import TableText
import Testing

@Suite struct FontMetricsTests {
    /// Heights that Xcode saved for labels, and the heights that the rule computes for other sizes.
    @Test(arguments: [
        (10.0, 13.0), (11, 14), (12, 15), (13, 16), (14, 17), (15, 18), (16, 20), (17, 21),
        (18, 22), (20, 24), (22, 26), (24, 29),
    ])
    func helveticaHasWholeLineHeights(size: Double, height: Double) {
        #expect(FontMetrics.helvetica.lineHeight(ofSize: CGFloat(size)) == CGFloat(height))
    }

    @Test func helveticasBaselineHasTheAdditionalSpaceAbove() {
        let metrics = FontMetrics.helvetica
        #expect(metrics.ascender(ofSize: 17) == 17)
        #expect(metrics.descender(ofSize: 17) == 4)
        #expect(metrics.ascender(ofSize: 14) == 13)
        #expect(metrics.descender(ofSize: 100) == 23)
    }

    @Test(arguments: [
        (10.0, 12.0, 12.0), (11, 13.5, 13.33), (12, 14.5, 14.33), (13, 16, 15.67), (14, 17, 17),
        (15, 18, 18), (16, 19.5, 19.33), (17, 20.5, 20.33), (19, 23, 23), (20, 24, 24),
        (22, 26.5, 26.33), (28, 33.5, 33.67), (34, 41, 40.67),
    ])
    func sanFranciscoRoundsUpToTheHeightsThatXcodeSaved(
        size: Double, twice: Double, thrice: Double
    ) {
        let text = AttributedText("A", font: .systemFont(ofSize: CGFloat(size)))
        func height(_ scale: CGFloat) -> CGFloat {
            TextLayout.labelSize(text, fitting: .zero, scale: scale).height
        }
        #expect(height(2) == CGFloat(twice))
        #expect(abs(height(3) - CGFloat(thrice)) < 0.01)
    }

    @Test(arguments: [(9.0, 11.0), (12, 14), (17, 20)])
    func helveticaNeueRoundsUpToTheHeightsThatXcodeSaved(size: Double, height: Double) throws {
        let font = try #require(Font(name: "HelveticaNeue-Medium", size: CGFloat(size)))
        let text = AttributedText("A", font: font)
        #expect(TextLayout.labelSize(text, fitting: .zero, scale: 1).height == CGFloat(height))
    }

    @Test func sanFranciscoHasTheLoggedMetrics() {
        let font = Font.systemFont(ofSize: 20)
        #expect(abs(font.ascender - 19.04) < 0.01)
        #expect(abs(font.descender + 4.82) < 0.01)
        #expect(abs(Font.systemFont(ofSize: 15).lineHeight - 17.900391) < 1e-6)
        #expect((Font.systemFont(ofSize: 17).capHeight).rounded() == 12)
    }

    @Test func theSubstitutesForMissingLettersDoNotChangeALinesHeight() {
        let plain = layout("abc")
        for text in ["abc שלום", "日本語", "😀", "नमस्ते", "مرحبا"] {
            #expect(layout(text).size.height == plain.size.height)
            #expect(layout(text).firstBaseline == plain.firstBaseline)
        }
    }
}

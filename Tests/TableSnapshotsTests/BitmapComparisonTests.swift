import Foundation
import TableDrawing
import Testing

@testable import TableSnapshots

@Suite struct BitmapComparisonTests {
    private let white = Bitmap(width: 20, height: 10, filling: 0xFFFF_FFFF)

    @Test func equalPicturesAreEqual() {
        let comparison = BitmapComparison(expected: white, actual: white)
        #expect(comparison.isEqual)
        #expect(comparison.difference == nil)
    }

    @Test func emptyPicturesAreEqual() {
        let empty = Bitmap(width: 0, height: 0)
        #expect(BitmapComparison(expected: empty, actual: empty).isEqual)
    }

    @Test func oneStepOfOneChannelOfOnePixelIsADifference() {
        for shift: UInt32 in [0, 8, 16, 24] {
            var changed = white
            changed[19, 9] -= 1 << shift
            let comparison = BitmapComparison(expected: white, actual: changed)
            #expect(!comparison.isEqual)
            #expect(
                comparison.difference
                    == .init(
                        count: 1, worst: 1, columns: 19..<20, rows: 9..<10, firstX: 19, firstY: 9))
        }
    }

    @Test func countWorstPlaceAndFirstAreThoseOfAllDifferingPixels() {
        var changed = white
        changed[12, 3] = 0xFFFF_FFF0
        changed[4, 5] = 0xFF00_FFFF
        changed[7, 8] = 0xFFFE_FFFF
        let comparison = BitmapComparison(expected: white, actual: changed)
        #expect(
            comparison.difference
                == .init(
                    count: 3, worst: 255, columns: 4..<13, rows: 3..<9, firstX: 12, firstY: 3))
        #expect(
            comparison.description == """
                3 of 200 pixels differ, the worst by 255 of 255; \
                the first at (12, 3), all within x 4–12, y 3–8
                """)
    }

    @Test func picturesOfDifferentSizesSaySo() {
        let other = Bitmap(width: 10, height: 20, filling: 0xFFFF_FFFF)
        let comparison = BitmapComparison(expected: white, actual: other)
        #expect(!comparison.isEqual)
        #expect(comparison.description == "the picture is 10 × 20 px, but 20 × 10 px was recorded")
    }

    @Test func thePictureShowsExpectedActualAndTheDifference() {
        let expected = Bitmap(width: 3, height: 2, filling: 0xFF00_0000)
        var actual = expected
        actual[1, 0] = 0xFF00_00FF
        let picture = BitmapComparison(expected: expected, actual: actual).picture
        #expect(picture.width == 3 * 3 + 2 * BitmapComparison.gap)
        #expect(
            ascii(picture) == """
                ###········#b#········:M:
                ###········###········:::
                """)
    }

    @Test func whatOnlyOnePictureCoversIsMarked() {
        let expected = Bitmap(width: 2, height: 1, filling: 0xFF00_0000)
        let actual = Bitmap(width: 1, height: 2, filling: 0xFF00_0000)
        let picture = BitmapComparison(expected: expected, actual: actual).picture
        #expect(
            ascii(picture) == """
                ##········#········:M
                ··········#········M·
                """)
    }

    @Test func aTransparentPictureShowsACheckerboard() {
        let clear = Bitmap(width: 16, height: 1)
        let picture = BitmapComparison(
            expected: clear, actual: Bitmap(width: 16, height: 1, filling: 0xFF00_0000)
        ).picture
        #expect(picture[0, 0] == 0xFFFF_FFFF)
        #expect(picture[8, 0] == 0xFFE0_E0E0)
    }

    @Test func ofATallPictureTheDifferingPartIsShown() {
        let expected = Bitmap(width: 1, height: 20_000, filling: 0xFF00_0000)
        var actual = expected
        actual[0, 15_000] = 0xFF00_00FF
        let picture = BitmapComparison(expected: expected, actual: actual).picture
        #expect(picture.height == BitmapComparison.maximumHeight)
        #expect(picture.pixels.filter { $0 == BitmapComparison.mark }.count == 1)
    }

    private func ascii(_ bitmap: Bitmap) -> String {
        let letters: [UInt32: String] = [
            0xFF00_0000: "#", 0xFF00_00FF: "b", BitmapComparison.gapPixel: "·",
            BitmapComparison.mark: "M", 0xFFBF_BFBF: ":",
        ]
        return (0..<bitmap.height).map { y in
            (0..<bitmap.width).map { letters[bitmap[$0, y]] ?? "?" }.joined()
        }.joined(separator: "\n")
    }
}

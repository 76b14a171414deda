import Testing

@testable import TableCompositing

/// Pixels that an interval covers, and the covered shares.
@Suite struct PixelShareTests {
    private func shares(_ start: Double, _ end: Double) -> [PixelShare] {
        PixelShare.shares(from: start, to: end)
    }

    @Test func `whole pixels are a single stretch`() {
        #expect(shares(2, 9) == [PixelShare(pixels: 2..<9, share: 1)])
        #expect(shares(2 - 1e-9, 9 + 1e-9) == [PixelShare(pixels: 2..<9, share: 1)])
        #expect(shares(-3, -2) == [PixelShare(pixels: -3..<(-2), share: 1)])
    }

    @Test func `the ends are partly covered`() {
        #expect(
            shares(1.25, 4.5) == [
                PixelShare(pixels: 1..<2, share: 0.75), PixelShare(pixels: 2..<4, share: 1),
                PixelShare(pixels: 4..<5, share: 0.5),
            ])
        #expect(
            shares(1.25, 2.5) == [
                PixelShare(pixels: 1..<2, share: 0.75), PixelShare(pixels: 2..<3, share: 0.5),
            ])
        #expect(shares(1.25, 1.5) == [PixelShare(pixels: 1..<2, share: 0.25)])
        #expect(shares(-0.5, 0) == [PixelShare(pixels: -1..<0, share: 0.5)])
    }

    @Test func `shapes without extent cover no pixel`() {
        #expect(shares(3, 3).isEmpty)
        #expect(shares(3, 2).isEmpty)
        #expect(shares(3.001, 3.0011).isEmpty)
    }
}

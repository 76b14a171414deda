import Testing

@testable import Tableshot

/// Pixels whose stretches of one colour are kept as one.
@Suite struct PixelRunsTests {
    private static func runs(_ pixels: [UInt32]) -> PixelRuns {
        pixels.withUnsafeBufferPointer(PixelRuns.init)
    }

    @Test(arguments: Array(0...40) + [255, 256, 257])
    func `pixels come back as they were, whatever their number`(count: Int) {
        let one = [UInt32](repeating: 0xFF12_3456, count: count)
        #expect(Self.runs(one).pixels == one)
        let many = (0..<UInt32(count)).map { 0xFF00_0000 | $0 }
        #expect(Self.runs(many).pixels == many)
        #expect(Self.runs(many).count == count)
    }

    @Test func `pixels come back as they were where colours change anywhere`() {
        let colours: [UInt32] = [0, 1, 1 << 31, UInt32.max]
        // Stretches of 1 to 90 pixels; 37 is prime to 90, so that each length comes at many places.
        var step = 0
        for _ in 0..<200 {
            var pixels: [UInt32] = []
            while pixels.count < 600 {
                let length = 1 + step * 37 % 90
                pixels += [UInt32](repeating: colours[step * 7 % 4], count: length)
                step += 1
            }
            #expect(Self.runs(pixels).pixels == pixels)
        }
    }

    @Test func `a stretch of one colour takes two numbers, however long it is`() {
        #expect(Self.runs([UInt32](repeating: 7, count: 64_000)).byteCount == 8)
        let halves =
            [UInt32](repeating: 7, count: 3_200) + [UInt32](repeating: 8, count: 3_200)
        #expect(Self.runs(halves).byteCount == 16)
    }
}

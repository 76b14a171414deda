import Testing

@testable import TableCompositing

/// Pixels with run-length encoding.
@Suite struct PixelRunsTests {
    private static func runs(_ pixels: [UInt32]) -> PixelRuns {
        pixels.withUnsafeBufferPointer(PixelRuns.init)
    }

    /// Returns the pixels without encoding.
    private static func written(_ runs: PixelRuns) -> [UInt32] {
        [UInt32](unsafeUninitializedCapacity: runs.count) { buffer, count in
            if let base = buffer.baseAddress { runs.write(0..<runs.count, to: base) }
            count = runs.count
        }
    }

    /// Returns stretches of 1 to 90 pixels.
    ///
    /// The numbers 37 and 90 have no common divisor, so each length occurs at many positions.
    private static func stretches(_ count: Int, of colours: [UInt32], step: inout Int) -> [UInt32] {
        var pixels: [UInt32] = []
        while pixels.count < count {
            let length = 1 + step * 37 % 90
            let colour = colours[step * 7 % colours.count]
            pixels += [UInt32](repeating: colour, count: length)
            step += 1
        }
        return Array(pixels.prefix(count))
    }

    @Test(arguments: Array(0...40) + [255, 256, 257])
    func `the encoding restores any number of pixels`(count: Int) {
        let one = [UInt32](repeating: 0xFF12_3456, count: count)
        #expect(Self.written(Self.runs(one)) == one)
        let many = (0..<UInt32(count)).map { 0xFF00_0000 | $0 }
        #expect(Self.written(Self.runs(many)) == many)
        #expect(Self.runs(many).count == count)
    }

    @Test func `the encoding restores pixels with changes at any position`() {
        let colours: [UInt32] = [0, 1, 1 << 31, UInt32.max]
        var step = 0
        for _ in 0..<200 {
            let pixels = Self.stretches(600, of: colours, step: &step)
            #expect(Self.written(Self.runs(pixels)) == pixels)
        }
    }

    @Test func `a part of the pixels is restored without writing to other pixels`() {
        var step = 0
        let pixels = Self.stretches(600, of: [0, 1, 1 << 31, UInt32.max], step: &step)
        let runs = Self.runs(pixels)
        for lower in stride(from: 0, through: 600, by: 7) {
            for upper in [lower, lower + 1, lower + 16, lower + 150, 600] where upper <= 600 {
                var written = [UInt32](repeating: 9, count: upper - lower + 2)
                written.withUnsafeMutableBufferPointer { buffer in
                    if let base = buffer.baseAddress { runs.write(lower..<upper, to: base + 1) }
                }
                #expect(written == [9] + pixels[lower..<upper] + [9])
            }
        }
    }

    @Test(arguments: [1 / 3.0, 0.5, 0.987])
    func `a mixture of stretches equals the mixture of each pixel`(share: Double) {
        // Opaque mixtures, and a translucent mixture.
        let colours: [UInt32] = [0xFFFF_FFFF, 0xFF12_3456, 0xFF00_80FE, 0x8040_2010]
        let weight = Int((share * 65_536).rounded())
        func byte(_ a: UInt32, _ b: UInt32, _ shift: UInt32) -> UInt32 {
            let (one, other) = (Int(a >> shift & 255), Int(b >> shift & 255))
            return UInt32((one * (65_536 - weight) + other * weight + 32_768) / 65_536) << shift
        }
        var step = 0
        for count in [0, 1, 15, 16, 17, 640] {
            let first = Self.stretches(count, of: colours, step: &step)
            let second = Self.stretches(count, of: colours.reversed(), step: &step)
            let mixed = Self.runs(first).mixed(
                with: Self.runs(second), weight: MixtureWeight(share: share))
            let expected = zip(first, second).map { a, b in
                [0, 8, 16, 24].reduce(UInt32(0)) { $0 | byte(a, b, $1) }
            }
            #expect(mixed == expected)
        }
    }

    @Test func `a stretch of a colour takes two numbers at any length`() {
        #expect(Self.runs([UInt32](repeating: 7, count: 64_000)).byteCount == 8)
        let halves =
            [UInt32](repeating: 7, count: 3_200) + [UInt32](repeating: 8, count: 3_200)
        #expect(Self.runs(halves).byteCount == 16)
    }
}

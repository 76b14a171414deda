import TableDrawing
import Testing

@Suite struct PixelBlockTests {
    @Test func `a block has a colour only if its pixels are equal in all bits`() {
        var pixels = [UInt32](repeating: 0xFF12_3456, count: PixelBlock.count + 2)
        #expect(PixelBlock.color(at: pixels) == 0xFF12_3456)
        #expect(PixelBlock.isAll(0xFF12_3456, at: pixels))
        #expect(!PixelBlock.isAll(0xFF12_3457, at: pixels))
        for place in 0..<PixelBlock.count {
            for bit in 0..<32 {
                pixels[place] ^= 1 << bit
                #expect(PixelBlock.color(at: pixels) == nil)
                pixels[place] ^= 1 << bit
            }
        }
        // Pixels after the block have no effect, and neither has the block's address.
        pixels[PixelBlock.count + 1] = 0
        pixels.withUnsafeBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return }
            #expect(PixelBlock.color(at: base) == 0xFF12_3456)
            #expect(PixelBlock.color(at: base + 1) == 0xFF12_3456)
            #expect(PixelBlock.color(at: base + 2) == nil)
        }
    }
}

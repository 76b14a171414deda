/// Sixteen pixels in a row, looked at together: most of a table is of one colour for long.
public enum PixelBlock {
    /// How many pixels a block has.
    public static let count = 16

    /// The colour of a block whose pixels are all alike; memory for `count` pixels is read.
    @inlinable @inline(__always)
    public static func color(at pixels: UnsafePointer<UInt32>) -> UInt32? {
        isAll(pixels[0], at: pixels) ? pixels[0] : nil
    }

    /// Whether all pixels of a block have a colour.
    @inlinable @inline(__always)
    public static func isAll(_ color: UInt32, at pixels: UnsafePointer<UInt32>) -> Bool {
        // In words, and without a branch between them: compilers make a few vectors of it.
        let bytes = UnsafeRawPointer(pixels)
        let pair = UInt64(color) << 32 | UInt64(color)
        var difference: UInt64 = 0
        for word in 0..<8 {
            difference |= bytes.loadUnaligned(fromByteOffset: 8 &* word, as: UInt64.self) ^ pair
        }
        return difference == 0
    }
}

/// Block of sixteen consecutive pixels, tested at once, because most of a table consists of
/// long runs of a single colour.
public enum PixelBlock {
    /// Number of pixels in a block.
    public static let count = 16

    /// Returns the common colour of the block's pixels, or `nil` if the pixels differ.
    ///
    /// Reads memory for `count` pixels.
    @inlinable @inline(__always)
    public static func color(at pixels: UnsafePointer<UInt32>) -> UInt32? {
        isAll(pixels[0], at: pixels) ? pixels[0] : nil
    }

    /// Returns whether all pixels of a block have the given colour.
    @inlinable @inline(__always)
    public static func isAll(_ color: UInt32, at pixels: UnsafePointer<UInt32>) -> Bool {
        // Compares words without branches, so that compilers emit a few vector instructions.
        let bytes = UnsafeRawPointer(pixels)
        let pair = UInt64(color) << 32 | UInt64(color)
        var difference: UInt64 = 0
        for word in 0..<8 {
            difference |= bytes.loadUnaligned(fromByteOffset: 8 &* word, as: UInt64.self) ^ pair
        }
        return difference == 0
    }
}

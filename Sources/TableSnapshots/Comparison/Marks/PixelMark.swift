/// Results for a pixel in a comparison, as bytes for vectorized loops.
enum PixelMark {
    static let same: UInt8 = 0
    /// The pixel differs and counts.
    static let different: UInt8 = 1
    /// The pixel differs within the tolerance.
    static let tolerated: UInt8 = 2
    /// The pixel differs in an ignored region.
    static let ignored: UInt8 = 3
}

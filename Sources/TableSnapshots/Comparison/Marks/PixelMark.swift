/// What became of one pixel in a comparison; a byte, so that loops over them are vectorized.
enum PixelMark {
    static let same: UInt8 = 0
    /// It differs, and counts.
    static let different: UInt8 = 1
    /// It differs, and the tolerance lets it pass.
    static let tolerated: UInt8 = 2
    /// It differs where nothing is compared.
    static let ignored: UInt8 = 3
}

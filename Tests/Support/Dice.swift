/// Random numbers that a seed determines, by Knuth's MMIX generator.
public struct Dice {
    private var state: UInt64

    /// Creates dice from a seed.
    public init(state: UInt64) { self.state = state }

    /// Returns the next number of a range.
    public mutating func roll(_ range: Range<Int>) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return range.lowerBound + Int((state >> 33) % UInt64(range.count))
    }
}

extension Int {
    /// The bound of `init(clamping:)`: 2^53, up to which a `Double` holds every whole number.
    ///
    /// The bound is far below `Int.max`, so sums and multiples of clamped numbers do not overflow.
    package static let clampingBound = 9_007_199_254_740_992

    /// Creates an integer from a number without its fraction, and never traps.
    ///
    /// Numbers beyond `clampingBound` become the bound, with their sign. Not-a-number becomes 0.
    /// Use this initializer for every number that depends on a document's values.
    package init(clamping value: Double) {
        let bound = Double(Self.clampingBound)
        // A comparison with not-a-number is false.
        self = value >= bound ? Self.clampingBound : value > -bound ? Int(value) : 0
        if value <= -bound { self = -Self.clampingBound }
    }
}

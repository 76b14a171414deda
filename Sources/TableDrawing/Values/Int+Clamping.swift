extension Int {
    /// The bound of `init(clamping:)`: 2^53, up to which a `Double` holds every whole number.
    ///
    /// It is far below the bounds of `Int`, so that a caller can add to a clamped number or double it.
    package static let clampingBound = 9_007_199_254_740_992

    /// A computed number without its fraction, which never traps.
    ///
    /// A number beyond `clampingBound` on either side becomes that bound. Not-a-number becomes 0.
    /// Every number that is computed from a document's values is converted by this initializer.
    package init<Number: BinaryFloatingPoint>(clamping value: Number) {
        let bound = Number(Self.clampingBound)
        // A comparison with not-a-number is false.
        self = value >= bound ? Self.clampingBound : value > -bound ? Int(value) : 0
        if value <= -bound { self = -Self.clampingBound }
    }
}

/// Decides which colour differences are too small to count, with a cache of decisions.
struct PerceptualJudge {
    private let limit: Double
    /// Cached pairs at their hash positions.
    ///
    /// `answers` holds the decisions.
    private var pairs = [UInt64](repeating: 0, count: Self.places)
    private var answers = [Bool](repeating: true, count: Self.places)

    /// Size of the cache, a power of two.
    ///
    /// Pictures of tables have few different pairs.
    private static let places = 1 << 14

    /// - Parameter limit: the largest CIEDE2000 difference that does not count.
    init(limit: Double) { self.limit = limit }

    /// Whether the difference of two premultiplied pixels is small enough.
    mutating func accepts(_ one: UInt32, _ other: UInt32) -> Bool {
        let pair = UInt64(one) << 32 | UInt64(other)
        // In Fibonacci hashing, the product's upper bits depend on all bits of the pair.
        let place = Int((pair &* 0x9E37_79B9_7F4A_7C15) >> 50)
        // An unused entry holds the pair of two transparent pixels, which is accepted.
        if pairs[place] == pair { return answers[place] }
        let answer = Self.distance(one, other) <= limit
        pairs[place] = pair
        answers[place] = answer
        return answer
    }

    /// Returns the difference of two premultiplied pixels.
    ///
    /// For translucent pixels, it is the larger of the differences over white and over black.
    static func distance(_ one: UInt32, _ other: UInt32) -> Double {
        let overBlack = LabColor.distance(LabColor(one), LabColor(other))
        if one >> 24 == 255 && other >> 24 == 255 { return overBlack }
        let overWhite = LabColor.distance(
            LabColor(PixelBlend.over(255, one)), LabColor(PixelBlend.over(255, other)))
        return max(overBlack, overWhite)
    }
}

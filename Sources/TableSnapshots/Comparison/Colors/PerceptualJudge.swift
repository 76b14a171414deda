/// Says which differences of colours are too small to count, and remembers what it said of a pair.
struct PerceptualJudge {
    private let limit: Double
    /// The last pairs, each at the place that its hash says, and the answers.
    private var pairs = [UInt64](repeating: 0, count: Self.places)
    private var answers = [Bool](repeating: true, count: Self.places)

    /// Pictures of tables have few pairs; a power of two.
    private static let places = 1 << 14

    /// - Parameter limit: The largest distance (CIEDE2000) that does not count.
    init(limit: Double) { self.limit = limit }

    /// Whether two premultiplied pixels are near enough.
    mutating func accepts(_ one: UInt32, _ other: UInt32) -> Bool {
        let pair = UInt64(one) << 32 | UInt64(other)
        // Fibonacci hashing: the product's upper bits depend on all bits of the pair.
        let place = Int((pair &* 0x9E37_79B9_7F4A_7C15) >> 50)
        // The pair of two clear pixels, which is what an unused place holds, is accepted.
        if pairs[place] == pair { return answers[place] }
        let answer = Self.distance(one, other) <= limit
        pairs[place] = pair
        answers[place] = answer
        return answer
    }

    /// The distance of two premultiplied pixels; of translucent ones that over white or over black,
    /// whichever is larger.
    static func distance(_ one: UInt32, _ other: UInt32) -> Double {
        let overBlack = LabColor.distance(LabColor(one), LabColor(other))
        if one >> 24 == 255 && other >> 24 == 255 { return overBlack }
        let overWhite = LabColor.distance(
            LabColor(PixelBlend.over(255, one)), LabColor(PixelBlend.over(255, other)))
        return max(overBlack, overWhite)
    }
}

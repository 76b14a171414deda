/// How far a picture may be from the recorded one and still pass.
///
/// `channelThreshold`, `perceptualDistance` and `ignoresAntialiasing` decide which pixels differ:
/// one that any of them lets pass does not. `maximumPixels`, `maximumRatio` and `density` decide
/// how many may; of those that are given, each must hold, and without one none may differ.
public struct Tolerance: Sendable, Hashable {
    /// The difference of a channel, premultiplied, that does not count, 0 to 255.
    public let channelThreshold: Int
    /// The difference of two colours (CIEDE2000) that does not count, 0 to 100; about 1 can just be
    /// seen.
    public let perceptualDistance: Double
    /// Whether pixels that only smooth an edge do not count.
    public let ignoresAntialiasing: Bool
    /// How many pixels may differ.
    public let maximumPixels: Int?
    /// The share of all pixels that may differ, 0 to 1.
    public let maximumRatio: Double?
    /// How dense differing pixels may lie.
    public let density: Density?

    /// A bound that scattered pixels keep and a missing line does not.
    public struct Density: Sendable, Hashable {
        /// The side of a square in pixels, 2 to 1,024, which is looked for everywhere.
        public let window: Int
        /// The share of the square's pixels that may differ, 0 to 1.
        public let share: Double

        /// Throws a `ToleranceError` for values that are out of range.
        public init(window: Int = 32, share: Double = 0.02) throws(ToleranceError) {
            guard (2...1_024).contains(window) else {
                throw .range(name: "the density's window", found: "\(window)", range: "2 to 1024")
            }
            try Tolerance.check("the density's share", share, upTo: 1)
            self.window = window
            self.share = share
        }
    }

    /// Every pixel must be the same; the default everywhere.
    public static let exact = Tolerance()

    private init() {
        channelThreshold = 0
        perceptualDistance = 0
        ignoresAntialiasing = false
        maximumPixels = nil
        maximumRatio = nil
        density = nil
    }

    /// Throws a `ToleranceError` for values that are out of range or no numbers.
    public init(
        channelThreshold: Int = 0, perceptualDistance: Double = 0,
        ignoresAntialiasing: Bool = false, maximumPixels: Int? = nil,
        maximumRatio: Double? = nil, density: Density? = nil
    ) throws(ToleranceError) {
        guard (0...255).contains(channelThreshold) else {
            throw .range(
                name: "the channel threshold", found: "\(channelThreshold)", range: "0 to 255")
        }
        try Self.check("the perceptual distance", perceptualDistance, upTo: 100)
        if let maximumPixels, maximumPixels < 0 {
            throw .range(
                name: "the maximum of pixels", found: "\(maximumPixels)", range: "0 or more")
        }
        if let maximumRatio { try Self.check("the maximum ratio", maximumRatio, upTo: 1) }
        self.channelThreshold = channelThreshold
        self.perceptualDistance = perceptualDistance
        self.ignoresAntialiasing = ignoresAntialiasing
        self.maximumPixels = maximumPixels
        self.maximumRatio = maximumRatio
        self.density = density
    }

    private static func check(
        _ name: String, _ value: Double, upTo limit: Double
    ) throws(ToleranceError) {
        // Not a number is in no range.
        guard value >= 0, value <= limit else {
            throw .range(name: name, found: "\(value)", range: "0 to \(Int(limit))")
        }
    }
}

extension Tolerance: CustomStringConvertible {
    /// What is let pass, in one line; `exact` for nothing.
    public var description: String {
        var words: [String] = []
        if channelThreshold > 0 { words.append("channels within \(channelThreshold) of 255") }
        if perceptualDistance > 0 {
            words.append("colours within \(perceptualDistance) (CIEDE2000)")
        }
        if ignoresAntialiasing { words.append("antialiasing") }
        if let maximumPixels { words.append("at most \(maximumPixels) px") }
        if let maximumRatio { words.append("at most \(maximumRatio) of all pixels") }
        if let density {
            let window = density.window
            words.append("at most \(density.share) of any \(window) × \(window) px")
        }
        return words.isEmpty ? "exact" : words.joined(separator: ", ")
    }
}

/// The permitted difference between a picture and its reference.
///
/// `channelThreshold`, `perceptualDistance` and `ignoresAntialiasing` decide which pixels
/// differ. A pixel tolerated by any of them does not differ. `maximumPixels`, `maximumRatio`
/// and `density` limit the differing pixels, and all given limits must hold. Without a limit no
/// pixel may differ.
public struct Tolerance: Sendable, Hashable {
    /// Maximum premultiplied channel difference that does not count, from 0 to 255.
    public let channelThreshold: Int
    /// Maximum CIEDE2000 difference that does not count, from 0 to 100.
    ///
    /// A difference of about 1 is just visible.
    public let perceptualDistance: Double
    /// Whether pixels that only smooth an edge do not count.
    public let ignoresAntialiasing: Bool
    /// Maximum number of differing pixels.
    public let maximumPixels: Int?
    /// Maximum fraction of all pixels that may differ, from 0 to 1.
    public let maximumRatio: Double?
    /// Maximum density of differing pixels.
    public let density: Density?

    /// A limit that scattered pixels satisfy and a missing line does not.
    public struct Density: Sendable, Hashable {
        /// Side length of the square window, in pixels, from 2 to 1,024.
        ///
        /// All positions are checked.
        public let window: Int
        /// Maximum fraction of the window's pixels that may differ, from 0 to 1.
        public let share: Double

        /// Creates a density.
        ///
        /// Throws a `ToleranceError` if a value is out of range.
        public init(window: Int = 32, share: Double = 0.02) throws(ToleranceError) {
            guard (2...1_024).contains(window) else {
                throw .range(name: "the density's window", found: "\(window)", range: "2 to 1024")
            }
            try Tolerance.check("the density's share", share, upTo: 1)
            self.window = window
            self.share = share
        }
    }

    /// The tolerance for equal pixels, which is the default.
    public static let exact = Tolerance()

    private init() {
        channelThreshold = 0
        perceptualDistance = 0
        ignoresAntialiasing = false
        maximumPixels = nil
        maximumRatio = nil
        density = nil
    }

    /// Creates a tolerance.
    ///
    /// Throws a `ToleranceError` if a value is out of range or not a number.
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
        // NaN is in no range.
        guard value >= 0, value <= limit else {
            throw .range(name: name, found: "\(value)", range: "0 to \(Int(limit))")
        }
    }
}

extension Tolerance: CustomStringConvertible {
    /// The tolerance on a single line, or `exact`.
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

/// An error in a tolerance.
public enum ToleranceError: Error, Hashable, Sendable, CustomStringConvertible {
    /// A value is out of range.
    case range(name: String, found: String, range: String)

    /// Name of the value, the found value and the valid range.
    public var description: String {
        switch self {
        case .range(let name, let found, let range): "\(name) is \(found); give \(range)"
        }
    }
}

extension Tolerance {
    /// Whether a number of differing pixels with a density may pass.
    func allows(count: Int, of total: Int, densest: DensestWindow?) -> Bool {
        if count == 0 { return true }
        if let maximumPixels, count > maximumPixels { return false }
        if let maximumRatio, Double(count) > maximumRatio * Double(total) { return false }
        if let density, let densest, densest.share > density.share { return false }
        return maximumPixels != nil || maximumRatio != nil || density != nil
    }
}

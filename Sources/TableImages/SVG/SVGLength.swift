/// A sum of lengths: user units, and parts of the picture's size for percentages.
struct SVGLength: Sendable {
    private(set) var points = 0.0
    private(set) var share = 0.0

    /// User units of a unit.
    ///
    /// An em counts as 16 units.
    private static let units: [String: Double] = [
        "": 1, "px": 1, "pt": 4 / 3.0, "pc": 16, "mm": 96 / 25.4, "cm": 96 / 2.54, "in": 96,
        "em": 16, "ex": 8, "q": 96 / 101.6, "rem": 16,
    ]

    init(points: Double = 0) { self.points = points }

    /// Reads a length, or returns `nil` for other text.
    init?(_ text: String) {
        let text = text.trimmedOfSpace.lowercased()
        var reader = SVGValueReader(text)
        guard reader.number(), let value = Double(text.prefix(reader.at)), value.isFinite else {
            return nil
        }
        let unit = reader.unit()
        guard reader.isAtEnd else { return nil }
        if unit == "%" {
            share = value / 100
        } else if let factor = Self.units[unit] {
            points = value * factor
        } else {
            return nil
        }
    }

    /// Adds the absolute value of a length.
    mutating func add(_ other: SVGLength, times factor: Double = 1) {
        points += abs(other.points) * factor
        share += abs(other.share) * factor
    }

    /// Returns the length in user units, in a picture with a size.
    func value(in extent: Double) -> Double { points + share * extent }

    /// The contribution of an attribute to the length of the outline of an element, at most.
    ///
    /// Returns `nil` for an attribute without a contribution.
    static func outline(_ name: String, _ value: String) -> SVGLength? {
        let factor: Double
        switch name {
        case "width", "height": factor = 2
        case "r": factor = 2 * .pi
        case "rx", "ry": factor = 4
        case "x1", "x2", "y1", "y2", "pathLength": factor = 1
        default: return nil
        }
        guard let length = SVGLength(value) else { return nil }
        var result = SVGLength()
        result.add(length, times: factor)
        return result
    }
}

/// The dashes of a stroke.
struct SVGDashes: Hashable, Sendable {
    private var count = 0.0
    private var points = 0.0
    private var share = 0.0

    /// No dashes.
    init() {}

    /// Reads the value of `stroke-dasharray`.
    ///
    /// A value that is no list of lengths has no dashes.
    init(_ value: String) {
        let parts = value.split { $0.isWhitespace || $0 == "," }
        var sum = SVGLength()
        for part in parts {
            guard let length = SVGLength(String(part)) else { return }
            sum.add(length)
        }
        (count, points, share) = (Double(parts.count), sum.points, sum.share)
    }

    /// Returns the number of dashes and gaps of an outline, in a picture with a size.
    func number(along length: Double, in extent: Double) -> Double {
        let period = points + share * extent
        guard count > 0, period > 0, length > 0 else { return 0 }
        return min(count * length / period, 1e15)
    }
}

import Foundation

/// The valid numbers of a key, with a description: "a height greater than 0 and at most 100".
public struct NumberRange: Sendable, Hashable {
    /// Name of the number, with its article: `a height`.
    public let noun: String
    private let lower: Double
    private let isLowerIncluded: Bool
    private let upper: Double

    /// Returns the range of numbers greater than the lower bound and at most the upper bound.
    public static func above(
        _ lower: Double, through upper: Double, _ noun: String = "a number"
    ) -> NumberRange {
        NumberRange(noun: noun, lower: lower, isLowerIncluded: false, upper: upper)
    }

    /// Returns the range of numbers from the lower to the upper bound, both included.
    public static func from(
        _ lower: Double, through upper: Double, _ noun: String = "a number"
    ) -> NumberRange {
        NumberRange(noun: noun, lower: lower, isLowerIncluded: true, upper: upper)
    }

    /// Returns the range of all finite numbers.
    public static func finite(_ noun: String = "a number") -> NumberRange {
        from(-Double.greatestFiniteMagnitude, through: .greatestFiniteMagnitude, noun)
    }

    /// Returns whether a number is finite and within the bounds.
    public func contains(_ number: Double) -> Bool {
        number.isFinite && number <= upper
            && (isLowerIncluded ? number >= lower : number > lower)
    }

    /// The bounds for schemas, or `nil` if the range contains all finite numbers.
    var bounds: (lower: Double?, isLowerIncluded: Bool, upper: Double?) {
        let largest = Double.greatestFiniteMagnitude
        return (lower == -largest ? nil : lower, isLowerIncluded, upper == largest ? nil : upper)
    }

    /// The noun with its bounds, for messages.
    public var described: String {
        if upper == .greatestFiniteMagnitude, lower == -upper { return "\(noun) that is finite" }
        let low = Self.text(lower)
        let high = Self.text(upper)
        return isLowerIncluded
            ? "\(noun) from \(low) to \(high)" : "\(noun) greater than \(low) and at most \(high)"
    }

    /// Returns the text of a number.
    ///
    /// Whole numbers have no fraction.
    package static func text(_ number: Double) -> String {
        Int(exactly: number).map(String.init) ?? String(number)
    }
}

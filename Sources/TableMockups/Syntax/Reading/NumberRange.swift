import Foundation

/// Which numbers a key takes, and what they are called: "a height greater than 0 and at most 100".
public struct NumberRange: Sendable, Hashable {
    /// What the number is, with its article: `a height`.
    public let noun: String
    private let lower: Double
    private let isLowerIncluded: Bool
    private let upper: Double

    /// Numbers greater than the lower bound and at most the upper one.
    public static func above(
        _ lower: Double, through upper: Double, _ noun: String = "a number"
    ) -> NumberRange {
        NumberRange(noun: noun, lower: lower, isLowerIncluded: false, upper: upper)
    }

    /// Numbers from the lower bound to the upper one, both included.
    public static func from(
        _ lower: Double, through upper: Double, _ noun: String = "a number"
    ) -> NumberRange {
        NumberRange(noun: noun, lower: lower, isLowerIncluded: true, upper: upper)
    }

    /// Any finite number.
    public static func finite(_ noun: String = "a number") -> NumberRange {
        from(-Double.greatestFiniteMagnitude, through: .greatestFiniteMagnitude, noun)
    }

    /// Whether a number is finite and within the bounds.
    public func contains(_ number: Double) -> Bool {
        number.isFinite && number <= upper
            && (isLowerIncluded ? number >= lower : number > lower)
    }

    /// The bounds as schemas state them; nothing where any finite number will do.
    var bounds: (lower: Double?, isLowerIncluded: Bool, upper: Double?) {
        let largest = Double.greatestFiniteMagnitude
        return (lower == -largest ? nil : lower, isLowerIncluded, upper == largest ? nil : upper)
    }

    /// The noun with its bounds, as messages say it.
    public var described: String {
        if upper == .greatestFiniteMagnitude, lower == -upper { return "\(noun) that is finite" }
        let low = Self.text(lower)
        let high = Self.text(upper)
        return isLowerIncluded
            ? "\(noun) from \(low) to \(high)" : "\(noun) greater than \(low) and at most \(high)"
    }

    /// A number without a fraction where it has none.
    static func text(_ number: Double) -> String {
        Int(exactly: number).map(String.init) ?? String(number)
    }
}

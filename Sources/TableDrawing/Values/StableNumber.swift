import Foundation

/// Formatter of numbers for dumps: at most three decimals, no trailing zeros, no locale.
enum StableNumber {
    static func text(_ value: Double) -> String {
        guard value.isFinite else { return value.isNaN ? "nan" : value < 0 ? "-inf" : "inf" }
        guard abs(value) < 1e12 else { return String(value) }
        let thousandths = Int64((value * 1_000).rounded())
        let sign = thousandths < 0 ? "-" : ""
        let whole = thousandths.magnitude / 1_000
        let rest = thousandths.magnitude % 1_000
        guard rest != 0 else { return sign + String(whole) }
        var digits = String(rest)
        digits = String(repeating: "0", count: 3 - digits.count) + digits
        while digits.hasSuffix("0") { digits.removeLast() }
        return sign + String(whole) + "." + digits
    }

    static func text(_ rect: CGRect) -> String {
        "("
            + [rect.minX, rect.minY, rect.width, rect.height].map { text(Double($0)) }
            .joined(separator: " ") + ")"
    }

    static func text(_ point: CGPoint) -> String {
        "(" + text(Double(point.x)) + " " + text(Double(point.y)) + ")"
    }
}

import Foundation

/// A rectangle for printing and storing, in points rounded to thousandths.
public struct InspectedRect: Sendable, Hashable, Codable, CustomStringConvertible {
    /// Left edge, in points.
    public let x: Double
    /// Top edge, in points.
    public let y: Double
    /// Width, in points.
    public let width: Double
    /// Height, in points.
    public let height: Double

    /// Creates a rounded rectangle, with 0 for non-finite numbers.
    public init(_ rect: CGRect) {
        x = Self.rounded(rect.minX)
        y = Self.rounded(rect.minY)
        width = Self.rounded(rect.width)
        height = Self.rounded(rect.height)
    }

    /// The rectangle for calculations.
    public var cgRect: CGRect { CGRect(x: x, y: y, width: width, height: height) }

    /// The four numbers in parentheses, such as `(0 44 320 44)`.
    public var description: String {
        "(" + [x, y, width, height].map(Self.text).joined(separator: " ") + ")"
    }

    /// Width and height, such as `320 × 44`.
    public var sizeText: String { Self.text(width) + " × " + Self.text(height) }

    static func rounded(_ value: CGFloat) -> Double {
        guard value.isFinite, abs(value) < 1e12 else { return 0 }
        let rounded = (Double(value) * 1_000).rounded() / 1_000
        return rounded == 0 ? 0 : rounded
    }

    static func text(_ value: Double) -> String {
        let text = "\(value)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}

import Foundation

/// Heights and baselines of a typeface, as multiples of the font size.
///
/// They are stated, not read from the substitute font, whose own differ.
public struct FontMetrics: Sendable, Hashable {
    /// How the heights of a line come from its size.
    public enum Rounding: Sendable, Hashable {
        /// In proportion to the size.
        case none
        /// Whole points, with 15 % more above the letters, as classic UIKit rounded Helvetica.
        case classic
    }

    /// From the baseline to the top of the line, in multiples of the size.
    public var ascender: CGFloat
    /// From the baseline to the bottom of the line, in multiples of the size; positive here.
    public var descender: CGFloat
    /// Between two lines, in multiples of the size.
    public var leading: CGFloat
    public var capHeight: CGFloat
    public var xHeight: CGFloat
    public var rounding: Rounding

    public init(
        ascender: CGFloat, descender: CGFloat, leading: CGFloat = 0, capHeight: CGFloat,
        xHeight: CGFloat, rounding: Rounding = .none
    ) {
        self.ascender = ascender
        self.descender = descender
        self.leading = leading
        self.capHeight = capHeight
        self.xHeight = xHeight
        self.rounding = rounding
    }

    /// San Francisco: a line is 1.193359375 times the size.
    ///
    /// Ascender and descender: logged on devices by two independent people (15 pt gives 17.900391,
    /// 20 pt gives 19.04 and -4.82). Capital height: measured in screenshots (12 at 17 pt).
    /// x-height: recollection.
    public static let sanFrancisco = FontMetrics(
        ascender: 0.952148, descender: 0.241211, capHeight: 0.705, xHeight: 0.526)

    /// Helvetica of the classic era: 17 pt has lines of 21, 18 pt of 22, 14 pt of 17.
    ///
    /// Measured in the frames that Xcode 4 saved for labels of 14, 17 and 18 points; other sizes
    /// follow from the rule that fits these. That the additional space lies above the letters is
    /// measured on later systems. Capital and x-height: the typeface's published figures.
    public static let helvetica = FontMetrics(
        ascender: 0.77, descender: 0.23, capHeight: 0.718, xHeight: 0.523, rounding: .classic)

    /// From the baseline up to the top of the line, in points.
    public func ascender(ofSize size: CGFloat) -> CGFloat {
        switch rounding {
        case .none: return ascender * size
        case .classic:
            let extent = Self.ceiling(ascender * size) + Self.ceiling(descender * size)
            return Self.ceiling(ascender * size) + (0.15 * extent).rounded()
        }
    }

    /// From the baseline down to the bottom of the line, in points; positive here.
    public func descender(ofSize size: CGFloat) -> CGFloat {
        rounding == .classic ? Self.ceiling(descender * size) : descender * size
    }

    /// The height of a line, in points.
    ///
    /// Of San Francisco exactly 1.193359375 times the size, of which ascender and descender are the
    /// rounded parts.
    public func lineHeight(ofSize size: CGFloat) -> CGFloat {
        if self == .sanFrancisco { return 1.193359375 * size }
        return ascender(ofSize: size) + descender(ofSize: size)
    }

    /// Rounds up, but not for the last bits of a product such as 0.23 × 100.
    private static func ceiling(_ value: CGFloat) -> CGFloat {
        (value - 1e-6).rounded(.up)
    }
}

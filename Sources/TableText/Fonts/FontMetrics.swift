import Foundation

/// Heights and baselines of a typeface, relative to the font size.
///
/// The metrics are stated, and not read from the substitute font, which has different metrics.
public struct FontMetrics: Sendable, Hashable {
    /// Rounding of line heights.
    public enum Rounding: Sendable, Hashable {
        /// No rounding: heights are proportional to the size.
        case none
        /// Rounding to whole points, with 15 % of additional space above the letters, as
        /// classic UIKit rounded Helvetica.
        case classic
    }

    /// Distance from the baseline to the top of the line, relative to the size.
    public var ascender: CGFloat
    /// Distance from the baseline to the bottom of the line, relative to the size; positive.
    public var descender: CGFloat
    /// Space between two lines, relative to the size.
    public var leading: CGFloat
    /// Height of capital letters above the baseline, relative to the size.
    public var capHeight: CGFloat
    /// Height of the letter x above the baseline, relative to the size.
    public var xHeight: CGFloat
    /// Rounding of ascenders, descenders and line heights at a size.
    public var rounding: Rounding

    /// Creates metrics relative to the size, without leading and rounding by default.
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

    /// Metrics of San Francisco.
    ///
    /// A line is 1.193359375 times the size.
    ///
    /// Ascender and descender were logged on devices by two independent people (15 pt gives
    /// 17.900391, 20 pt gives 19.04 and -4.82). The capital height was measured in screenshots
    /// (12 at 17 pt). The x-height is a recollection.
    public static let sanFrancisco = FontMetrics(
        ascender: 0.952148, descender: 0.241211, capHeight: 0.705, xHeight: 0.526)

    /// Metrics of Helvetica in the classic era.
    ///
    /// Lines are 21 at 17 pt, 22 at 18 pt and 17 at 14 pt.
    ///
    /// The heights were measured in the frames that Xcode 4 saved for labels of 14, 17 and 18
    /// points. Other sizes follow from the rule that fits these measurements. The additional
    /// space above the letters was measured on later systems. Capital height and x-height are
    /// the typeface's published figures.
    public static let helvetica = FontMetrics(
        ascender: 0.77, descender: 0.23, capHeight: 0.718, xHeight: 0.523, rounding: .classic)

    /// Metrics of Helvetica Neue since iOS 7.
    ///
    /// Ascender and descender are the figures of the typeface. Labels of 9, 12 and 17 points that
    /// Xcode saved have the heights that follow: 11, 14 and 20.
    public static let helveticaNeue = FontMetrics(
        ascender: 0.952, descender: 0.213, capHeight: 0.714, xHeight: 0.517)

    /// Returns the distance from the baseline up to the top of the line, in points.
    public func ascender(ofSize size: CGFloat) -> CGFloat {
        switch rounding {
        case .none: return ascender * size
        case .classic:
            let extent = Self.ceiling(ascender * size) + Self.ceiling(descender * size)
            return Self.ceiling(ascender * size) + (0.15 * extent).rounded()
        }
    }

    /// Returns the distance from the baseline down to the bottom of the line, in points;
    /// positive.
    public func descender(ofSize size: CGFloat) -> CGFloat {
        rounding == .classic ? Self.ceiling(descender * size) : descender * size
    }

    /// Returns the height of a line, in points.
    ///
    /// San Francisco's height is exactly 1.193359375 times the size. Its ascender and descender
    /// are rounded parts of this height.
    public func lineHeight(ofSize size: CGFloat) -> CGFloat {
        if self == .sanFrancisco { return 1.193359375 * size }
        return ascender(ofSize: size) + descender(ofSize: size)
    }

    /// Rounds up, with a tolerance for rounding errors in products such as 0.23 × 100.
    private static func ceiling(_ value: CGFloat) -> CGFloat {
        (value - 1e-6).rounded(.up)
    }
}

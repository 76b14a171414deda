import Foundation

/// The stated metrics of a font, in points; what "system" means is the environment's.
extension Font {
    /// The metrics as multiples of the size: the original's, or for another family the file's.
    public var metrics: FontMetrics {
        switch design {
        case .system: return TextEnvironment.current.systemFont.metrics
        case .original(let original): return original.metrics
        case .family: return ResolvedFont(self, in: .current).metrics
        }
    }

    /// The height of a line.
    public var lineHeight: CGFloat { metrics.lineHeight(ofSize: pointSize) }
    /// From the baseline up to the top of the line.
    public var ascender: CGFloat { metrics.ascender(ofSize: pointSize) }
    /// From the baseline down to the bottom of the line; negative, as in UIKit.
    public var descender: CGFloat { -metrics.descender(ofSize: pointSize) }
    /// The height of capitals above the baseline.
    public var capHeight: CGFloat { metrics.capHeight * pointSize }
    /// The height of the letter x above the baseline.
    public var xHeight: CGFloat { metrics.xHeight * pointSize }
    /// Between two lines, beyond their heights.
    public var leading: CGFloat { metrics.leading * pointSize }

    /// The name of the family that is drawn.
    public var familyName: String {
        switch design {
        case .system: return TextEnvironment.current.systemFont.family
        case .original(let original): return original.family
        case .family(let name): return name
        }
    }
}

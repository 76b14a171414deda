import Foundation

/// The stated metrics of a font, in points.
///
/// The environment decides the system font.
extension Font {
    /// Metrics relative to the font size: the original's, or the file's own for other families.
    public var metrics: FontMetrics {
        switch design {
        case .system: return TextEnvironment.current.systemFont.metrics
        case .original(let original): return original.metrics
        case .family(let name):
            let environment = TextEnvironment.current
            let face = environment.fontBook.catalogue.face(
                family: name, weight: weight.rawValue, isItalic: isItalic)
            return face.map { environment.fontBook.metrics(of: $0) }
                ?? ResolvedFont(self, in: environment).metrics
        }
    }

    /// Height of a line, in points.
    public var lineHeight: CGFloat { metrics.lineHeight(ofSize: pointSize) }
    /// Distance between the baselines of two lines of text, in points.
    package var baselineDistance: CGFloat { linePitch(in: .current) ?? lineHeight }
    /// Distance from the baseline up to the top of the line, in points.
    public var ascender: CGFloat { metrics.ascender(ofSize: pointSize) }
    /// Distance from the baseline down to the bottom of the line, in points; negative, as in
    /// UIKit.
    public var descender: CGFloat { -metrics.descender(ofSize: pointSize) }
    /// Height of capitals above the baseline, in points.
    public var capHeight: CGFloat { metrics.capHeight * pointSize }
    /// Height of the letter x above the baseline, in points.
    public var xHeight: CGFloat { metrics.xHeight * pointSize }
    /// Space between two lines, in addition to their heights, in points.
    public var leading: CGFloat { metrics.leading * pointSize }

    /// Returns the leading of a text style in points, or `nil` for other fonts and for Helvetica.
    func linePitch(in environment: TextEnvironment) -> CGFloat? {
        substituted(in: environment) == .sanFrancisco ? linePitch : nil
    }

    /// Returns the typeface of Apple that a free typeface substitutes, or `nil` for a family.
    func substituted(in environment: TextEnvironment) -> SystemFont? {
        switch design {
        case .system: return environment.systemFont
        case .original(let original): return original
        case .family: return nil
        }
    }

    /// Name of the family.
    public var familyName: String {
        switch design {
        case .system: return TextEnvironment.current.systemFont.family
        case .original(let original): return original.family
        case .family(let name): return name
        }
    }
}

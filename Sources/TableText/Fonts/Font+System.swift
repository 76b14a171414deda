import Foundation

/// The system font, with UIKit's names.
///
/// Inter's letters of the system font have San Francisco's widths and its tracking, which depends
/// on the size. See `SanFranciscoWidths` and `LetterSpacing` for the sources of the numbers.
extension Font {
    /// Size of standard text, 14 points.
    public static let systemFontSize: CGFloat = 14
    /// Size of labels, 17 points.
    public static let labelFontSize: CGFloat = 17
    /// Size of small text, 12 points.
    public static let smallSystemFontSize: CGFloat = 12
    /// Size of buttons, 18 points.
    public static let buttonFontSize: CGFloat = 18

    /// Returns the regular system font of the era.
    ///
    /// The size is in points.
    public static func systemFont(ofSize size: CGFloat) -> Font {
        Font(design: .system, size: size)
    }

    /// Returns the system font of the era in a weight.
    ///
    /// The size is in points.
    public static func systemFont(ofSize size: CGFloat, weight: Weight) -> Font {
        Font(design: .system, weight: weight, size: size)
    }

    /// Returns the bold system font of the era.
    ///
    /// The size is in points.
    public static func boldSystemFont(ofSize size: CGFloat) -> Font {
        Font(design: .system, weight: .bold, size: size)
    }

    /// Returns the italic system font of the era.
    ///
    /// The size is in points.
    public static func italicSystemFont(ofSize size: CGFloat) -> Font {
        Font(design: .system, isItalic: true, size: size)
    }

    /// Returns the system font of the era with digits of equal width.
    ///
    /// The size is in points.
    public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> Font {
        Font(design: .system, weight: weight, hasMonospacedDigits: true, size: size)
    }
}

/// The typeface of the system font, chosen by an era's theme.
public enum SystemFont: String, Sendable, Hashable, CaseIterable {
    /// Helvetica, as up to iOS 6, drawn with Nimbus Sans.
    case helvetica
    /// Helvetica Neue, as in iOS 7 and 8, drawn with Nimbus Sans.
    case helveticaNeue
    /// San Francisco, as since iOS 9, drawn with Inter.
    case sanFrancisco

    /// Family of the free substitute typeface.
    public var family: String {
        switch self {
        case .helvetica, .helveticaNeue: return "Nimbus Sans"
        case .sanFrancisco: return "Inter"
        }
    }

    /// Heights and baselines of the original typeface.
    public var metrics: FontMetrics {
        switch self {
        case .helvetica: return .helvetica
        case .helveticaNeue: return .helveticaNeue
        case .sanFrancisco: return .sanFrancisco
        }
    }
}

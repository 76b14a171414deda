import Foundation

/// The system font, by UIKit's names.
///
/// San Francisco's spacing, which changes with the size, is not imitated: letters stand as Inter's
/// file says.
extension Font {
    /// The size of standard text, 14 points.
    public static let systemFontSize: CGFloat = 14
    /// The size of labels, 17 points.
    public static let labelFontSize: CGFloat = 17
    /// The size of small text, 12 points.
    public static let smallSystemFontSize: CGFloat = 12
    /// The size of buttons, 18 points.
    public static let buttonFontSize: CGFloat = 18

    /// The system font of the era, regular; the size is in points.
    public static func systemFont(ofSize size: CGFloat) -> Font {
        Font(design: .system, size: size)
    }

    /// The system font of the era in a weight; the size is in points.
    public static func systemFont(ofSize size: CGFloat, weight: Weight) -> Font {
        Font(design: .system, weight: weight, size: size)
    }

    /// The system font of the era, bold; the size is in points.
    public static func boldSystemFont(ofSize size: CGFloat) -> Font {
        Font(design: .system, weight: .bold, size: size)
    }

    /// The system font of the era, italic; the size is in points.
    public static func italicSystemFont(ofSize size: CGFloat) -> Font {
        Font(design: .system, isItalic: true, size: size)
    }

    /// The system font of the era with digits of one width; the size is in points.
    public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> Font {
        Font(design: .system, weight: weight, hasMonospacedDigits: true, size: size)
    }
}

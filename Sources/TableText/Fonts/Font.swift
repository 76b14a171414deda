import Foundation
import TableDrawing

/// A typeface, a weight and a size, with the names of UIKit's fonts.
///
/// `TextEnvironment.current` decides the system font where the font is used, so a font value
/// serves both eras. Sizes and metrics are in points.
public struct Font: Sendable, Hashable {
    /// Origin of the letters.
    enum Design: Sendable, Hashable {
        /// The system font of the era.
        case system
        /// A specific original typeface in any era.
        case original(SystemFont)
        /// A family of the font book.
        case family(String)
    }

    let design: Design
    /// Whether the font was created with the name of a family.
    var isNamedFamily: Bool {
        if case .family = design { return true }
        return false
    }
    /// Stroke thickness of the letters.
    public let weight: Weight
    /// Whether the letters are italic.
    public let isItalic: Bool
    /// Whether all digits have equal width.
    public let hasMonospacedDigits: Bool
    /// The em size in points.
    public let pointSize: CGFloat
    /// The em size in points at the category `large` if `pointSize` follows a text style, or
    /// `nil` otherwise.
    ///
    /// The property is ignored when fonts are compared.
    package private(set) var standardPointSize: CGFloat?

    /// Distance between the baselines of two lines in points for the font of a text style, or
    /// `nil` for other fonts.
    ///
    /// Lines of other fonts follow each other at their line height.
    package private(set) var linePitch: CGFloat?
    /// Text style that determines `linePitch` at other sizes, or `nil` for a constant ratio.
    ///
    /// The property is ignored when fonts are compared.
    private var leadingStyle: TextStyle?
    /// Whether the font is the font of a text style.
    ///
    /// Lines then have the leading of the text style.
    public var isTextStyle: Bool { linePitch != nil }

    /// Maximum size of a font, in points.
    ///
    /// Greater sizes are reduced to this size.
    public static let largestSize: CGFloat = 2_000

    init(
        design: Design, weight: Weight = .regular, isItalic: Bool = false,
        hasMonospacedDigits: Bool = false, size: CGFloat
    ) {
        self.design = design
        self.weight = weight
        self.isItalic = isItalic
        self.hasMonospacedDigits = hasMonospacedDigits
        pointSize = Self.checked(size)
    }

    /// Returns the same font in a different size, in points.
    ///
    /// The font of a text style keeps the leading of the style only in its own size.
    public func withSize(_ size: CGFloat) -> Font {
        var font = Font(
            design: design, weight: weight, isItalic: isItalic,
            hasMonospacedDigits: hasMonospacedDigits, size: size)
        if font.pointSize == pointSize {
            font.linePitch = linePitch
            font.leadingStyle = leadingStyle
        }
        return font
    }

    /// Returns the same font with its size multiplied by a factor.
    ///
    /// The leading of a text style is the style's leading at the new size, so a text that is
    /// scaled to a size has the same lines in all categories.
    package func scaled(by factor: CGFloat) -> Font {
        guard factor != 1 else { return self }
        var font = withSize(pointSize * factor)
        font.leadingStyle = leadingStyle
        font.linePitch = linePitch.map {
            leadingStyle?.linePitch(ofSize: font.pointSize) ?? $0 * factor
        }
        return font
    }

    /// Returns the same font with the leading of a text style for a category.
    package func withLeading(of style: TextStyle, for category: ContentSizeCategory) -> Font {
        var font = self
        font.linePitch = style.linePitch(for: category)
        font.leadingStyle = style
        return font
    }

    /// Returns the same font with its size in points at the content size category `large`.
    package func growing(from standardPointSize: CGFloat) -> Font {
        var font = self
        font.standardPointSize = standardPointSize
        return font
    }

    /// Returns the same font, made bold or italic on request.
    public func withTraits(bold: Bool = false, italic: Bool = false) -> Font {
        var font = Font(
            design: design, weight: bold ? .bold : weight, isItalic: italic || isItalic,
            hasMonospacedDigits: hasMonospacedDigits, size: pointSize)
        font.standardPointSize = standardPointSize
        font.linePitch = linePitch
        font.leadingStyle = leadingStyle
        return font
    }

    /// Returns a drawable size.
    ///
    /// An invalid size is reported by a diagnostic.
    private static func checked(_ size: CGFloat) -> CGFloat {
        if size > 0, size <= largestSize { return size }
        let used = size > largestSize ? largestSize : systemFontSize
        DiagnosticLog.record(
            Diagnostic(
                "text.font-size",
                message: "a font size of \(Double(size)) cannot be drawn; \(Double(used)) is used "
                    + "(sizes are above 0, at most \(Int(largestSize)) points)"))
        return used
    }
}

extension Font {
    /// Compares two fonts by typeface, weight, slant, digits, size and leading.
    public static func == (left: Font, right: Font) -> Bool {
        left.design == right.design && left.weight == right.weight
            && left.isItalic == right.isItalic
            && left.hasMonospacedDigits == right.hasMonospacedDigits
            && left.pointSize == right.pointSize && left.linePitch == right.linePitch
    }

    /// Hashes typeface, weight, slant, digits, size and leading.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(design)
        hasher.combine(weight)
        hasher.combine(isItalic)
        hasher.combine(hasMonospacedDigits)
        hasher.combine(pointSize)
        hasher.combine(linePitch)
    }
}

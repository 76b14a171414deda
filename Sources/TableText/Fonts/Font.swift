import Foundation
import TableDrawing

/// A typeface, a weight and a size, with the names of UIKit's fonts.
///
/// What "system" means is decided where the font is used, by `TextEnvironment.current`: one value
/// serves both eras. Sizes and metrics are in points.
public struct Font: Sendable, Hashable {
    /// Where the letters come from.
    enum Design: Sendable, Hashable {
        /// The system font of the era.
        case system
        /// A stated original, whatever the era.
        case original(SystemFont)
        /// A family of the font book.
        case family(String)
    }

    let design: Design
    /// Whether the font was asked for by the name of its family.
    var isNamedFamily: Bool {
        if case .family = design { return true }
        return false
    }
    public let weight: Weight
    public let isItalic: Bool
    /// Whether all digits are equally wide.
    public let hasMonospacedDigits: Bool
    /// The em size in points.
    public let pointSize: CGFloat
    /// The em size in points at the content size category `large`, where `pointSize` follows a text style; how
    /// a font came by its size does not tell it from another.
    package private(set) var standardPointSize: CGFloat?

    /// The largest size that is drawn; a larger one is brought down to it.
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

    /// The same font in another size, in points.
    public func withSize(_ size: CGFloat) -> Font {
        Font(
            design: design, weight: weight, isItalic: isItalic,
            hasMonospacedDigits: hasMonospacedDigits, size: size)
    }

    /// The same font, known to have this size in points at the content size category `large`.
    package func growing(from standardPointSize: CGFloat) -> Font {
        var font = self
        font.standardPointSize = standardPointSize
        return font
    }

    /// The same font, bold or italic where asked, otherwise as it is.
    public func withTraits(bold: Bool = false, italic: Bool = false) -> Font {
        var font = Font(
            design: design, weight: bold ? .bold : weight, isItalic: italic || isItalic,
            hasMonospacedDigits: hasMonospacedDigits, size: pointSize)
        font.standardPointSize = standardPointSize
        return font
    }

    /// A size that can be drawn; what cannot is a diagnostic.
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
    public static func == (left: Font, right: Font) -> Bool {
        left.design == right.design && left.weight == right.weight
            && left.isItalic == right.isItalic
            && left.hasMonospacedDigits == right.hasMonospacedDigits
            && left.pointSize == right.pointSize
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(design)
        hasher.combine(weight)
        hasher.combine(isItalic)
        hasher.combine(hasMonospacedDigits)
        hasher.combine(pointSize)
    }
}

import Foundation
import TableDrawing
import TableText

extension Font {
    /// Returns a font in which letters have equal widths; the digits of the system font have.
    public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> Font {
        AcceptedInterface.note("UIFont.monospacedSystemFont(ofSize:weight:)", .looks)
        return monospacedDigitSystemFont(ofSize: fontSize, weight: weight)
    }

    /// Creates a font from a description; a size of 0 keeps the description's.
    public init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        self = pointSize > 0 ? descriptor.font.withSize(pointSize) : descriptor.font
    }

    /// Description of the font.
    public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(font: self) }
    /// Name of the font.
    public var fontName: String { familyName }

    /// Returns the font of a text style for traits.
    public static func preferredFont(
        forTextStyle style: TextStyle, compatibleWith traitCollection: TraitCollection?
    ) -> Font {
        guard let traitCollection else { return preferredFont(forTextStyle: style) }
        return preferredFont(forTextStyle: style, compatibleWith: traitCollection)
    }
}

/// Description of a font.
public struct UIFontDescriptor: Sendable, Hashable {
    /// Traits of a font.
    public struct SymbolicTraits: OptionSet, Sendable, Hashable {
        /// Bits of the traits, equal to UIKit's bits.
        public let rawValue: UInt32
        /// Creates traits from UIKit's bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Italic letters.
        public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
        /// Bold letters.
        public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
        /// Letters of equal width.
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    }

    /// Design of the system font.
    public enum SystemDesign: String, Sendable, Hashable, CaseIterable {
        case `default`, rounded, serif, monospaced
    }

    /// Attribute of a description.
    public struct AttributeName: RawRepresentable, Sendable, Hashable {
        /// Name of the attribute.
        public let rawValue: String
        /// Creates an attribute with a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Traits.
        public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
        /// Features of the letters.
        public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettings")
        /// Name of the family.
        public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    }

    /// Trait of a description.
    public struct TraitKey: RawRepresentable, Sendable, Hashable {
        /// Name of the trait.
        public let rawValue: String
        /// Creates a trait with a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Weight of the letters.
        public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    }

    let font: Font

    init(font: Font) { self.font = font }

    /// Size of the font, in points.
    public var pointSize: CGFloat { font.pointSize }

    /// Returns the description of a text style.
    public static func preferredFontDescriptor(
        withTextStyle style: Font.TextStyle
    ) -> UIFontDescriptor { UIFontDescriptor(font: .preferredFont(forTextStyle: style)) }

    /// Traits of the font.
    public var symbolicTraits: SymbolicTraits {
        var traits: SymbolicTraits = []
        if font.isItalic { traits.insert(.traitItalic) }
        if font.weight >= .bold { traits.insert(.traitBold) }
        return traits
    }

    /// Returns the description with other traits.
    public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        UIFontDescriptor(
            font: font.withTraits(
                bold: symbolicTraits.contains(.traitBold),
                italic: symbolicTraits.contains(.traitItalic)))
    }

    /// Returns the description in another size, in points.
    public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        UIFontDescriptor(font: font.withSize(newPointSize))
    }

    /// Returns the description; other designs than the standard design are not drawn.
    public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        if design != .default {
            AcceptedInterface.note("UIFontDescriptor.withDesign(_:)", .looks)
        }
        return self
    }

    /// Returns the description with a weight; other attributes are not used.
    public func addingAttributes(_ attributes: [AttributeName: Any]) -> UIFontDescriptor {
        let traits = attributes[.traits] as? [TraitKey: Any]
        guard let weight = traits?[.weight] as? Font.Weight else {
            AcceptedInterface.note("UIFontDescriptor.addingAttributes(_:)", .looks)
            return self
        }
        return UIFontDescriptor(font: .systemFont(ofSize: font.pointSize, weight: weight))
    }
}

/// Growth of a font with the size of texts.
public struct UIFontMetrics: Sendable {
    private let style: Font.TextStyle

    /// Creates the growth of a text style.
    public init(forTextStyle textStyle: Font.TextStyle) { style = textStyle }

    /// The growth of the text style `body`.
    public static let `default` = UIFontMetrics(forTextStyle: .body)

    private func factor(_ traits: TraitCollection?) -> CGFloat {
        let category = (traits ?? .current).preferredContentSizeCategory
        return style.pointSize(for: category) / style.pointSize(for: .large)
    }

    /// Returns a font in the size for the picture's size of texts.
    public func scaledFont(for font: Font) -> Font {
        font.withSize(font.pointSize * factor(nil))
    }

    /// Returns a font in the size for a size of texts.
    public func scaledFont(
        for font: Font, compatibleWith traitCollection: TraitCollection?
    ) -> Font { font.withSize(font.pointSize * factor(traitCollection)) }

    /// Returns a font in the size for the picture's size of texts, up to a size in points.
    public func scaledFont(for font: Font, maximumPointSize: CGFloat) -> Font {
        font.withSize(min(maximumPointSize, font.pointSize * factor(nil)))
    }

    /// Returns a length for the picture's size of texts, in points.
    public func scaledValue(for value: CGFloat) -> CGFloat { value * factor(nil) }

    /// Returns a length for a size of texts, in points.
    public func scaledValue(
        for value: CGFloat, compatibleWith traitCollection: TraitCollection?
    ) -> CGFloat { value * factor(traitCollection) }
}

import Foundation
import TableDrawing
import TableText

extension UIFontDescriptor {
    /// Key of a feature of a font.
    public struct FeatureKey: RawRepresentable, Sendable, Hashable {
        /// Name of the key.
        public let rawValue: String
        /// Creates a key with a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Feature of a font.
        public static let featureIdentifier = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
        /// Choice of a feature.
        public static let typeIdentifier = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
        /// Feature of a font.
        public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
        /// Choice of a feature.
        public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    }

    /// Returns an attribute of the font, or `nil` for an unknown attribute.
    public func object(forKey anAttribute: AttributeName) -> Any? { fontAttributes[anAttribute] }

    /// Attributes of the font: family, size and traits.
    public var fontAttributes: [AttributeName: Any] {
        [
            .family: font.familyName, .name: font.fontName, .size: font.pointSize,
            .traits: [TraitKey.weight: font.weight, TraitKey.symbolic: symbolicTraits.rawValue],
        ]
    }

    /// Returns the description of a text style for traits.
    public static func preferredFontDescriptor(
        withTextStyle style: Font.TextStyle, compatibleWith traits: TraitCollection?
    ) -> UIFontDescriptor {
        UIFontDescriptor(font: .preferredFont(forTextStyle: style, compatibleWith: traits))
    }

    /// Returns the description of a face: bold and italic are found in its name.
    public func withFace(_ newFace: String) -> UIFontDescriptor {
        UIFontDescriptor(
            font: font.withTraits(
                bold: newFace.contains("Bold"),
                italic: newFace.contains("Italic") || newFace.contains("Oblique")))
    }
}

extension UIFontDescriptor.AttributeName {
    /// Text style; not known of a font.
    public static let textStyle = Self(rawValue: "NSCTFontUIUsageAttribute")
}

extension UIFontDescriptor.SymbolicTraits {
    /// Wide letters.
    public static let traitExpanded = Self(rawValue: 1 << 5)
    /// Narrow letters.
    public static let traitCondensed = Self(rawValue: 1 << 6)
    /// Letters for user interfaces.
    public static let traitUIOptimized = Self(rawValue: 1 << 12)
    /// Lines close together; lines keep their distance.
    public static let traitTightLeading = Self(rawValue: 1 << 15)
    /// Lines far from each other; lines keep their distance.
    public static let traitLooseLeading = Self(rawValue: 1 << 16)
    /// Letters without serifs.
    public static let classSansSerif = Self(rawValue: 8 << 28)
}

extension UIFontDescriptor.TraitKey {
    /// Bits of the traits.
    public static let symbolic = Self(rawValue: "NSCTFontSymbolicTrait")
    /// Width of the letters.
    public static let width = Self(rawValue: "NSCTFontProportionTrait")
    /// Slant of the letters.
    public static let slant = Self(rawValue: "NSCTFontSlantTrait")
}

extension Font {
    /// Width of the letters of the system font; the standard width is drawn.
    public struct Width: RawRepresentable, Sendable, Hashable {
        /// Width from -1 to 1.
        public let rawValue: CGFloat
        /// Creates a width from -1 to 1.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// Narrow letters.
        public static let condensed = Width(rawValue: -0.2)
        /// Very narrow letters.
        public static let compressed = Width(rawValue: -0.3)
        /// Letters of standard width.
        public static let standard = Width(rawValue: 0)
        /// Wide letters.
        public static let expanded = Width(rawValue: 0.2)
    }

    /// Returns the system font; the standard width is drawn.
    public static func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> Font {
        if width != .standard {
            AcceptedInterface.note("UIFont.systemFont(ofSize:weight:width:)", .looks)
        }
        return systemFont(ofSize: fontSize, weight: weight)
    }
}

extension NSMutableParagraphStyle {
    /// Adds a stop of a tabulator; the stops of the texts are fixed.
    public func addTabStop(_ anObject: NSTextTab) { tabStops = [anObject] }
    /// Lists of the paragraph, whose marks are not drawn.
    public var textLists: [NSTextList] {
        get { [] }
        set { if !newValue.isEmpty { AcceptedInterface.note("NSTextList", .looks) } }
    }
}

/// List of paragraphs; its marks are not drawn.
open class NSTextList: NSObject {
    /// Format of a mark.
    public struct MarkerFormat: RawRepresentable, Sendable, Hashable {
        /// Name of the format.
        public let rawValue: String
        /// Creates a format with a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Disc.
        public static let disc = MarkerFormat(rawValue: "{disc}")
        /// Circle.
        public static let circle = MarkerFormat(rawValue: "{circle}")
        /// Number.
        public static let decimal = MarkerFormat(rawValue: "{decimal}")
    }
    /// Format of the marks.
    public let markerFormat: MarkerFormat
    /// Creates a list.
    public init(markerFormat: MarkerFormat, options: Int = 0) { self.markerFormat = markerFormat }
    /// Creates a list that begins with a number.
    public convenience init(markerFormat: MarkerFormat, startingItemNumber: Int) {
        self.init(markerFormat: markerFormat)
    }
}

extension NSMutableAttributedString {
    /// Corrects attributes; attributes need no correction here.
    public func fixAttributes(in range: NSRange) {}
}

extension AttributeScopes.UIKitAttributes {
    /// Tracking of letters, in points.
    public enum TrackingAttribute: AttributedStringKey {
        /// Type of the value.
        public typealias Value = CGFloat
        /// Name of the attribute.
        public static let name = "CTTracking"
    }
    /// Colour of the outlines of letters; not drawn.
    public enum StrokeColorAttribute: AttributedStringKey {
        /// Type of the value.
        public typealias Value = Color
        /// Name of the attribute.
        public static let name = "NSStrokeColor"
    }
    /// Width of the outlines of letters; not drawn.
    public enum StrokeWidthAttribute: AttributedStringKey {
        /// Type of the value.
        public typealias Value = CGFloat
        /// Name of the attribute.
        public static let name = "NSStrokeWidth"
    }
    /// Colour of the line below the text.
    public enum UnderlineColorAttribute: AttributedStringKey {
        /// Type of the value.
        public typealias Value = Color
        /// Name of the attribute.
        public static let name = "NSUnderlineColor"
    }
    /// Colour of the line through the text.
    public enum StrikethroughColorAttribute: AttributedStringKey {
        /// Type of the value.
        public typealias Value = Color
        /// Name of the attribute.
        public static let name = "NSStrikethroughColor"
    }
}

import Foundation
import TableControls
import TableDrawing
import TableText

extension AttributeScopes {
    /// Attributes of UIKit.
    public struct UIKitAttributes: AttributeScope {
        /// Font of the text.
        public let font: FontAttribute
        /// Colour of the text.
        public let foregroundColor: ForegroundColorAttribute
        /// Colour behind the text.
        public let backgroundColor: BackgroundColorAttribute
        /// Space between letters, in points.
        public let kern: KernAttribute
        /// Line below the text.
        public let underlineStyle: UnderlineStyleAttribute
        /// Line through the text.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// Shift of the baseline, in points.
        public let baselineOffset: BaselineOffsetAttribute
        /// Style of paragraphs.
        public let paragraphStyle: ParagraphStyleAttribute
        /// Tracking of letters, in points.
        public let tracking: TrackingAttribute
        /// Colour of the outlines of letters; not drawn.
        public let strokeColor: StrokeColorAttribute
        /// Width of the outlines of letters; not drawn.
        public let strokeWidth: StrokeWidthAttribute
        /// Colour of the line below the text.
        public let underlineColor: UnderlineColorAttribute
        /// Colour of the line through the text.
        public let strikethroughColor: StrikethroughColorAttribute

        /// Font of the text.
        public enum FontAttribute: AttributedStringKey {
            /// Type of the value.
            public typealias Value = Font
            /// Name of the attribute.
            public static let name = "NSFont"
        }
        /// Colour of the text.
        public enum ForegroundColorAttribute: AttributedStringKey {
            /// Type of the value.
            public typealias Value = Color
            /// Name of the attribute.
            public static let name = "NSColor"
        }
        /// Colour behind the text.
        public enum BackgroundColorAttribute: AttributedStringKey {
            /// Type of the value.
            public typealias Value = Color
            /// Name of the attribute.
            public static let name = "NSBackgroundColor"
        }
        /// Space between letters, in points.
        public enum KernAttribute: AttributedStringKey {
            /// Type of the value.
            public typealias Value = CGFloat
            /// Name of the attribute.
            public static let name = "NSKern"
        }
        /// Line below the text.
        public enum UnderlineStyleAttribute: AttributedStringKey {
            /// Type of the value.
            public typealias Value = UnderlineStyle
            /// Name of the attribute.
            public static let name = "NSUnderline"
        }
        /// Line through the text.
        public enum StrikethroughStyleAttribute: AttributedStringKey {
            /// Type of the value.
            public typealias Value = UnderlineStyle
            /// Name of the attribute.
            public static let name = "NSStrikethrough"
        }
        /// Shift of the baseline, in points.
        public enum BaselineOffsetAttribute: AttributedStringKey {
            /// Type of the value.
            public typealias Value = CGFloat
            /// Name of the attribute.
            public static let name = "NSBaselineOffset"
        }
        /// Style of paragraphs.
        public enum ParagraphStyleAttribute: AttributedStringKey {
            /// Type of the value.
            public typealias Value = NSParagraphStyle
            /// Name of the attribute.
            public static let name = "NSParagraphStyle"
        }
    }

    /// Attributes of UIKit.
    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

/// Attributes of `AttributedString` must be `Sendable`. A style does not change after a text has it.
extension NSParagraphStyle: @unchecked Sendable {}

extension AttributeDynamicLookup {
    /// Attribute of UIKit.
    public subscript<Key: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
    ) -> Key { self[Key.self] }
}

extension AttributeContainer {
    /// Creates attributes from attributes of `NSAttributedString`.
    public init(_ dictionary: [NSAttributedString.Key: Any]) {
        self.init()
        self.font = dictionary[.font] as? Font
        self.foregroundColor = dictionary[.foregroundColor] as? Color
        self.backgroundColor = dictionary[.backgroundColor] as? Color
        self.paragraphStyle = dictionary[.paragraphStyle] as? NSParagraphStyle
        if let style = dictionary[.underlineStyle] as? Int {
            self.underlineStyle = UnderlineStyle(rawValue: style)
        }
        if let style = dictionary[.strikethroughStyle] as? Int {
            self.strikethroughStyle = UnderlineStyle(rawValue: style)
        }
    }
}

extension NSAttributedString {
    /// Creates a text with the attributes of UIKit of another text.
    public convenience init(_ attributedString: AttributedString) {
        let text = NSMutableAttributedString(string: "")
        for run in attributedString.runs {
            var attributes: [NSAttributedString.Key: Any] = [:]
            attributes[.font] = run.font
            attributes[.foregroundColor] = run.foregroundColor
            attributes[.backgroundColor] = run.backgroundColor
            attributes[.kern] = run.kern ?? run.tracking
            attributes[.underlineColor] = run.underlineColor
            attributes[.strikethroughColor] = run.strikethroughColor
            attributes[.underlineStyle] = run.underlineStyle?.rawValue
            attributes[.strikethroughStyle] = run.strikethroughStyle?.rawValue
            attributes[.baselineOffset] = run.baselineOffset
            attributes[.paragraphStyle] = run.paragraphStyle
            attributes[.link] = run.link
            text.append(
                NSAttributedString(
                    string: String(attributedString[run.range].characters),
                    attributes: attributes))
        }
        self.init(attributedString: text)
    }
}

extension AttributedString {
    /// Creates a text with the attributes of an `NSAttributedString`.
    public init(_ text: NSAttributedString) {
        self.init()
        let whole = NSRange(location: 0, length: text.length)
        text.enumerateAttributes(in: whole) { values, range, _ in
            append(
                AttributedString(
                    text.attributedSubstring(from: range).string,
                    attributes: AttributeContainer(values)))
        }
    }
}

/// Change of the attributes of a title.
public struct UIConfigurationTextAttributesTransformer {
    /// The change.
    public let transform: (AttributeContainer) -> AttributeContainer

    /// Creates a change.
    public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
        self.transform = transform
    }

    /// Returns changed attributes.
    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer {
        transform(input)
    }
}

/// Change of a colour.
public struct UIConfigurationColorTransformer: @unchecked Sendable {
    /// The change.
    public let transform: (Color) -> Color

    /// Creates a change.
    public init(_ transform: @escaping (Color) -> Color) { self.transform = transform }

    /// Returns a changed colour.
    public func callAsFunction(_ input: Color) -> Color { transform(input) }
}

extension Button.Configuration {
    /// Attributed title with priority over a plain title, or `nil` for the plain title.
    @_disfavoredOverload
    public var attributedTitle: AttributedString? {
        get { plainTitle.map { AttributedString($0) } }
        set { plainTitle = newValue.map { NSAttributedString($0) } }
    }

    /// Change of the attributes of the title; a title that is set before is changed.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
        get { nil }
        set {
            guard let newValue else { return }
            var text = plainTitle.map { AttributedString($0) }
            if text == nil { text = title.map { AttributedString($0) } }
            guard let text else {
                AcceptedInterface.note(
                    "UIButton.Configuration.titleTextAttributesTransformer", .looks)
                return
            }
            var changed = AttributedString()
            for run in text.runs {
                changed.append(
                    AttributedString(
                        String(text[run.range].characters), attributes: newValue(run.attributes)))
            }
            plainTitle = NSAttributedString(changed)
        }
    }
    /// Change of the colour of the image; not drawn.
    public var imageColorTransformer: UIConfigurationColorTransformer? {
        get { nil }
        set {
            AcceptedInterface.note("UIButton.Configuration.imageColorTransformer", .looks)
        }
    }
    /// Change of the colour of the activity indicator, which is not drawn.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer? {
        get { nil }
        set {}
    }
    /// Whether the look follows the selection.
    public var automaticallyUpdateForSelection: Bool {
        get { true }
        set {}
    }
    /// Returns the configuration of a glass button, which is `gray()`.
    public static func glass() -> Self { gray() }
    /// Returns the configuration of a prominent glass button, which is `filled()`.
    public static func prominentGlass() -> Self { filled() }
}

extension Button {
    /// Closure that configures the button after a change of its state.
    public typealias ConfigurationUpdateHandler = (UIButton) -> Void
    /// Configures the button for its state.
    public func setNeedsUpdateConfiguration() { updateConfiguration() }
    /// Whether the configuration follows the state.
    public var automaticallyUpdatesConfiguration: Bool {
        get { attached(true) }
        set { attach(newValue) }
    }
    /// Meaning of the button; a role has no look outside of menus.
    public var role: Role {
        get { attached(.normal) }
        set { attach(newValue) }
    }
    /// Meaning of a button.
    public enum Role: Int, Sendable, Hashable, CaseIterable {
        case normal, primary, cancel, destructive
    }
    /// Creates a button with an image that takes the tint, and a method.
    public static func systemButton(
        with image: UIImage, target: Any?, action: ActionSelector?
    ) -> UIButton {
        let button = UIButton(type: .system)
        button.setImage(image, for: .normal)
        if let action { button.addTarget(target, action: action, for: .touchUpInside) }
        return button
    }
}

extension NSMutableParagraphStyle {
    /// Hyphenation from 0 to 1; words are not divided.
    public var hyphenationFactor: Float {
        get { 0 }
        set {
            if newValue > 0 {
                AcceptedInterface.note("NSMutableParagraphStyle.hyphenationFactor", .looks)
            }
        }
    }
    /// Whether letters may move together before a text is truncated.
    public var allowsDefaultTighteningForTruncation: Bool {
        get { false }
        set {}
    }
    /// Whether words are divided; words are not divided.
    public var usesDefaultHyphenation: Bool {
        get { false }
        set {
            if newValue {
                AcceptedInterface.note("NSMutableParagraphStyle.hyphenationFactor", .looks)
            }
        }
    }
    /// Stops of tabulators; the stops of the texts are fixed.
    public var tabStops: [NSTextTab] {
        get { [] }
        set { AcceptedInterface.note("NSMutableParagraphStyle.tabStops", .looks) }
    }
    /// Distance of the stops of tabulators, in points.
    public var defaultTabInterval: CGFloat {
        get { 0 }
        set { AcceptedInterface.note("NSMutableParagraphStyle.tabStops", .looks) }
    }
    /// Takes the values of a style.
    public func setParagraphStyle(_ other: NSParagraphStyle) {
        alignment = other.alignment
        lineBreakMode = other.lineBreakMode
        lineSpacing = other.lineSpacing
        lineHeightMultiple = other.lineHeightMultiple
        minimumLineHeight = other.minimumLineHeight
        maximumLineHeight = other.maximumLineHeight
        paragraphSpacing = other.paragraphSpacing
        paragraphSpacingBefore = other.paragraphSpacingBefore
        headIndent = other.headIndent
        tailIndent = other.tailIndent
        firstLineHeadIndent = other.firstLineHeadIndent
    }
}

/// Stop of a tabulator.
open class NSTextTab: NSObject {
    /// Place of the stop, in points.
    public let location: CGFloat
    /// Alignment of the text at the stop.
    public let alignment: NSTextAlignment

    /// Creates a stop.
    public init(
        textAlignment alignment: NSTextAlignment, location: CGFloat,
        options: [String: Any] = [:]
    ) {
        self.alignment = alignment
        self.location = location
    }
}

extension Font {
    /// Names of the families; empty, because a picture has the fonts that it is given.
    public static var familyNames: [String] { [] }
    /// Names of the fonts of a family; empty.
    public static func fontNames(forFamilyName familyName: String) -> [String] { [] }
}

extension UIFontDescriptor {
    /// Creates a description of a font with a name and a size, in points.
    public init(name fontName: String, size: CGFloat) {
        self.init(font: Font(name: fontName, size: size) ?? .systemFont(ofSize: size))
    }

    /// Creates a description from attributes: a family, and a size in points.
    public init(fontAttributes attributes: [AttributeName: Any]) {
        let size = (attributes[.size] as? NSNumber).map { CGFloat($0.doubleValue) } ?? 17
        let name = attributes[.family] as? String ?? attributes[.name] as? String ?? ""
        self.init(name: name, size: size)
    }

    /// Returns the description of another family.
    public func withFamily(_ newFamily: String) -> UIFontDescriptor {
        UIFontDescriptor(name: newFamily, size: pointSize)
    }

    /// Name of the font.
    public var postscriptName: String { font.familyName }
}

extension UIFontDescriptor.AttributeName {
    /// Size, in points.
    public static let size = Self(rawValue: "NSFontSizeAttribute")
    /// Name of the font.
    public static let name = Self(rawValue: "NSFontNameAttribute")
    /// Face of the family.
    public static let face = Self(rawValue: "NSFontFaceAttribute")
}

extension UIFontMetrics {
    /// Returns a font in the size for a size of texts, up to a size in points.
    public func scaledFont(
        for font: Font, maximumPointSize: CGFloat, compatibleWith traits: TraitCollection?
    ) -> Font {
        let scaled = scaledFont(for: font, compatibleWith: traits)
        return scaled.withSize(min(maximumPointSize, scaled.pointSize))
    }
}

#if !canImport(UIKit) && !canImport(AppKit)
    import Foundation

    /// The attributes that text is drawn with; their raw values are those of Apple's systems.
    extension NSAttributedString.Key {
        /// A `Font`.
        public static let font = Self(rawValue: "NSFont")
        /// A `Color`.
        public static let foregroundColor = Self(rawValue: "NSColor")
        /// A `Color`.
        public static let backgroundColor = Self(rawValue: "NSBackgroundColor")
        /// A number of points added after each character.
        public static let kern = Self(rawValue: "NSKern")
        /// An `NSParagraphStyle` or a `ParagraphStyle`.
        public static let paragraphStyle = Self(rawValue: "NSParagraphStyle")
        /// The raw value of an `UnderlineStyle`.
        public static let underlineStyle = Self(rawValue: "NSUnderline")
        /// A `Color`; that of the text without one.
        public static let underlineColor = Self(rawValue: "NSUnderlineColor")
        /// The raw value of an `UnderlineStyle`.
        public static let strikethroughStyle = Self(rawValue: "NSStrikethrough")
        /// A `Color`; that of the text without one.
        public static let strikethroughColor = Self(rawValue: "NSStrikethroughColor")
        /// An `NSShadow`.
        public static let shadow = Self(rawValue: "NSShadow")
        /// A number of points that lifts the text.
        public static let baselineOffset = Self(rawValue: "NSBaselineOffset")
    }
#endif

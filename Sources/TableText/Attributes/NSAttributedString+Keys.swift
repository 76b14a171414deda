#if !canImport(Darwin)
    import Foundation

    /// Keys of attributes for drawing text.
    ///
    /// Raw values are the same as on Apple's systems.
    extension NSAttributedString.Key {
        /// Font of the text.
        ///
        /// The value is a `Font`.
        public static let font = Self(rawValue: "NSFont")
        /// Colour of the text.
        ///
        /// The value is a `Color`.
        public static let foregroundColor = Self(rawValue: "NSColor")
        /// Colour behind the text.
        ///
        /// The value is a `Color`.
        public static let backgroundColor = Self(rawValue: "NSBackgroundColor")
        /// Spacing added after each character.
        ///
        /// The value is a number of points.
        public static let kern = Self(rawValue: "NSKern")
        /// Style of the paragraph.
        ///
        /// The value is an `NSParagraphStyle` or a `ParagraphStyle`.
        public static let paragraphStyle = Self(rawValue: "NSParagraphStyle")
        /// Style of the underline.
        ///
        /// The value is the raw value of an `UnderlineStyle`.
        public static let underlineStyle = Self(rawValue: "NSUnderline")
        /// Colour of the underline.
        ///
        /// The value is a `Color`; the default is the text's colour.
        public static let underlineColor = Self(rawValue: "NSUnderlineColor")
        /// Style of the strikethrough.
        ///
        /// The value is the raw value of an `UnderlineStyle`.
        public static let strikethroughStyle = Self(rawValue: "NSStrikethrough")
        /// Colour of the strikethrough.
        ///
        /// The value is a `Color`; the default is the text's colour.
        public static let strikethroughColor = Self(rawValue: "NSStrikethroughColor")
        /// Shadow of the text.
        ///
        /// The value is an `NSShadow`.
        public static let shadow = Self(rawValue: "NSShadow")
        /// Height above the baseline.
        ///
        /// The value is a number of points.
        public static let baselineOffset = Self(rawValue: "NSBaselineOffset")
    }
#endif

#if !canImport(Darwin)
    import Foundation

    /// A paragraph style under its name in attributed strings.
    ///
    /// Foundation has the class on Apple's systems only. This class is immutable; see
    /// `NSMutableParagraphStyle`.
    open class NSParagraphStyle: NSObject {
        /// The style as the value used by text layout.
        public fileprivate(set) var value: ParagraphStyle

        public override init() { value = ParagraphStyle() }

        /// Creates an object with the values of a paragraph style.
        public init(_ value: ParagraphStyle) { self.value = value }

        /// The style of text without a paragraph style.
        public static var `default`: NSParagraphStyle { NSParagraphStyle() }

        /// Horizontal alignment of the lines.
        public var alignment: TextAlignment { value.alignment }
        /// Handling of lines that are too wide.
        public var lineBreakMode: LineBreakMode { value.lineBreakMode }
        /// Rules for line breaks in addition to the line break mode.
        public var lineBreakStrategy: LineBreakStrategy { value.lineBreakStrategy }
        /// Space between two lines of a paragraph, in points.
        public var lineSpacing: CGFloat { value.lineSpacing }
        /// Space after a paragraph, in points.
        public var paragraphSpacing: CGFloat { value.paragraphSpacing }
        /// Space before a paragraph, except the first paragraph, in points.
        public var paragraphSpacingBefore: CGFloat { value.paragraphSpacingBefore }
        /// Distance from the leading edge to the first line, in points.
        public var firstLineHeadIndent: CGFloat { value.firstLineHeadIndent }
        /// Distance from the leading edge to all lines after the first, in points.
        public var headIndent: CGFloat { value.headIndent }
        /// End of the lines from the leading edge if positive, or from the trailing edge, in
        /// points.
        public var tailIndent: CGFloat { value.tailIndent }
        /// Minimum height of a line, in points.
        public var minimumLineHeight: CGFloat { value.minimumLineHeight }
        /// Maximum height of a line, in points; 0 means no limit.
        public var maximumLineHeight: CGFloat { value.maximumLineHeight }
        /// Multiplier of a line's natural height; 0 stands for 1.
        public var lineHeightMultiple: CGFloat { value.lineHeightMultiple }
        /// Direction of the paragraph; `natural` follows the first strong letter.
        public var baseWritingDirection: WritingDirection { value.baseWritingDirection }

        open override func isEqual(_ object: Any?) -> Bool {
            (object as? NSParagraphStyle)?.value == value
        }

        open override var hash: Int { value.hashValue }

        open override func copy() -> Any { NSParagraphStyle(value) }
        open override func mutableCopy() -> Any { NSMutableParagraphStyle(value) }
    }

    /// A mutable paragraph style.
    ///
    /// Lengths are in points.
    open class NSMutableParagraphStyle: NSParagraphStyle {
        public override var alignment: TextAlignment {
            get { value.alignment }
            set { value.alignment = newValue }
        }

        public override var lineBreakMode: LineBreakMode {
            get { value.lineBreakMode }
            set { value.lineBreakMode = newValue }
        }

        public override var lineBreakStrategy: LineBreakStrategy {
            get { value.lineBreakStrategy }
            set { value.lineBreakStrategy = newValue }
        }

        public override var lineSpacing: CGFloat {
            get { value.lineSpacing }
            set { value.lineSpacing = newValue }
        }

        public override var paragraphSpacing: CGFloat {
            get { value.paragraphSpacing }
            set { value.paragraphSpacing = newValue }
        }

        public override var paragraphSpacingBefore: CGFloat {
            get { value.paragraphSpacingBefore }
            set { value.paragraphSpacingBefore = newValue }
        }

        public override var firstLineHeadIndent: CGFloat {
            get { value.firstLineHeadIndent }
            set { value.firstLineHeadIndent = newValue }
        }

        public override var headIndent: CGFloat {
            get { value.headIndent }
            set { value.headIndent = newValue }
        }

        public override var tailIndent: CGFloat {
            get { value.tailIndent }
            set { value.tailIndent = newValue }
        }

        public override var minimumLineHeight: CGFloat {
            get { value.minimumLineHeight }
            set { value.minimumLineHeight = newValue }
        }

        public override var maximumLineHeight: CGFloat {
            get { value.maximumLineHeight }
            set { value.maximumLineHeight = newValue }
        }

        public override var lineHeightMultiple: CGFloat {
            get { value.lineHeightMultiple }
            set { value.lineHeightMultiple = newValue }
        }

        public override var baseWritingDirection: WritingDirection {
            get { value.baseWritingDirection }
            set { value.baseWritingDirection = newValue }
        }
    }
#endif

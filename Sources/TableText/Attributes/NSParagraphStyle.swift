#if !canImport(UIKit) && !canImport(AppKit)
    import Foundation

    /// A paragraph style under its name in attributed strings.
    ///
    /// Foundation has the class on Apple's systems only. This class is immutable; see
    /// `NSMutableParagraphStyle`.
    open class NSParagraphStyle: NSObject {
        /// The style as the value used by text layout.
        public fileprivate(set) var value: ParagraphStyle

        public override init() { value = ParagraphStyle() }

        public init(_ value: ParagraphStyle) { self.value = value }

        /// The style of text without a paragraph style.
        public static var `default`: NSParagraphStyle { NSParagraphStyle() }

        public var alignment: TextAlignment { value.alignment }
        public var lineBreakMode: LineBreakMode { value.lineBreakMode }
        public var lineBreakStrategy: LineBreakStrategy { value.lineBreakStrategy }
        public var lineSpacing: CGFloat { value.lineSpacing }
        public var paragraphSpacing: CGFloat { value.paragraphSpacing }
        public var paragraphSpacingBefore: CGFloat { value.paragraphSpacingBefore }
        public var firstLineHeadIndent: CGFloat { value.firstLineHeadIndent }
        public var headIndent: CGFloat { value.headIndent }
        public var tailIndent: CGFloat { value.tailIndent }
        public var minimumLineHeight: CGFloat { value.minimumLineHeight }
        public var maximumLineHeight: CGFloat { value.maximumLineHeight }
        public var lineHeightMultiple: CGFloat { value.lineHeightMultiple }
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

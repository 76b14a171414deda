import Foundation

/// A paragraph style.
///
/// Lengths are in points, and names and defaults are UIKit's.
public struct ParagraphStyle: Sendable, Hashable {
    /// Horizontal alignment of the lines.
    public var alignment = TextAlignment.natural
    /// Handling of lines that are too wide.
    public var lineBreakMode = LineBreakMode.byWordWrapping
    /// Rules for line breaks in addition to the line break mode.
    public var lineBreakStrategy: LineBreakStrategy = []
    /// Space between two lines of a paragraph, in points.
    public var lineSpacing: CGFloat = 0
    /// Space after a paragraph, in points.
    public var paragraphSpacing: CGFloat = 0
    /// Space before a paragraph, except the first paragraph, in points.
    public var paragraphSpacingBefore: CGFloat = 0
    /// Distance from the leading edge to the first line, in points.
    public var firstLineHeadIndent: CGFloat = 0
    /// Distance from the leading edge to all lines after the first, in points.
    public var headIndent: CGFloat = 0
    /// End of the lines, measured from the leading edge if positive, or from the trailing edge
    /// otherwise.
    public var tailIndent: CGFloat = 0
    /// Minimum height of a line, in points.
    public var minimumLineHeight: CGFloat = 0
    /// Maximum height of a line, in points.
    ///
    /// 0 means no limit.
    public var maximumLineHeight: CGFloat = 0
    /// Multiplier of a line's natural height.
    ///
    /// 0 stands for 1.
    public var lineHeightMultiple: CGFloat = 0
    /// Direction of the paragraph; `natural` follows the first strong letter.
    public var baseWritingDirection = WritingDirection.natural

    /// Creates a style with UIKit's defaults.
    public init() {}

    /// Creates a style with an alignment and a line break mode, and UIKit's defaults otherwise.
    public init(alignment: TextAlignment, lineBreakMode: LineBreakMode = .byWordWrapping) {
        self.alignment = alignment
        self.lineBreakMode = lineBreakMode
    }

    /// Longest length for layout, in points.
    private static let longest: CGFloat = 10_000

    /// Replaces non-finite and too great lengths by usable lengths.
    mutating func makeFinite() {
        let lengths: [WritableKeyPath<ParagraphStyle, CGFloat>] = [
            \.lineSpacing, \.paragraphSpacing, \.paragraphSpacingBefore, \.firstLineHeadIndent,
            \.headIndent, \.tailIndent, \.minimumLineHeight, \.maximumLineHeight,
            \.lineHeightMultiple,
        ]
        for path in lengths {
            let length = self[keyPath: path]
            self[keyPath: path] =
                length.isNaN ? 0 : min(Self.longest, max(-Self.longest, length))
        }
    }
}

/// Horizontal alignment of lines.
///
/// Raw values are UIKit's.
public enum TextAlignment: Int, Sendable, Hashable, CaseIterable {
    /// Lines begin at the left edge.
    case left
    /// Lines are centred between both edges.
    case center
    /// Lines end at the right edge.
    case right
    /// Wrapped lines fill the width.
    ///
    /// The last line of a paragraph is natural.
    case justified
    /// Left for text that runs from left to right, and right for text that runs from right to
    /// left.
    case natural
}

/// Direction of a paragraph.
///
/// Raw values equal the raw values of `NSWritingDirection`.
public enum WritingDirection: Int, Sendable, Hashable, CaseIterable {
    /// The direction of the first strong letter, or of the interface if there is no such
    /// letter.
    case natural = -1
    /// Direction of Latin text, regardless of the letters.
    case leftToRight = 0
    /// Direction of Arabic and Hebrew text, regardless of the letters.
    case rightToLeft = 1
}

import Foundation

/// How a paragraph is set; lengths in points, UIKit's names and defaults.
public struct ParagraphStyle: Sendable, Hashable {
    public var alignment = TextAlignment.natural
    public var lineBreakMode = LineBreakMode.byWordWrapping
    public var lineBreakStrategy: LineBreakStrategy = []
    /// Between two lines of a paragraph.
    public var lineSpacing: CGFloat = 0
    /// After a paragraph.
    public var paragraphSpacing: CGFloat = 0
    /// Before a paragraph that is not the first.
    public var paragraphSpacingBefore: CGFloat = 0
    /// From the leading edge to the first line.
    public var firstLineHeadIndent: CGFloat = 0
    /// From the leading edge to all other lines.
    public var headIndent: CGFloat = 0
    /// Where lines end: from the leading edge, or from the trailing one if it is not positive.
    public var tailIndent: CGFloat = 0
    public var minimumLineHeight: CGFloat = 0
    /// 0 stands for no limit.
    public var maximumLineHeight: CGFloat = 0
    /// Multiplies a line's natural height; 0 stands for 1.
    public var lineHeightMultiple: CGFloat = 0
    public var baseWritingDirection = WritingDirection.natural

    public init() {}

    public init(alignment: TextAlignment, lineBreakMode: LineBreakMode = .byWordWrapping) {
        self.alignment = alignment
        self.lineBreakMode = lineBreakMode
    }

    /// Lengths beyond this, in points, or that are no number, cannot be laid out.
    private static let longest: CGFloat = 10_000

    /// Brings every length to one that can be computed with.
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

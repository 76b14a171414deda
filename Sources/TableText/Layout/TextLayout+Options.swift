import Foundation
import TableDrawing

extension TextLayout {
    /// Options for breaking text into lines, used where paragraph styles leave them open.
    public struct Options: Sendable, Hashable {
        /// Rule for the lines that fit a limited height.
        ///
        /// The first line always fits.
        public enum Fit: Sendable, Hashable {
            /// Lines that fit with their whole height.
            case wholeLines
            /// Lines that fit with their capitals, as in classic string drawing (seen in a
            /// re-implementation).
            case capitals
        }

        /// Maximum number of lines in all paragraphs together.
        ///
        /// 0 means no limit.
        public var numberOfLines: Int
        /// Break mode of the last line.
        ///
        /// Other lines wrap at words, or at characters if the mode says so.
        public var lineBreakMode: LineBreakMode
        /// Rules for line breaks in addition to the line break mode.
        public var lineBreakStrategy: ParagraphStyle.LineBreakStrategy
        /// Horizontal alignment of the lines.
        public var alignment: TextAlignment
        /// Direction of paragraphs.
        ///
        /// `natural` follows the first strong letter.
        public var writingDirection: WritingDirection
        /// The interface direction, for paragraphs without a strong letter.
        public var layoutDirection: LayoutDirection
        /// Rule for the lines that fit a limited height.
        public var fit: Fit
        /// Whether a paragraph with a clipping or truncating style is a single line, as in
        /// attributed string drawing.
        ///
        /// Labels wrap such paragraphs.
        public var obeysParagraphLineBreakModes: Bool

        /// Creates options, by default for any number of wrapped lines in natural alignment.
        public init(
            numberOfLines: Int = 0, lineBreakMode: LineBreakMode = .byWordWrapping,
            lineBreakStrategy: ParagraphStyle.LineBreakStrategy = [],
            alignment: TextAlignment = .natural, writingDirection: WritingDirection = .natural,
            layoutDirection: LayoutDirection = .leftToRight, fit: Fit = .wholeLines,
            obeysParagraphLineBreakModes: Bool = false
        ) {
            self.numberOfLines = numberOfLines
            self.lineBreakMode = lineBreakMode
            self.lineBreakStrategy = lineBreakStrategy
            self.alignment = alignment
            self.writingDirection = writingDirection
            self.layoutDirection = layoutDirection
            self.fit = fit
            self.obeysParagraphLineBreakModes = obeysParagraphLineBreakModes
        }
    }
}

import Foundation
import TableDrawing

extension TextLayout {
    /// How text is broken into lines where its own paragraph styles do not say.
    public struct Options: Sendable, Hashable {
        /// Which lines a limited height lets in, apart from the first.
        public enum Fit: Sendable, Hashable {
            /// Lines of which all fits.
            case wholeLines
            /// Lines whose capitals fit, as classic string drawing counted (seen in a
            /// re-implementation).
            case capitals
        }

        /// The most lines in all paragraphs together; 0 stands for any number.
        public var numberOfLines: Int
        /// What happens at the end of the last line; other lines are wrapped, at words unless this
        /// says characters.
        public var lineBreakMode: LineBreakMode
        public var lineBreakStrategy: ParagraphStyle.LineBreakStrategy
        public var alignment: TextAlignment
        /// The direction of paragraphs; `natural` goes by their first letter that has one.
        public var writingDirection: WritingDirection
        /// The interface's direction, for paragraphs without a letter that has one.
        public var layoutDirection: LayoutDirection
        public var fit: Fit
        /// Whether a paragraph whose own style clips or truncates is one line, as in attributed
        /// string drawing; labels wrap it.
        public var obeysParagraphLineBreakModes: Bool

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

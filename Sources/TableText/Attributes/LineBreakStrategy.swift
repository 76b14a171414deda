extension ParagraphStyle {
    /// Rules for line breaks in addition to the line break mode, with UIKit's names and raw values.
    ///
    /// A strategy has no effect if lines wrap at characters, or if a paragraph has a single line.
    public struct LineBreakStrategy: OptionSet, Sendable, Hashable {
        /// Bits of the strategies, equal to UIKit's.
        public let rawValue: UInt

        /// Creates strategies from bits, which may include bits without a name.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Moves a word to the last line of a paragraph if the last line is a single word.
        ///
        /// The number of lines stays. The line before keeps at least two words. Justified
        /// paragraphs stay unchanged. UIKit's header says that a line is usually pushed out by a
        /// single word; the rest of the rule is not published.
        public static let pushOut = LineBreakStrategy(rawValue: 1)
        /// Breaks Korean text between words only.
        ///
        /// No line ends between Hangul letters, or between a Hangul letter and a Latin letter or a
        /// digit. A word longer than a line breaks anywhere. UIKit's header speaks of Hangul
        /// letters; the rule for Latin letters and digits is the rule of `keep-all` in CSS.
        public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
        /// The strategies of labels since iOS 14.
        public static let standard = LineBreakStrategy(rawValue: 0xFFFF)

        /// Names of the strategies in documents.
        package static let names: [(name: String, value: LineBreakStrategy)] = [
            ("none", []), ("pushOut", .pushOut), ("hangulWordPriority", .hangulWordPriority),
            ("standard", .standard),
        ]
    }
}

extension ParagraphStyle.LineBreakStrategy: CustomStringConvertible {
    /// Name of the strategy in documents, or its raw value if it has no name.
    public var description: String {
        Self.names.first { $0.value == self }?.name ?? "\(rawValue)"
    }
}

#if !canImport(Darwin)
    extension NSParagraphStyle {
        /// UIKit's name for the strategies.
        public typealias LineBreakStrategy = ParagraphStyle.LineBreakStrategy
    }
#endif

extension ParagraphStyle {
    /// Where the lines of a paragraph break, beyond what its line break mode says; UIKit's names and raw values.
    ///
    /// A strategy has no effect where characters wrap, and in a paragraph of one line.
    public struct LineBreakStrategy: OptionSet, Sendable, Hashable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The last line of a paragraph does not consist of a single word: it takes a word from the line before.
        ///
        /// The number of lines stays. The line before keeps at least two words, and its words stay in a justified
        /// paragraph. UIKit's header says that a line is usually pushed out by a single word; the rest of the rule
        /// is not published.
        public static let pushOut = LineBreakStrategy(rawValue: 1)
        /// Korean breaks between words: no line ends between Hangul letters, or between one and a Latin letter or
        /// a digit.
        ///
        /// A word that is longer than a line breaks anywhere. UIKit's header speaks of Hangul letters; Latin
        /// letters and digits are treated as CSS's `keep-all` treats them.
        public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
        /// The strategies of labels since iOS 14.
        public static let standard = LineBreakStrategy(rawValue: 0xFFFF)

        /// The strategies by the names that documents use.
        package static let names: [(name: String, value: LineBreakStrategy)] = [
            ("none", []), ("pushOut", .pushOut), ("hangulWordPriority", .hangulWordPriority),
            ("standard", .standard),
        ]
    }
}

extension ParagraphStyle.LineBreakStrategy: CustomStringConvertible {
    /// The name of the strategy in documents.
    public var description: String {
        Self.names.first { $0.value == self }?.name ?? "\(rawValue)"
    }
}

#if !canImport(UIKit) && !canImport(AppKit)
    extension NSParagraphStyle {
        public typealias LineBreakStrategy = ParagraphStyle.LineBreakStrategy
    }
#endif

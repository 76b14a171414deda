/// A text as it stands in a document, and what it means.
public struct DocumentScalar: Sendable, Hashable {
    /// How the text was written.
    public enum Style: Sendable, Hashable {
        /// Without quotes: `12` is a number, `true` a truth value, `~` nothing.
        case plain
        /// In quotes or as a block: always a text.
        case quoted
        /// Filled in from a record: a text where a text is wanted, otherwise read as if plain.
        case expanded
    }

    /// The text without its quotes and escapes.
    public let text: String
    /// How the text was written.
    public let style: Style
    /// How the text came about, if it was filled in from a record.
    public let filled: FilledTemplate?

    /// A text that was written in a style.
    public init(_ text: String, _ style: Style) {
        self.text = text
        self.style = style
        filled = nil
    }

    /// A text that was filled in from a record.
    init(_ text: String, filled: FilledTemplate) {
        self.text = text
        style = .expanded
        self.filled = filled
    }

    /// What the text means.
    public var resolved: ResolvedScalar {
        style == .quoted ? .string(text) : ResolvedScalar(plain: text)
    }
}

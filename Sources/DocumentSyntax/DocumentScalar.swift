/// A scalar of a document and its meaning.
package struct DocumentScalar: Sendable, Hashable {
    /// Style of the scalar.
    package enum Style: Sendable, Hashable {
        /// Without quotes: `12` is a number, `true` a truth value, `~` null.
        case plain
        /// In quotes or as a block: always a text.
        case quoted
        /// Text from a record.
        ///
        /// It is a text if a text is expected. Otherwise it is read like a plain scalar.
        case expanded
    }

    /// The text without its quotes and escapes.
    package let text: String
    /// Style of the scalar.
    package let style: Style
    /// Origin of the text, or `nil` if the text does not come from a record.
    package let filled: FilledTemplate?

    /// Creates a scalar with a style.
    package init(_ text: String, _ style: Style) {
        self.text = text
        self.style = style
        filled = nil
    }

    /// Creates a scalar with text from a record.
    init(_ text: String, filled: FilledTemplate) {
        self.text = text
        style = .expanded
        self.filled = filled
    }

    /// Meaning of the text.
    package var resolved: ResolvedScalar {
        style == .quoted ? .string(text) : ResolvedScalar(plain: text)
    }
}

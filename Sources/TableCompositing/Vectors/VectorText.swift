/// Representation of text in a vector file.
public enum VectorText: String, Sendable, Hashable, CaseIterable {
    /// Outlines, as in bitmap painting; the appearance is equal everywhere.
    case outlines
    /// Characters that can be searched and selected.
    ///
    /// A PDF contains the used glyphs. An SVG names the font, which the viewer must have.
    case text
}

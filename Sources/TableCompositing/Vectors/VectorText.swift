/// How text stands in a vector file.
public enum VectorText: String, Sendable, Hashable, CaseIterable {
    /// As shapes: the outlines that pictures of pixels are made from, the same everywhere.
    case outlines
    /// As characters that can be searched and selected.
    ///
    /// A PDF holds the glyphs that it uses; an SVG names the font, which whoever shows it must have.
    case text
}

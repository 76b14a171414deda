import TableDrawing

/// Default colours of a theme.
public struct ThemeColors: Sendable, Hashable {
    public var tint: Color
    /// Colour beneath a plain table.
    public var tableBackground: Color
    /// Colour beneath a cell of a plain table.
    public var cellBackground: Color
    public var text: Color
    /// Text colour of a highlighted cell, or `nil` to keep the regular colour.
    public var highlightedText: Color?
}

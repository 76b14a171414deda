import TableDrawing

/// Default colours of a theme.
public struct ThemeColors: Sendable, Hashable {
    /// Tint colour of views without a tint colour of their own or of a superview.
    public var tint: Color
    /// Colour beneath a plain table.
    public var tableBackground: Color
    /// Colour beneath a cell of a plain table.
    public var cellBackground: Color
    /// Text colour of labels and of cell styles.
    public var text: Color
    /// Text colour of a highlighted cell, or `nil` to keep the regular colour.
    public var highlightedText: Color?
}

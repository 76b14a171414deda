import TableDrawing

/// The colours that a theme gives to what does not name its own.
public struct ThemeColors: Sendable, Hashable {
    public var tint: Color
    /// Beneath a plain table.
    public var tableBackground: Color
    /// Beneath a cell of a plain table.
    public var cellBackground: Color
    public var text: Color
    /// Text of a highlighted cell; nothing keeps the text as it is.
    public var highlightedText: Color?
}

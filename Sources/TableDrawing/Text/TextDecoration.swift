import Foundation

/// Filled rectangle of a text: an underline, a strikethrough or a background.
public struct TextDecoration: Sendable, Hashable {
    /// Rectangle in points from the text's top left corner.
    public var rect: CGRect
    /// Fill colour of the rectangle.
    public var color: RGBA
    /// Whether the decoration lies beneath the glyphs.
    public var isBehindText: Bool

    /// Creates a decoration, by default in front of the glyphs.
    public init(rect: CGRect, color: RGBA, isBehindText: Bool = false) {
        self.rect = rect
        self.color = color
        self.isBehindText = isBehindText
    }
}

import Foundation

/// A filled rectangle that belongs to a text: an underline, a strikethrough, a background.
public struct TextDecoration: Sendable, Hashable {
    /// The place from the text's top left, in points.
    public var rect: CGRect
    public var color: RGBA
    /// Whether it lies beneath the glyphs.
    public var isBehindText: Bool

    public init(rect: CGRect, color: RGBA, isBehindText: Bool = false) {
        self.rect = rect
        self.color = color
        self.isBehindText = isBehindText
    }
}

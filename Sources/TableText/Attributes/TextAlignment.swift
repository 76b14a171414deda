/// Horizontal alignment of lines.
///
/// Raw values are UIKit's.
public enum TextAlignment: Int, Sendable, Hashable, CaseIterable {
    /// Lines begin at the left edge.
    case left
    /// Lines are centred between both edges.
    case center
    /// Lines end at the right edge.
    case right
    /// Wrapped lines fill the width.
    ///
    /// The last line of a paragraph is natural.
    case justified
    /// Left for text that runs from left to right, and right for text that runs from right to
    /// left.
    case natural
}

/// Horizontal alignment of lines.
///
/// Raw values are UIKit's.
public enum TextAlignment: Int, Sendable, Hashable, CaseIterable {
    case left
    case center
    case right
    /// Wrapped lines fill the width.
    ///
    /// The last line of a paragraph is natural.
    case justified
    /// Left for text that runs from left to right, and right for text that runs from right to
    /// left.
    case natural
}

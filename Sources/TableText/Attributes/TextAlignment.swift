/// How lines lie between the left and the right edge; UIKit's raw values.
public enum TextAlignment: Int, Sendable, Hashable, CaseIterable {
    case left
    case center
    case right
    /// Wrapped lines fill the width; a paragraph's last line is natural.
    case justified
    /// Left in text that runs to the right, right in text that runs to the left.
    case natural
}

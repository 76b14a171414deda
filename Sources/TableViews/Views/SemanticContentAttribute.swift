/// What a view's content means, and so whether it is mirrored from right to left; UIKit's values.
public enum SemanticContentAttribute: Int, Sendable, Hashable, CaseIterable {
    /// Mirrored with the interface.
    case unspecified
    /// Controls of playback, which are not mirrored.
    case playback
    /// Directions in space, which are not mirrored.
    case spatial
    case forceLeftToRight
    case forceRightToLeft
}

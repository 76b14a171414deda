/// The meaning of a view's content, which decides whether the content is mirrored.
///
/// The values are UIKit's.
public enum SemanticContentAttribute: Int, Sendable, Hashable, CaseIterable {
    /// Content that is mirrored with the interface.
    case unspecified
    /// Playback controls, which are not mirrored.
    case playback
    /// Directions in space, which are not mirrored.
    case spatial
    case forceLeftToRight
    case forceRightToLeft
}

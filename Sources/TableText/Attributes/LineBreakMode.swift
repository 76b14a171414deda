/// Handling of text that is too wide.
///
/// Raw values are UIKit's.
public enum LineBreakMode: Int, Sendable, Hashable, CaseIterable {
    /// Wraps lines between words.
    case byWordWrapping
    /// Wraps lines between characters.
    case byCharWrapping
    /// Clips the end of the last line.
    case byClipping
    /// Replaces the beginning of the last line by an ellipsis.
    case byTruncatingHead
    /// Replaces the end of the last line by an ellipsis.
    case byTruncatingTail
    /// Replaces the middle of the last line by an ellipsis.
    case byTruncatingMiddle

    /// Whether an ellipsis replaces left-out text.
    public var isTruncating: Bool {
        switch self {
        case .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle: return true
        case .byWordWrapping, .byCharWrapping, .byClipping: return false
        }
    }
}

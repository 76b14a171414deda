/// Handling of text that is too wide.
///
/// Raw values are UIKit's.
public enum LineBreakMode: Int, Sendable, Hashable, CaseIterable {
    case byWordWrapping
    case byCharWrapping
    case byClipping
    case byTruncatingHead
    case byTruncatingTail
    case byTruncatingMiddle

    /// Whether an ellipsis replaces left-out text.
    public var isTruncating: Bool {
        switch self {
        case .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle: return true
        case .byWordWrapping, .byCharWrapping, .byClipping: return false
        }
    }
}

/// What happens to text that is wider than its place; UIKit's raw values.
public enum LineBreakMode: Int, Sendable, Hashable, CaseIterable {
    case byWordWrapping
    case byCharWrapping
    case byClipping
    case byTruncatingHead
    case byTruncatingTail
    case byTruncatingMiddle

    /// Whether an ellipsis stands for what is left out.
    public var isTruncating: Bool {
        switch self {
        case .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle: return true
        case .byWordWrapping, .byCharWrapping, .byClipping: return false
        }
    }
}

/// Whether a scrolled view keeps its content out of what bars cover; UIKit's names.
public enum ContentInsetAdjustmentBehavior: Int, Sendable, Hashable {
    case automatic = 0
    case never = 2
}

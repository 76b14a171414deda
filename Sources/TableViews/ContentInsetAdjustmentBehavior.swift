/// Whether a table insets its content by the safe area.
///
/// The names are UIKit's.
public enum ContentInsetAdjustmentBehavior: Int, Sendable, Hashable {
    case automatic = 0
    case never = 2
}

/// The direction that a paragraph runs in; the raw values of `NSWritingDirection`.
public enum WritingDirection: Int, Sendable, Hashable, CaseIterable {
    /// By the first letter that has a direction; without one by the interface.
    case natural = -1
    case leftToRight = 0
    case rightToLeft = 1
}

/// Direction of a paragraph.
///
/// Raw values equal the raw values of `NSWritingDirection`.
public enum WritingDirection: Int, Sendable, Hashable, CaseIterable {
    /// The direction of the first strong letter, or of the interface if there is no such
    /// letter.
    case natural = -1
    case leftToRight = 0
    case rightToLeft = 1
}

/// Direction of a paragraph.
///
/// Raw values equal the raw values of `NSWritingDirection`.
public enum WritingDirection: Int, Sendable, Hashable, CaseIterable {
    /// The direction of the first strong letter, or of the interface if there is no such
    /// letter.
    case natural = -1
    /// Direction of Latin text, regardless of the letters.
    case leftToRight = 0
    /// Direction of Arabic and Hebrew text, regardless of the letters.
    case rightToLeft = 1
}

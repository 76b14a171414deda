/// Style of a line under or through text.
///
/// Raw values equal the raw values of `NSUnderlineStyle`.
public struct UnderlineStyle: OptionSet, Sendable, Hashable {
    /// Bits of the style: the number of lines, the thickness and the pattern.
    public let rawValue: Int

    /// Creates a style from the bits of an `NSUnderlineStyle`.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A single line.
    public static let single = UnderlineStyle(rawValue: 0x01)
    /// A single line of double thickness.
    public static let thick = UnderlineStyle(rawValue: 0x02)
    /// Two lines.
    public static let double = UnderlineStyle(rawValue: 0x09)
    /// A line of dots, in combination with `single`, `thick` or `double`.
    public static let patternDot = UnderlineStyle(rawValue: 0x0100)
    /// A line of dashes, in combination with `single`, `thick` or `double`.
    public static let patternDash = UnderlineStyle(rawValue: 0x0200)
    /// A line of dashes and dots in turn, in combination with `single`, `thick` or `double`.
    public static let patternDashDot = UnderlineStyle(rawValue: 0x0300)
    /// A line of a dash and two dots in turn, in combination with `single`, `thick` or `double`.
    public static let patternDashDotDot = UnderlineStyle(rawValue: 0x0400)
    /// The line leaves out white space.
    public static let byWord = UnderlineStyle(rawValue: 0x8000)
}

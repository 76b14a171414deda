/// Style of a line under or through text.
///
/// Raw values equal the raw values of `NSUnderlineStyle`.
public struct UnderlineStyle: OptionSet, Sendable, Hashable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let single = UnderlineStyle(rawValue: 0x01)
    public static let thick = UnderlineStyle(rawValue: 0x02)
    public static let double = UnderlineStyle(rawValue: 0x09)
    public static let patternDot = UnderlineStyle(rawValue: 0x0100)
    public static let patternDash = UnderlineStyle(rawValue: 0x0200)
    public static let patternDashDot = UnderlineStyle(rawValue: 0x0300)
    public static let patternDashDotDot = UnderlineStyle(rawValue: 0x0400)
    /// The line leaves out white space.
    public static let byWord = UnderlineStyle(rawValue: 0x8000)
}

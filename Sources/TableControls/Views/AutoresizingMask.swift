/// The margins and sizes of a view that adapt when its superview is resized.
///
/// The bits are UIKit's.
public struct AutoresizingMask: OptionSet, Sendable, Hashable {
    /// Bits of the mask.
    public let rawValue: UInt

    /// Creates a mask from UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The left margin adapts.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width adapts.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The right margin adapts.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The top margin adapts.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height adapts.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The bottom margin adapts.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
}

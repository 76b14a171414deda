/// Axes of a layout.
///
/// UIKit's name is `UIAxis`.
public struct Axis: OptionSet, Sendable, Hashable {
    /// Bits of the axes.
    public let rawValue: Int

    /// Creates axes from their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Axis from left to right.
    public static let horizontal = Axis(rawValue: 1)
    /// Axis from top to bottom.
    public static let vertical = Axis(rawValue: 2)
    /// Horizontal and vertical axis.
    public static let both: Axis = [.horizontal, .vertical]
}

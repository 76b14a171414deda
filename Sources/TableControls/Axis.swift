/// Axes of a layout.
///
/// UIKit's name is `UIAxis`.
public struct Axis: OptionSet, Sendable, Hashable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let horizontal = Axis(rawValue: 1)
    public static let vertical = Axis(rawValue: 2)
    public static let both: Axis = [.horizontal, .vertical]
}

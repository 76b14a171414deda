/// Corners of a rectangle; UIKit's type.
public struct RectCorner: OptionSet, Sendable, Hashable {
    /// Bits of the corners.
    public let rawValue: UInt

    /// Creates a set of corners from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Top left corner.
    public static let topLeft = RectCorner(rawValue: 1)
    /// Top right corner.
    public static let topRight = RectCorner(rawValue: 2)
    /// Bottom left corner.
    public static let bottomLeft = RectCorner(rawValue: 4)
    /// Bottom right corner.
    public static let bottomRight = RectCorner(rawValue: 8)
    /// All four corners.
    public static let allCorners: RectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}

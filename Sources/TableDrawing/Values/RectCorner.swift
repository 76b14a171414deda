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

/// Transition of a rounded corner into its edges; Core Animation's values.
public enum CornerCurve: String, Sendable, Hashable, CaseIterable {
    /// A quarter of a circle.
    case circular
    /// A curve that begins further out and bends gradually, like the corners of later iOS
    /// versions.
    ///
    /// If the sides are too short, the corner is circular.
    case continuous
}

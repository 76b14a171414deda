/// Edges of a rectangle by reading direction; UIKit's type.
public struct DirectionalRectEdge: OptionSet, Sendable, Hashable {
    /// Bits of the edges.
    public let rawValue: UInt

    /// Creates a set of edges from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Top edge.
    public static let top = DirectionalRectEdge(rawValue: 1)
    /// Edge at the start of a line: left in left-to-right layouts, right in right-to-left layouts.
    public static let leading = DirectionalRectEdge(rawValue: 2)
    /// Bottom edge.
    public static let bottom = DirectionalRectEdge(rawValue: 4)
    /// Edge at the end of a line: right in left-to-right layouts, left in right-to-left layouts.
    public static let trailing = DirectionalRectEdge(rawValue: 8)
    /// All four edges.
    public static let all: DirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}

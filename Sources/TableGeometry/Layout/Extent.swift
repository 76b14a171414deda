import Foundation

/// Vertical extent in a table: an upper and a lower edge.
///
/// Coordinates are in points of the table's content, and y points down. The extent is
/// half-open: `minY` is inside, `maxY` is outside. Edges can have any values. An extent is
/// empty if its lower edge is not below its upper edge, or if an edge is not a number.
public struct Extent: Sendable, Hashable {
    /// Upper edge, in points.
    public var minY: CGFloat

    /// Lower edge, in points.
    public var maxY: CGFloat

    /// Creates an extent from its two edges, in points.
    public init(minY: CGFloat, maxY: CGFloat) {
        self.minY = minY
        self.maxY = maxY
    }

    /// Creates an extent from its upper edge and its height, in points.
    public init(minY: CGFloat, height: CGFloat) {
        self.init(minY: minY, maxY: minY + height)
    }

    /// Distance between the edges, in points.
    ///
    /// Far down a table, rounding of the edges can change the height of a row's extent
    /// slightly. `TableGeometry.rowHeight(at:)` returns the exact height of the row.
    public var height: CGFloat { maxY - minY }

    /// Middle between the edges, in points.
    public var midY: CGFloat { minY + height / 2 }

    /// Whether the extent contains no point.
    public var isEmpty: Bool { !(minY < maxY) }

    /// Returns whether `y`, in points, is inside the extent.
    ///
    /// The upper edge is inside, the lower edge is outside.
    public func contains(_ y: CGFloat) -> Bool {
        minY <= y && y < maxY
    }

    /// Returns whether both extents have a common point.
    ///
    /// Extents with only a touching edge do not intersect. An empty extent intersects no
    /// extent.
    public func intersects(_ other: Extent) -> Bool {
        !isEmpty && !other.isEmpty && minY < other.maxY && other.minY < maxY
    }

    /// Returns the extent moved down by `distance`, in points.
    public func offset(by distance: CGFloat) -> Extent {
        Extent(minY: minY + distance, maxY: maxY + distance)
    }
}

extension Extent: CustomStringConvertible {
    /// The two edges, for example `28.0..<71.5`.
    public var description: String { "\(minY)..<\(maxY)" }
}

import Foundation

/// A vertical stretch of a table: where something begins and where it ends.
///
/// In points of the table's content, y down, half-open: `minY` belongs to it, `maxY` does not.
/// Any numbers can be given; an extent that ends where or before it begins, or that has a bound
/// which is not a number, is empty.
public struct Extent: Sendable, Hashable {
    /// The upper edge, in points.
    public var minY: CGFloat

    /// The lower edge, in points.
    public var maxY: CGFloat

    /// An extent from its two edges, in points.
    public init(minY: CGFloat, maxY: CGFloat) {
        self.minY = minY
        self.maxY = maxY
    }

    /// An extent from its upper edge and its height, in points.
    public init(minY: CGFloat, height: CGFloat) {
        self.init(minY: minY, maxY: minY + height)
    }

    /// The distance between the edges, in points.
    ///
    /// Far down a table it can differ from the height that a row was given, by the rounding of
    /// its edges; `TableGeometry.rowHeight(at:)` is the height as it was given.
    public var height: CGFloat { maxY - minY }

    /// The middle between the edges, in points.
    public var midY: CGFloat { minY + height / 2 }

    /// Whether no point lies in it.
    public var isEmpty: Bool { !(minY < maxY) }

    /// Whether `y`, in points, lies in it: at its upper edge it does, at its lower edge not.
    public func contains(_ y: CGFloat) -> Bool {
        minY <= y && y < maxY
    }

    /// Whether some point lies in both; touching edges have none, nor has an empty extent.
    public func intersects(_ other: Extent) -> Bool {
        !isEmpty && !other.isEmpty && minY < other.maxY && other.minY < maxY
    }

    /// The same extent moved down by `distance`, in points.
    public func offset(by distance: CGFloat) -> Extent {
        Extent(minY: minY + distance, maxY: maxY + distance)
    }
}

extension Extent: CustomStringConvertible {
    /// The two edges, as in `28.0..<71.5`.
    public var description: String { "\(minY)..<\(maxY)" }
}

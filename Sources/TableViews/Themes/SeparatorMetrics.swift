import Foundation
import TableDrawing
import TableGeometry

/// The line between rows.
public struct SeparatorMetrics: Sendable, Hashable {
    /// How thick a line is.
    public enum Thickness: Sendable, Hashable {
        case points(CGFloat)
        case devicePixels(Int)

        /// The thickness in points at a scale.
        public func points(atScale scale: Double) -> CGFloat {
            switch self {
            case .points(let value): return value
            case .devicePixels(let count): return CGFloat(Double(count) / scale)
            }
        }

        /// The thickness in points of a line across a table or bar: whole pixels of a grid.
        func line(on grid: PixelGrid) -> CGFloat {
            grid.lineThickness(points(atScale: Double(grid.scale)))
        }
    }

    public var color: Color
    public var thickness: Thickness
    /// Whether the line begins where the text does instead of at the edge.
    public var isInsetToText: Bool
    /// Whether a selected row covers its own line and the one above it.
    public var isHiddenBesideSelection: Bool
}

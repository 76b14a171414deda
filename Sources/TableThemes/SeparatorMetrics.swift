import Foundation
import TableDrawing
import TableGeometry

/// Line between rows.
public struct SeparatorMetrics: Sendable, Hashable {
    /// Thickness of a line.
    public enum Thickness: Sendable, Hashable {
        /// Thickness in points.
        case points(CGFloat)
        /// Thickness in pixels of the display.
        case devicePixels(Int)

        /// Returns the thickness in points at a scale.
        public func points(atScale scale: Double) -> CGFloat {
            switch self {
            case .points(let value): return value
            case .devicePixels(let count): return CGFloat(Double(count) / scale)
            }
        }

        /// Returns the thickness in points of a line across a table or bar, in whole pixels of
        /// a grid.
        package func line(on grid: PixelGrid) -> CGFloat {
            grid.lineThickness(points(atScale: Double(grid.scale)))
        }
    }

    /// Colour of the line.
    public var color: Color
    /// Thickness of the line.
    public var thickness: Thickness
    /// Whether the line begins at the text instead of at the edge.
    public var isInsetToText: Bool
    /// Whether the line ends at the margin instead of at the edge.
    public var isInsetAtEnd = false
    /// Whether a selected row hides its own line and the line above it.
    public var isHiddenBesideSelection: Bool
}

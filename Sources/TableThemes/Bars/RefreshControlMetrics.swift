import Foundation
import TableDrawing

/// Metrics of the wheel above a table that is pulled down; lengths in points.
public struct RefreshControlMetrics: Sendable, Hashable {
    /// Height of the control while refreshing.
    public var height: CGFloat
    /// Height that a title adds.
    public var titleHeight: CGFloat
    /// Outer diameter of the wheel.
    public var wheelDiameter: CGFloat
    /// Diameter of the hole in the middle of the spokes.
    public var wheelHole: CGFloat
    /// Number of the wheel's spokes.
    public var spokes: Int
    /// Width of a spoke.
    public var spokeWidth: CGFloat
    /// Colour of the spokes.
    public var color: Color
    /// Font and colour of the title.
    public var text: BarTextMetrics
}

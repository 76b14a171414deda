import Foundation
import TableDrawing

/// Metrics of the wheel above a table that is pulled down; lengths in points.
public struct RefreshControlMetrics: Sendable, Hashable {
    /// Height of the control while refreshing.
    public var height: CGFloat
    /// Height that a title adds.
    public var titleHeight: CGFloat
    public var wheelDiameter: CGFloat
    /// Diameter of the hole in the middle of the spokes.
    public var wheelHole: CGFloat
    public var spokes: Int
    public var spokeWidth: CGFloat
    public var color: Color
    public var text: BarTextMetrics
}

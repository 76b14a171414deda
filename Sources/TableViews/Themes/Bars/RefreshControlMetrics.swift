import Foundation
import TableDrawing

/// The wheel above a table that is pulled down; lengths in points.
public struct RefreshControlMetrics: Sendable, Hashable {
    /// The room it takes while refreshing.
    public var height: CGFloat
    /// What a title adds.
    public var titleHeight: CGFloat
    public var wheelDiameter: CGFloat
    /// Of the hole in the middle of the spokes.
    public var wheelHole: CGFloat
    public var spokes: Int
    public var spokeWidth: CGFloat
    public var color: Color
    public var text: BarTextMetrics
}

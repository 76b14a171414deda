import Foundation
import TableDrawing

/// The looks of activity indicators; lengths in points.
public struct ActivityIndicatorMetrics: Sendable, Hashable {
    public var mediumSize: CGFloat
    public var largeSize: CGFloat
    public var spokes: Int
    /// From the middle to a spoke's ends, in shares of half the size.
    public var innerRadius: CGFloat
    public var outerRadius: CGFloat
    /// A spoke's width, as a share of the size.
    public var spokeWidth: CGFloat
    public var color: Color
    /// The faintest spoke's share of the colour's alpha, from 0 to 1.
    public var faintest: CGFloat
}

/// The looks of page controls; lengths in points.
public struct PageControlMetrics: Sendable, Hashable {
    public var height: CGFloat
    public var dotDiameter: CGFloat
    /// From the middle of a dot to that of the next.
    public var pitch: CGFloat
    /// On both sides of the dots.
    public var padding: CGFloat
    public var dotColor: Color
    public var currentDotColor: Color
}

import Foundation
import TableDrawing

/// Appearance of activity indicators; lengths in points.
public struct ActivityIndicatorMetrics: Sendable, Hashable {
    public var mediumSize: CGFloat
    public var largeSize: CGFloat
    public var spokes: Int
    /// Distance from the centre to a spoke's inner end, as a share of half the size;
    /// `outerRadius` is the distance to its outer end.
    public var innerRadius: CGFloat
    public var outerRadius: CGFloat
    /// Width of a spoke, as a share of the size.
    public var spokeWidth: CGFloat
    public var color: Color
    /// Alpha of the faintest spoke, as a share of the colour's alpha, from 0 to 1.
    public var faintest: CGFloat
}

/// Appearance of page controls; lengths in points.
public struct PageControlMetrics: Sendable, Hashable {
    public var height: CGFloat
    public var dotDiameter: CGFloat
    /// Distance between the centres of adjacent dots.
    public var pitch: CGFloat
    /// Padding on both sides of the dots.
    public var padding: CGFloat
    public var dotColor: Color
    public var currentDotColor: Color
}

import Foundation
import TableDrawing

/// Appearance of activity indicators; lengths in points.
public struct ActivityIndicatorMetrics: Sendable, Hashable {
    /// Side length of a medium indicator.
    public var mediumSize: CGFloat
    /// Side length of a large indicator.
    public var largeSize: CGFloat
    /// Number of spokes.
    public var spokes: Int
    /// Distance from the centre to a spoke's inner end, as a share of half the size;
    /// `outerRadius` is the distance to its outer end.
    public var innerRadius: CGFloat
    /// Distance from the centre to a spoke's outer end, as a share of half the size.
    public var outerRadius: CGFloat
    /// Width of a spoke, as a share of the size.
    public var spokeWidth: CGFloat
    /// Colour of the spokes, except in the white styles.
    public var color: Color
    /// Alpha of the faintest spoke, as a share of the colour's alpha, from 0 to 1.
    public var faintest: CGFloat
}

/// Appearance of page controls; lengths in points.
public struct PageControlMetrics: Sendable, Hashable {
    /// Height of the control.
    public var height: CGFloat
    /// Diameter of a dot.
    public var dotDiameter: CGFloat
    /// Distance between the centres of adjacent dots.
    public var pitch: CGFloat
    /// Padding on both sides of the dots.
    public var padding: CGFloat
    /// Colour of the dots of other pages.
    public var dotColor: Color
    /// Colour of the current page's dot.
    public var currentDotColor: Color
}

import Foundation

/// The grid of device pixels on which points come to lie: the one place that rounds to pixels.
///
/// An edge goes to the nearest pixel edge, so what touches in points touches in pixels; heights
/// round up, so that nothing is cut off. A value that misses a boundary by less than
/// `tolerance` counts as lying on it: sums of heights carry such noise far down a table.
/// Coordinates are points, y down, in the space of the picture, that is after the offset.
public struct PixelGrid: Sendable, Hashable {
    /// The scales that a grid can have, in pixels per point.
    public static let scales: ClosedRange<CGFloat> = (1 / 1024)...1024

    /// How far beside a pixel's boundary a value still counts as on it, in pixels.
    ///
    /// 1/1024, a quarter of the thinnest sliver that shows in 8 bits, and a thousand times the
    /// rounding of coordinates near 10^9 points at scale 3.
    public static let tolerance: CGFloat = 1 / 1024

    /// One pixel per point.
    public static let x1 = PixelGrid(validScale: 1)
    /// Two pixels per point.
    public static let x2 = PixelGrid(validScale: 2)
    /// Three pixels per point.
    public static let x3 = PixelGrid(validScale: 3)

    /// Pixels per point.
    public let scale: CGFloat

    /// A grid of so many pixels per point; throws for a scale outside of `scales`.
    public init(scale: CGFloat) throws(PixelGridError) {
        guard Self.scales.contains(scale) else { throw .invalidScale(scale) }
        self.init(validScale: scale)
    }

    private init(validScale: CGFloat) {
        scale = validScale
    }

    /// The height of one device pixel, in points.
    public var hairline: CGFloat { 1 / scale }

    /// The pixel boundary nearest to a coordinate, both in points; a half goes down (to greater y).
    public func round(_ y: CGFloat) -> CGFloat { roundedPixel(y) / scale }

    /// The pixel boundary at or before a coordinate, both in points.
    public func floor(_ y: CGFloat) -> CGFloat {
        (y * scale + Self.tolerance).rounded(.down) / scale
    }

    /// The pixel boundary at or after a coordinate, or the least height in whole pixels that holds
    /// a height; both in points.
    public func ceil(_ y: CGFloat) -> CGFloat {
        (y * scale - Self.tolerance).rounded(.up) / scale
    }

    /// The thickness in whole pixels, at least one, that a line is drawn with; both in points.
    ///
    /// A line without thickness has none.
    public func lineThickness(_ points: CGFloat) -> CGFloat {
        points > 0 ? max(hairline, round(points)) : 0
    }

    /// The extent between the nearest pixel boundaries, in points.
    public func aligned(_ extent: Extent) -> Extent {
        Extent(minY: round(extent.minY), maxY: round(extent.maxY))
    }

    /// The rectangle between the nearest pixel boundaries of its four edges, in points.
    public func alignedRect(_ rect: CGRect) -> CGRect {
        let minX = round(rect.minX)
        let minY = round(rect.minY)
        return CGRect(
            x: minX, y: minY, width: round(rect.maxX) - minX, height: round(rect.maxY) - minY)
    }

    /// The numbers of the device pixels of an extent, from round(minY) up to round(maxY).
    ///
    /// Empty for an empty extent and for one that lies between two boundaries. Coordinates beyond
    /// 2^52 pixels count as lying there.
    public func pixels(of extent: Extent) -> Range<Int> {
        guard !extent.isEmpty else { return 0..<0 }
        return pixel(extent.minY)..<pixel(extent.maxY)
    }

    private func pixel(_ y: CGFloat) -> Int {
        let limit: CGFloat = 4_503_599_627_370_496
        return Int(min(max(roundedPixel(y), -limit), limit))
    }

    private func roundedPixel(_ y: CGFloat) -> CGFloat {
        // Not `rounded()`, which turns at zero: a row must not change its pixels' number when it
        // is scrolled past the top.
        (y * scale + 0.5 + Self.tolerance).rounded(.down)
    }
}

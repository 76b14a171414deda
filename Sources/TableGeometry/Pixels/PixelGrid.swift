import Foundation

/// Grid of device pixels.
///
/// All views round points to pixels with a grid.
///
/// An edge is rounded to the nearest pixel boundary, so edges that touch in points also touch
/// in pixels. Heights are rounded up, so no content is cut off. A value within `tolerance` of a
/// boundary counts as lying on the boundary, because sums of heights accumulate such noise far
/// down a table. Coordinates are in points with y pointing down, in the coordinate space of the
/// picture, after the content offset is applied.
public struct PixelGrid: Sendable, Hashable {
    /// Valid scales of a grid, in pixels per point.
    public static let scales: ClosedRange<CGFloat> = (1 / 1024)...1024

    /// Distance from a pixel boundary within which a value counts as lying on it, in pixels.
    ///
    /// The tolerance is 1/1024: a quarter of the thinnest sliver visible in 8 bits, and a
    /// thousand times the rounding error of coordinates near 10^9 points at scale 3.
    public static let tolerance: CGFloat = 1 / 1024

    /// Grid with one pixel per point.
    public static let x1 = PixelGrid(validScale: 1)
    /// Grid with two pixels per point.
    public static let x2 = PixelGrid(validScale: 2)
    /// Grid with three pixels per point.
    public static let x3 = PixelGrid(validScale: 3)

    /// Pixels per point.
    public let scale: CGFloat

    /// Creates a grid with the given number of pixels per point; throws for a scale outside of
    /// `scales`.
    public init(scale: CGFloat) throws(PixelGridError) {
        guard Self.scales.contains(scale) else { throw .invalidScale(scale) }
        self.init(validScale: scale)
    }

    private init(validScale: CGFloat) {
        scale = validScale
    }

    /// Height of one device pixel, in points.
    public var hairline: CGFloat { 1 / scale }

    /// Returns the pixel boundary nearest to a coordinate, both in points; a half is rounded
    /// down the screen, to the greater y.
    public func round(_ y: CGFloat) -> CGFloat { roundedPixel(y) / scale }

    /// Returns the pixel boundary at or before a coordinate, both in points.
    public func floor(_ y: CGFloat) -> CGFloat {
        (y * scale + Self.tolerance).rounded(.down) / scale
    }

    /// Returns the pixel boundary at or after a coordinate, both in points.
    ///
    /// For a height, the result is the smallest height in whole pixels that holds it.
    public func ceil(_ y: CGFloat) -> CGFloat {
        (y * scale - Self.tolerance).rounded(.up) / scale
    }

    /// Returns the thickness of a drawn line, rounded to whole pixels and at least one pixel;
    /// both in points.
    ///
    /// A line with a thickness of 0 keeps it.
    public func lineThickness(_ points: CGFloat) -> CGFloat {
        points > 0 ? max(hairline, round(points)) : 0
    }

    /// Returns the extent between the nearest pixel boundaries, in points.
    public func aligned(_ extent: Extent) -> Extent {
        Extent(minY: round(extent.minY), maxY: round(extent.maxY))
    }

    /// Returns the rectangle between the pixel boundaries nearest to its four edges, in points.
    public func alignedRect(_ rect: CGRect) -> CGRect {
        let minX = round(rect.minX)
        let minY = round(rect.minY)
        return CGRect(
            x: minX, y: minY, width: round(rect.maxX) - minX, height: round(rect.maxY) - minY)
    }

    /// Returns the indexes of an extent's device pixels, from round(minY) up to round(maxY).
    ///
    /// The result is empty for an empty extent, and for an extent between two boundaries.
    /// Coordinates beyond 2^52 pixels are clamped to 2^52 pixels.
    public func pixels(of extent: Extent) -> Range<Int> {
        guard !extent.isEmpty else { return 0..<0 }
        return pixel(extent.minY)..<pixel(extent.maxY)
    }

    private func pixel(_ y: CGFloat) -> Int {
        let limit: CGFloat = 4_503_599_627_370_496
        return Int(min(max(roundedPixel(y), -limit), limit))
    }

    private func roundedPixel(_ y: CGFloat) -> CGFloat {
        // `rounded()` changes its direction at zero: a row's number of pixels would change when
        // the row is scrolled past the top.
        (y * scale + 0.5 + Self.tolerance).rounded(.down)
    }
}

/// Error in the scale of a pixel grid.
public enum PixelGridError: Error, Sendable, Hashable {
    /// The scale is outside of `PixelGrid.scales`, or not a number.
    case invalidScale(CGFloat)
}

extension PixelGridError: CustomStringConvertible, LocalizedError {
    /// Description of the invalid scale and the valid scales.
    public var description: String {
        switch self {
        case .invalidScale(let scale):
            "the scale is \(scale); a scale is a number of pixels per point "
                + "from 1/1024 to 1024, as a rule 1, 2 or 3"
        }
    }

    /// The description, for callers that print an error's localized description.
    public var errorDescription: String? { description }
}

import Foundation
import TableDrawing

/// The one place that puts coordinates on the grid of device pixels.
///
/// Cairo keeps coordinates in 1/256 pixel. They are rounded here, in the picture's coordinates and
/// before a band's origin is taken away, so that every band sees exactly the same shape, and an
/// edge that misses a whole pixel only by noise lies on it.
enum DeviceGrid {
    /// Ties, which the noise of doubles would send either way, go up.
    private static let bias = 1e-5

    /// The nearest 1/256 pixel.
    static func coordinate(_ value: Double) -> Double {
        (value * 256 + 0.5 + bias).rounded(.down) / 256
    }

    /// The nearest 1/64 pixel, in which glyphs are placed, as a count of them.
    static func sixtyFourths(_ value: Double) -> Int {
        let scaled = (value * 64 + 0.5 + bias).rounded(.down)
        return scaled.isFinite ? Int(clamping: min(1e12, max(-1e12, scaled))) : 0
    }

    /// The nearest whole pixel.
    static func whole(_ value: Double) -> Int {
        let rounded = (value + 0.5 + bias).rounded(.down)
        return rounded.isFinite ? Int(clamping: min(1e9, max(-1e9, rounded))) : 0
    }

    /// Whether a coordinate is a whole pixel once it is on the grid.
    static func isWhole(_ value: Double) -> Bool {
        let snapped = coordinate(value)
        return snapped == snapped.rounded()
    }
}

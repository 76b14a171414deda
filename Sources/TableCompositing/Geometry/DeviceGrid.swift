import Foundation
import TableDrawing

/// Grid of device pixels, to which the painter rounds coordinates.
///
/// Cairo stores coordinates in 1/256 pixel. They are rounded here, in the picture's
/// coordinates, before a band's origin is subtracted. Every band therefore gets exactly equal
/// shapes, and an edge that misses a pixel boundary only by noise lies on the boundary.
enum DeviceGrid {
    /// Offset that rounds ties up, because noise of floating-point numbers would round them
    /// either way.
    private static let bias = 1e-5

    /// Returns the nearest 1/256 pixel.
    static func coordinate(_ value: Double) -> Double {
        (value * 256 + 0.5 + bias).rounded(.down) / 256
    }

    /// Returns a number of 1/64 pixels, the unit of glyph positions, rounded to the nearest.
    static func sixtyFourths(_ value: Double) -> Int {
        let scaled = (value * 64 + 0.5 + bias).rounded(.down)
        return scaled.isFinite ? Int(clamping: min(1e12, max(-1e12, scaled))) : 0
    }

    /// Returns the nearest whole pixel.
    static func whole(_ value: Double) -> Int {
        let rounded = (value + 0.5 + bias).rounded(.down)
        return rounded.isFinite ? Int(clamping: min(1e9, max(-1e9, rounded))) : 0
    }

    /// Returns whether a coordinate is a whole pixel after rounding to the grid.
    static func isWhole(_ value: Double) -> Bool {
        let snapped = coordinate(value)
        return snapped == snapped.rounded()
    }
}

import Foundation
import TableDrawing

/// Lookup table of a gradient's colours: premultiplied pixels from the first to the last stop.
///
/// Colours are interpolated before the multiplication by alpha, as in Core Graphics: a gradient
/// from white to clear black passes through grey.
final class GradientRamp {
    /// Source of a ramp.
    struct Key: Hashable {
        var gradient: Gradient
        var alpha: Double
    }

    /// Number of steps from start to end; enough for pictures, because a channel has 256
    /// values.
    private static let steps = 8_192
    /// Approximate memory use of a ramp, in bytes.
    static let byteCount = (steps + 1) * MemoryLayout<UInt32>.stride + 512

    /// Pixel before the start, independent of a second stop at the start.
    private let first: UInt32
    private let pixels: [UInt32]

    init(_ key: Key) {
        let stops = key.gradient.stops.map { stop in
            (
                place: stop.location.isNaN ? 0 : min(1, max(0, stop.location)),
                color: stop.color.multiplyingAlpha(by: key.alpha)
            )
        }
        first = stops.first?.color.premultipliedPixel ?? 0
        guard let first = stops.first, let last = stops.last else {
            pixels = [UInt32](repeating: 0, count: Self.steps + 1)
            return
        }
        var next = 0
        pixels = (0...Self.steps).map { step in
            let t = Double(step) / Double(Self.steps)
            // The last of several stops at a location applies from the location on.
            while next < stops.count, stops[next].place <= t { next += 1 }
            guard next > 0 else { return first.color.premultipliedPixel }
            guard next < stops.count else { return last.color.premultipliedPixel }
            let (from, to) = (stops[next - 1], stops[next])
            let share = (t - from.place) / (to.place - from.place)
            func mixed(_ channel: KeyPath<RGBA, Double>) -> Double {
                from.color[keyPath: channel] * (1 - share) + to.color[keyPath: channel] * share
            }
            return RGBA(
                red: mixed(\.red), green: mixed(\.green), blue: mixed(\.blue),
                alpha: mixed(\.alpha)
            ).premultipliedPixel
        }
    }

    /// Returns the pixel at a location from 0 to 1; locations outside get the pixel of the
    /// nearest end.
    func pixel(at t: Double) -> UInt32 {
        guard t >= 0 else { return first }
        return pixels[Int(min(1, t) * Double(Self.steps) + 0.5)]
    }
}

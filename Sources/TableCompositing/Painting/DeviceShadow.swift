import Foundation
import TableDrawing

/// Shadow in device pixels.
struct DeviceShadow {
    /// Whole pixels of the displacement.
    let x: Int
    let y: Int
    /// Fraction of the displacement, from 0 to below 1 pixel.
    let fractionX: Double
    let fractionY: Double
    let blur: BoxBlur
    let color: RGBA

    /// Maximum displacement, in pixels, beyond any picture.
    private static let reach = 1_000_000.0

    /// Creates a shadow that ignores transforms, as in Core Graphics, with `scale` pixels per
    /// point.
    init(_ shadow: Shadow, scale: Double) {
        self.init(
            dx: shadow.offset.width * scale, dy: shadow.offset.height * scale,
            sigma: shadow.blur / 2 * scale, color: shadow.color)
    }

    /// Creates a shadow that follows a layer's transform, as in Core Animation.
    init(_ shadow: Shadow, following matrix: CGAffineTransform) {
        let offset = shadow.offset
        self.init(
            dx: matrix.a * offset.width + matrix.c * offset.height,
            dy: matrix.b * offset.width + matrix.d * offset.height,
            sigma: shadow.blur / 2 * matrix.meanScale, color: shadow.color)
    }

    private init(dx: Double, dy: Double, sigma: Double, color: RGBA) {
        (x, fractionX) = Self.split(dx)
        (y, fractionY) = Self.split(dy)
        blur = BoxBlur(sigma: sigma)
        self.color = color
    }

    private static func split(_ distance: Double) -> (Int, Double) {
        guard distance.isFinite else { return (0, 0) }
        let snapped = DeviceGrid.coordinate(min(reach, max(-reach, distance)))
        let whole = snapped.rounded(.down)
        return (Int(clamping: whole), snapped - whole)
    }

    /// Returns the pixels that a shadow cast within `source` can touch.
    func pixels(castBy source: PixelRect) -> PixelRect {
        source.expanded(by: blur.margin + 1).offsetBy(x: x, y: y)
    }

    /// Maximum distance of casting pixels from the visible pixels, if both must be painted in a
    /// single layer.
    ///
    /// Pixels beyond this distance cast no shadow.
    private static let castingReach = 4_096

    /// Returns the part of `source` that casts its shadow into `seen` and can share a layer
    /// with `seen`.
    func casting(from source: PixelRect, into seen: PixelRect) -> PixelRect {
        needed(for: seen).intersection(source).intersection(seen.expanded(by: Self.castingReach))
    }

    /// Returns all pixels that affect the shadow within `seen`.
    func needed(for seen: PixelRect) -> PixelRect {
        let needed = seen.offsetBy(x: -x, y: -y).expanded(by: blur.margin + 1)
        // Surfaces have a maximum width; the outermost columns of a picture with this width
        // cast no shadow.
        let excess = max(0, needed.width - Scene.widthLimit + 1) / 2
        return PixelRect(
            left: needed.x + excess, top: needed.y, right: needed.right - excess,
            bottom: needed.bottom)
    }
}

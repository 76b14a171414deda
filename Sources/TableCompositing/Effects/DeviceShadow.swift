import Foundation
import TableDrawing

/// A shadow in device pixels.
struct DeviceShadow {
    /// Whole pixels of the displacement.
    let x: Int
    let y: Int
    /// What is left of the displacement, from 0 to below 1 pixel.
    let fractionX: Double
    let fractionY: Double
    let blur: BoxBlur
    let color: RGBA

    /// The largest displacement in pixels; more cannot be seen in any picture.
    private static let reach = 1_000_000.0

    /// A shadow that does not follow transforms, as Core Graphics draws it: `scale` pixels a point.
    init(_ shadow: Shadow, scale: Double) {
        self.init(
            dx: shadow.offset.width * scale, dy: shadow.offset.height * scale,
            sigma: shadow.blur / 2 * scale, color: shadow.color)
    }

    /// A shadow that turns and grows with a layer, as Core Animation draws it.
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

    /// The pixels that the shadow of something within `source` may touch.
    func pixels(castBy source: PixelRect) -> PixelRect {
        source.expanded(by: blur.margin + 1).offsetBy(x: x, y: y)
    }

    /// What lies further than this many pixels outside of what is seen casts no shadow into it,
    /// where it has to be painted in one piece with what is seen.
    private static let castingReach = 4_096

    /// The part of `source` whose shadow bears on `seen`, as far as it may share a layer with
    /// `seen`.
    func casting(from source: PixelRect, into seen: PixelRect) -> PixelRect {
        needed(for: seen).intersection(source).intersection(seen.expanded(by: Self.castingReach))
    }

    /// All pixels that bear on the shadow within `seen`.
    func needed(for seen: PixelRect) -> PixelRect {
        let needed = seen.offsetBy(x: -x, y: -y).expanded(by: blur.margin + 1)
        // A surface has an end; of a picture as wide, the outermost columns cast no shadow.
        let excess = max(0, needed.width - Scene.widthLimit + 1) / 2
        return PixelRect(
            left: needed.x + excess, top: needed.y, right: needed.right - excess,
            bottom: needed.bottom)
    }
}

import CCairo
import Foundation
import TableDrawing

/// Painting of blurred shadows.
extension Painter {
    /// Paints the shadow of the shape that `caster` paints within `source`.
    ///
    /// `caster` paints on a separate target and must move its shape by the given fraction of a
    /// pixel.
    func paint(
        _ shadow: DeviceShadow, castBy source: PixelRect, alpha: Double = 1,
        blendMode: BlendMode = .normal, on target: PaintTarget,
        _ caster: (PaintTarget, CGPoint) throws(CompositingError) -> Void
    ) throws(CompositingError) {
        let seen = target.visible.intersection(shadow.pixels(castBy: source))
        guard !seen.isEmpty else { return }
        let needed = shadow.needed(for: seen)
        let cast = needed.intersection(source.expanded(by: 1))
        guard !cast.isEmpty else { return }
        let layer = try PaintTarget(rect: cast)
        try caster(layer, CGPoint(x: shadow.fractionX, y: shadow.fractionY))
        try layer.check("painting what casts a shadow")
        layer.buffer.flush()
        let region = cast.expanded(by: shadow.blur.margin).intersection(needed)
        let mask = try PixelBuffer(width: region.width, height: region.height, format: .mask)
        for row in 0..<cast.height {
            let from = layer.buffer.row(row)
            let to =
                mask.bytes + (cast.y - region.y + row) * mask.stride + (cast.x - region.x)
            for column in 0..<cast.width { to[column] = UInt8(from[column] >> 24) }
        }
        shadow.blur.apply(
            to: mask.bytes, width: region.width, height: region.height, stride: mask.stride)
        mask.markDirty()
        target.save()
        if blendMode.reachesBeyondShape { target.clip(to: seen) }
        setBlendMode(blendMode, on: target)
        setSource(shadow.color, alpha: alpha, on: target)
        cairo_mask_surface(
            target.context, mask.surface, Double(region.x + shadow.x - target.rect.x),
            Double(region.y + shadow.y - target.rect.y))
        target.restore()
    }

    /// Paints the shadow of the options, if any, and then calls `body` for the target.
    ///
    /// `body` receives its displacement and paints within `pixels`.
    func withShadow(
        of options: PaintOptions, within pixels: PixelRect, on target: PaintTarget,
        _ body: (PaintTarget, CGPoint, PaintOptions) throws(CompositingError) -> Void
    ) throws(CompositingError) {
        var plain = options
        plain.shadow = nil
        if let shadow = options.shadow, !shadow.color.isClear {
            var casting = plain
            casting.blendMode = .normal
            try paint(
                DeviceShadow(shadow, scale: scale), castBy: pixels,
                blendMode: options.blendMode, on: target
            ) { (layer, fraction) throws(CompositingError) in
                try body(layer, fraction, casting)
            }
        }
        guard target.visible.intersects(pixels) else { return }
        try body(target, .zero, plain)
    }
}

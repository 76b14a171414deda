import CCairo
import Foundation
import TableDrawing

/// Walks a placed tree as `Painter` does, and tells a vector surface what to show.
///
/// What no vector file can express, a blurred shadow say, the painter paints into pixels of the
/// picture's scale, which the surface embeds; where shapes or text become pixels so, a diagnostic
/// says it by name.
final class VectorPainter {
    let painter: Painter
    let surface: any VectorSurface
    let text: VectorText
    /// The node whose contents are being painted, for messages.
    var nodeName = ""
    /// The pixels of the picture that can still be painted on.
    private(set) var visible: PixelRect
    private var saved: [PixelRect] = []

    init(_ painter: Painter, on surface: any VectorSurface, text: VectorText, within: PixelRect) {
        self.painter = painter
        self.surface = surface
        self.text = text
        visible = within
    }

    // MARK: Clip

    func save() {
        saved.append(visible)
        surface.save()
    }

    func restore() {
        guard let last = saved.popLast() else { return }
        visible = last
        surface.restore()
    }

    /// Narrows the clip; a path of numbers that are not finite leaves nothing.
    func clip(to path: Path, _ matrix: CGAffineTransform, _ rule: FillRule = .winding) {
        guard let device = path.onDevice(matrix), !device.isEmpty else {
            visible = .empty
            return
        }
        visible = visible.intersection(PixelRect(covering: device.controlPointBox))
        surface.clip(to: device, rule)
    }

    /// Runs `body` as a group, whose clip begins anew.
    func group(
        alpha: Double, blendMode: BlendMode = .normal,
        _ body: () throws(CompositingError) -> Void
    ) throws(CompositingError) {
        let outside = (visible, saved)
        surface.beginGroup(
            alpha: (min(1, max(0, alpha)) * 255).rounded() / 255, blendMode: blendMode)
        try body()
        surface.endGroup()
        (visible, saved) = outside
    }

    // MARK: Pixels

    /// Rows of embedded pixels at most; what is higher is embedded in pieces.
    private static let pieceHeight = 4_096

    /// Embeds what `body` paints on transparent pixels within `rect`, as far as it is seen.
    func embed(
        within rect: PixelRect, alpha: Double = 1, blendMode: BlendMode = .normal,
        _ body: (PaintTarget) throws(CompositingError) -> Void
    ) throws(CompositingError) {
        let seen = visible.intersection(rect)
        guard !seen.isEmpty else { return }
        var top = seen.y
        while top < seen.bottom {
            let piece = PixelRect(
                left: seen.x, top: top, right: seen.right,
                bottom: min(seen.bottom, top + Self.pieceHeight))
            top = piece.bottom
            let target = try PaintTarget(rect: piece)
            try body(target)
            try target.check("painting what is embedded as pixels")
            target.buffer.flush()
            guard let (bitmap, place) = Self.inked(of: target) else { continue }
            let image = VectorImage(
                key: VectorImage.Key(content: .image(Image(bitmap: bitmap).fingerprint)),
                bitmap: bitmap)
            try surface.draw(
                image,
                unit: CGAffineTransform(
                    a: Double(place.width), b: 0, c: 0, d: Double(place.height),
                    tx: Double(place.x), ty: Double(place.y)),
                alpha: alpha, blendMode: blendMode)
        }
    }

    /// The smallest part of a target that holds all that is not clear.
    private static func inked(of target: PaintTarget) -> (Bitmap, PixelRect)? {
        let buffer = target.buffer
        var (left, right, top, bottom) = (buffer.width, -1, buffer.height, -1)
        for y in 0..<buffer.height {
            let row = buffer.row(y)
            guard let first = (0..<buffer.width).first(where: { row[$0] != 0 }),
                let last = (0..<buffer.width).last(where: { row[$0] != 0 })
            else { continue }
            left = min(left, first)
            right = max(right, last)
            top = min(top, y)
            bottom = y
        }
        guard right >= left, bottom >= top else { return nil }
        var pixels: [UInt32] = []
        pixels.reserveCapacity((right - left + 1) * (bottom - top + 1))
        for y in top...bottom {
            pixels.append(
                contentsOf: UnsafeBufferPointer(
                    start: buffer.row(y) + left, count: right - left + 1))
        }
        let bitmap = Bitmap(width: right - left + 1, height: bottom - top + 1, pixels: pixels)
        return (
            bitmap,
            PixelRect(
                x: target.rect.x + left, y: target.rect.y + top, width: bitmap.width,
                height: bitmap.height)
        )
    }

    /// Says that something becomes pixels, or cannot be as it was asked for.
    func report(_ identifier: String, _ message: String) {
        painter.report(
            Diagnostic("vectors." + identifier, message: message, location: nodeName))
    }

    /// A colour as pixels have it, whose alpha is one of 256.
    static func quantized(_ color: RGBA, alpha: Double) -> RGBA {
        var color = color.multiplyingAlpha(by: alpha)
        color.alpha = (color.alpha * 255).rounded() / 255
        return color
    }
}

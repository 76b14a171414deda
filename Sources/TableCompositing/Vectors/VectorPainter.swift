import CCairo
import Foundation
import TableDrawing

/// Visitor of a placed tree that draws into a vector surface, analogous to `Painter`.
///
/// Content without a vector representation, for example a blurred shadow, is painted into
/// pixels at the picture's scale and embedded. A diagnostic names the shapes or text embedded
/// as pixels.
final class VectorPainter {
    let painter: Painter
    let surface: any VectorSurface
    let text: VectorText
    /// Name of the current node, for messages.
    var nodeName = ""
    /// Pixels of the picture inside the clip.
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

    /// Intersects the clip with a path; a path with numbers that are not finite makes the clip
    /// empty.
    func clip(to path: Path, _ matrix: CGAffineTransform, _ rule: FillRule = .winding) {
        guard let device = path.onDevice(matrix), !device.isEmpty else {
            visible = .empty
            return
        }
        visible = visible.intersection(PixelRect(covering: device.controlPointBox))
        surface.clip(to: device, rule)
    }

    /// Runs `body` as a group with a new clip.
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

    /// Maximum number of rows of embedded pixels; higher content is divided into pieces.
    private static let pieceHeight = 4_096

    /// Embeds the visible part of the content that `body` paints on transparent pixels within
    /// `rect`.
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

    /// Returns the smallest part of a target with all pixels that are not clear, or `nil` if
    /// all pixels are clear.
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

    /// Reports content embedded as pixels, or an unsupported request.
    func report(_ identifier: String, _ message: String) {
        painter.report(
            Diagnostic("vectors." + identifier, message: message, location: nodeName))
    }

    /// Returns a colour with its alpha quantized to 256 levels, as in bitmaps.
    static func quantized(_ color: RGBA, alpha: Double) -> RGBA {
        var color = color.multiplyingAlpha(by: alpha)
        color.alpha = (color.alpha * 255).rounded() / 255
        return color
    }
}

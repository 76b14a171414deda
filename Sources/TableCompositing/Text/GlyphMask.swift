import CFreeType
import Foundation
import TableDrawing

/// Coverage of a run of glyphs, rasterized once and painted at every place of the run.
final class GlyphMask {
    /// Inputs that determine a mask's pixels.
    struct Key: Hashable {
        var face: Int
        /// Em in 1/64 pixels, before `linear` is applied.
        var size: Int
        var glyphs: [GlyphRun.Glyph]
        /// Transform from points to pixels, without translation.
        var linear: CGAffineTransform
        /// Position of the text's corner within a pixel, in 1/64 pixels.
        var phaseX: Int
        var phaseY: Int
        var isAntialiased: Bool

        /// Hashes the number of glyphs and two glyphs, which is enough for a hash; `==`
        /// compares all glyphs.
        func hash(into hasher: inout Hasher) {
            hasher.combine(face)
            hasher.combine(size)
            hasher.combine(phaseX)
            hasher.combine(glyphs.count)
            hasher.combine(glyphs.last)
            if glyphs.count > 2 { hasher.combine(glyphs[glyphs.count / 2].id) }
        }
    }

    /// Mask bytes that outlines are added to; a plain structure for use in a C callback.
    struct Canvas {
        var bytes: UnsafeMutablePointer<UInt8>
        var stride: Int
        var width: Int
        var height: Int

        /// Adds spans to a row, counted upwards from the upper edge, and saturates at 255.
        func add(row: Int, _ spans: UnsafeBufferPointer<FT_Span>) {
            let y = -1 - row
            guard y >= 0, y < height else { return }
            let line = bytes + y * stride
            for span in spans {
                let start = Int(span.x)
                let end = min(width, start + Int(span.len))
                guard start >= 0, start < end else { continue }
                for x in start..<end {
                    let (sum, isOver) = line[x].addingReportingOverflow(span.coverage)
                    line[x] = isOver ? 255 : sum
                }
            }
        }
    }

    let buffer: PixelBuffer
    /// Offset from the pixel of the text's corner to the mask's upper left pixel.
    let x: Int
    let y: Int

    /// Creates a mask from outlines, clipped to `part`, which is in pixels from the text's
    /// corner.
    ///
    /// Each outline has a position in 1/64 pixels from the text's corner, with y pointing down.
    init?(
        _ glyphs: [(outline: GlyphOutline, x: Int, y: Int)], within part: PixelRect?,
        isAntialiased: Bool
    ) throws(CompositingError) {
        var box = PixelRect.empty
        for glyph in glyphs {
            let bounds = glyph.outline.box
            box = box.union(
                PixelRect(
                    left: (bounds.left + glyph.x) >> 6, top: (glyph.y - bounds.top) >> 6,
                    right: (bounds.right + glyph.x + 63) >> 6,
                    bottom: (glyph.y - bounds.bottom + 63) >> 6))
        }
        if let part { box = box.intersection(part) }
        guard !box.isEmpty else { return nil }
        x = box.x
        y = box.y
        buffer = try PixelBuffer(width: box.width, height: box.height, format: .mask)
        let canvas = Canvas(
            bytes: buffer.bytes, stride: buffer.stride, width: box.width, height: box.height)
        for glyph in glyphs {
            glyph.outline.add(to: canvas, x: glyph.x - box.x * 64, y: box.y * 64 - glyph.y)
        }
        if !isAntialiased {
            for index in 0..<buffer.byteCount {
                buffer.bytes[index] = buffer.bytes[index] >= 128 ? 255 : 0
            }
        }
        buffer.markDirty()
    }
}

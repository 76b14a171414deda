import TableDrawing

/// Draws rectangles and small letters into a bitmap, clipped to its bounds.
struct PixelPainter {
    private(set) var bitmap: Bitmap

    init(width: Int, height: Int, ground: UInt32) {
        bitmap = Bitmap(width: width, height: height, filling: ground)
    }

    /// Fills a rectangle.
    mutating func fill(_ frame: PixelFrame, _ pixel: UInt32) {
        let columns = frame.columns.clamped(to: 0..<bitmap.width)
        for y in frame.rows.clamped(to: 0..<bitmap.height) {
            let start = y * bitmap.width
            for x in columns { bitmap.pixels[start + x] = pixel }
        }
    }

    /// Draws the outline of a rectangle, inside its edges.
    mutating func outline(_ frame: PixelFrame, thickness: Int, _ pixel: UInt32) {
        let (width, height) = (frame.width, frame.height)
        let (right, bottom) = (frame.x + width - thickness, frame.y + height - thickness)
        for (x, y, width, height) in [
            (frame.x, frame.y, width, thickness), (frame.x, bottom, width, thickness),
            (frame.x, frame.y, thickness, height), (right, frame.y, thickness, height),
        ] { fill(PixelFrame(x: x, y: y, width: width, height: height), pixel) }
    }

    /// Draws a line of letters from the left, with `zoom` pixels for each of their pixels.
    mutating func text(_ text: String, x: Int, y: Int, zoom: Int, _ pixel: UInt32) {
        for (index, character) in PixelFont.transliterated(text).enumerated() {
            let left = x + index * PixelFont.advance * zoom
            guard left < bitmap.width else { return }
            for (place, isInk) in PixelFont.glyph(character).enumerated() where isInk {
                fill(
                    PixelFrame(
                        x: left + place % PixelFont.width * zoom,
                        y: y + place / PixelFont.width * zoom, width: zoom, height: zoom), pixel)
            }
        }
    }

    /// Runs `body` for a row's pixels from a column to the end.
    mutating func withRow(
        _ y: Int, from x: Int, _ body: (UnsafeMutableBufferPointer<UInt32>) -> Void
    ) {
        let width = bitmap.width
        bitmap.pixels.withUnsafeMutableBufferPointer { pixels in
            body(UnsafeMutableBufferPointer(rebasing: pixels[(y * width + x)..<((y + 1) * width)]))
        }
    }
}

extension PixelFont {
    /// Returns a text with special characters replaced by characters with glyphs.
    static func transliterated(_ text: String) -> String {
        var transliterated = text
        for (sign, plain) in [("×", "x"), ("–", "-"), ("…", "..."), ("“", "\""), ("”", "\"")] {
            transliterated = transliterated.replacing(sign, with: plain)
        }
        return transliterated
    }

    /// Returns the width of a text, in pixels.
    static func width(of text: String, zoom: Int) -> Int {
        max(0, transliterated(text).count * advance - (advance - width)) * zoom
    }

    /// Returns a text truncated to a width in pixels, with dots for the removed part.
    static func fitting(_ text: String, width: Int, zoom: Int) -> String {
        let transliterated = transliterated(text)
        let room = max(0, (width / zoom + advance - Self.width) / advance)
        return transliterated.count <= room
            ? transliterated : transliterated.prefix(max(0, room - 3)) + "..."
    }
}

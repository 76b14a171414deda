import CFreeType
import TableDrawing

/// Glyph stored as a bitmap in the font.
struct GlyphStrike {
    /// Premultiplied pixels.
    let bitmap: Bitmap
    /// Whether the pixels are coloured; otherwise, they are black coverage.
    let isColored: Bool
    /// Offset from the glyph's origin to the left edge, in bitmap pixels.
    let left: Int
    /// Distance from the baseline up to the upper edge, in bitmap pixels.
    let top: Int
    /// Em of the bitmap, in its pixels.
    let em: Double

    /// Creates a strike from a glyph slot; `em` is in 1/64 pixels.
    init?(_ slot: FT_GlyphSlotRec_, em: Int) {
        let source = slot.bitmap
        let (width, height) = (Int(source.width), Int(source.rows))
        guard width > 0, height > 0, width <= 4_096, height <= 4_096, em > 0,
            let bytes = source.buffer
        else { return nil }
        var bitmap = Bitmap(width: width, height: height)
        let pitch = Int(source.pitch)
        switch Int(source.pixel_mode) {
        case Int(FT_PIXEL_MODE_BGRA.rawValue):
            isColored = true
            for y in 0..<height {
                for x in 0..<width {
                    let pixel = bytes + y * pitch + x * 4
                    bitmap[x, y] =
                        UInt32(pixel[3]) << 24 | UInt32(pixel[2]) << 16 | UInt32(pixel[1]) << 8
                        | UInt32(pixel[0])
                }
            }
        case Int(FT_PIXEL_MODE_GRAY.rawValue):
            isColored = false
            for y in 0..<height {
                for x in 0..<width { bitmap[x, y] = UInt32(bytes[y * pitch + x]) << 24 }
            }
        default:
            return nil
        }
        self.bitmap = bitmap
        left = Int(slot.bitmap_left)
        top = Int(slot.bitmap_top)
        self.em = Double(em) / 64
    }
}

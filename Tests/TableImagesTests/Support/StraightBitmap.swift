import TableDrawing

/// Pixels as red, green, blue, alpha, not premultiplied.
struct StraightBitmap {
    let width: Int
    let height: Int
    /// Pillow's name of the file's own mode.
    let mode: String
    let pixels: [[UInt8]]

    /// The premultiplied pixels, computed in floating-point arithmetic.
    var premultiplied: Bitmap {
        let pixels = pixels.map { pixel -> UInt32 in
            let alpha = Double(pixel[3]) / 255
            func channel(_ index: Int) -> UInt32 {
                UInt32((Double(pixel[index]) * alpha).rounded())
            }
            return UInt32(pixel[3]) << 24 | channel(0) << 16 | channel(1) << 8 | channel(2)
        }
        return Bitmap(width: width, height: height, pixels: pixels)
    }
}

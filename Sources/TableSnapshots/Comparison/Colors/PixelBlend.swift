/// Compositing of premultiplied pixels, `0xAARRGGBB`, over an opaque background.
enum PixelBlend {
    /// Returns a pixel composited over a grey from 0 (black) to 255 (white).
    @inline(__always)
    static func over(_ grey: UInt32, _ pixel: UInt32) -> UInt32 {
        let alpha = pixel >> 24
        if alpha == 255 { return pixel }
        let rest = (grey * (255 - alpha) + 127) / 255
        // Files can contain colours larger than their alpha, although decoders do not return
        // such colours.
        func channel(_ shift: UInt32) -> UInt32 {
            min(255, (pixel >> shift & 0xFF) + rest) << shift
        }
        return 0xFF00_0000 | channel(16) | channel(8) | channel(0)
    }

    /// Returns the brightness on white, Y of YIQ, from 0 to 255 in steps of 10⁻⁸.
    @inline(__always)
    static func brightness(_ pixel: UInt32) -> Int {
        let pixel = over(255, pixel)
        return 29_889_531 * Int(pixel >> 16 & 0xFF) + 58_662_247 * Int(pixel >> 8 & 0xFF)
            + 11_448_222 * Int(pixel & 0xFF)
    }
}

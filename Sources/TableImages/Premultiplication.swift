/// Conversion between premultiplied and straight pixels in `0xAARRGGBB`.
enum Premultiplication {
    /// Multiplies each colour by alpha, rounded to the nearest number.
    @inline(__always)
    static func premultiplied(_ pixel: UInt32) -> UInt32 {
        let alpha = pixel >> 24
        if alpha == 0xFF { return pixel }
        if alpha == 0 { return 0 }
        return alpha << 24 | product(pixel >> 16 & 0xFF, alpha) << 16
            | product(pixel >> 8 & 0xFF, alpha) << 8 | product(pixel & 0xFF, alpha)
    }

    /// Divides each colour by alpha, rounded to the nearest number with halves up, at most 255.
    ///
    /// For every premultiplied pixel, `premultiplied` returns exactly the original pixel.
    @inline(__always)
    static func unpremultiplied(_ pixel: UInt32) -> UInt32 {
        let alpha = pixel >> 24
        if alpha == 0xFF { return pixel }
        if alpha == 0 { return 0 }
        return alpha << 24 | quotient(pixel >> 16 & 0xFF, alpha) << 16
            | quotient(pixel >> 8 & 0xFF, alpha) << 8 | quotient(pixel & 0xFF, alpha)
    }

    /// Returns `a × b ÷ 255`, correctly rounded, without a division.
    @inline(__always)
    private static func product(_ a: UInt32, _ b: UInt32) -> UInt32 {
        let sum = a * b + 128
        return (sum + sum >> 8) >> 8
    }

    @inline(__always)
    private static func quotient(_ colour: UInt32, _ alpha: UInt32) -> UInt32 {
        min(255, (colour * 255 + alpha / 2) / alpha)
    }
}

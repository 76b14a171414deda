import Foundation

/// A colour in CIELAB, with approximately perceptual distances and the white point of sRGB
/// (D65).
struct LabColor: Sendable, Hashable {
    /// Lightness, from 0 to 100.
    var lightness: Double
    /// Component from green to red.
    var a: Double
    /// Component from blue to yellow.
    var b: Double

    init(lightness: Double, a: Double, b: Double) {
        self.lightness = lightness
        self.a = a
        self.b = b
    }

    /// Creates the colour of an opaque sRGB pixel, `0xAARRGGBB`.
    ///
    /// The matrix and the transfer curve are from IEC 61966-2-1, and CIELAB is from CIE 15.
    init(_ pixel: UInt32) {
        let red = Self.linear[Int(pixel >> 16 & 0xFF)]
        let green = Self.linear[Int(pixel >> 8 & 0xFF)]
        let blue = Self.linear[Int(pixel & 0xFF)]
        let x = Self.response(
            (0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.9504700)
        let y = Self.response(0.2126729 * red + 0.7151522 * green + 0.0721750 * blue)
        let z = Self.response(
            (0.0193339 * red + 0.1191920 * green + 0.9503041 * blue) / 1.0888300)
        self.init(lightness: 116 * y - 16, a: 500 * (x - y), b: 200 * (y - z))
    }

    /// The 256 values of sRGB in linear light, from 0 to 1.
    private static let linear: [Double] = (0...255).map { value in
        let share = Double(value) / 255
        return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
    }

    private static func response(_ value: Double) -> Double {
        value > 216.0 / 24_389 ? cbrt(value) : (24_389.0 / 27 * value + 16) / 116
    }
}

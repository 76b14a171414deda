import TableDrawing

/// Detects pixels that only smooth an edge, in either of two bitmaps of any sizes.
///
/// The algorithm is Vyšniauskas, "Anti-aliased Pixel and Intensity Slope Detector" (2009), as
/// in pixelmatch and odiff. An antialiased pixel has a darker and a brighter neighbour, and at
/// most two neighbours of its own brightness. Its darkest or brightest neighbour lies within a
/// flat area of both pictures.
struct AntialiasingDetector {
    private let one: View
    private let other: View

    /// The pixels of a bitmap.
    private struct View {
        let pixels: UnsafeBufferPointer<UInt32>
        let width: Int
        let height: Int
    }

    /// Creates a detector for bitmaps with pixels that stay in place.
    init(
        _ expected: UnsafeBufferPointer<UInt32>, width: Int,
        _ actual: UnsafeBufferPointer<UInt32>, width actualWidth: Int
    ) {
        one = View(
            pixels: expected, width: width, height: width == 0 ? 0 : expected.count / width)
        other = View(
            pixels: actual, width: actualWidth,
            height: actualWidth == 0 ? 0 : actual.count / actualWidth)
    }

    /// Whether a pixel in both bitmaps smooths an edge in either bitmap.
    func isAntialiased(_ x: Int, _ y: Int) -> Bool {
        smooths(x, y, in: one, against: other) || smooths(x, y, in: other, against: one)
    }

    private func smooths(_ x: Int, _ y: Int, in view: View, against other: View) -> Bool {
        let centre = view.pixels[y * view.width + x]
        let brightness = PixelBlend.brightness(centre)
        var (darkest, brightest) = (0, 0)
        var (dark, bright) = ((x: 0, y: 0), (x: 0, y: 0))
        // Outside the picture's edge, a single equal neighbour is counted.
        var equal = Self.isAtEdge(x, y, of: view) ? 1 : 0
        for row in max(0, y - 1)...min(view.height - 1, y + 1) {
            for column in max(0, x - 1)...min(view.width - 1, x + 1) {
                if row == y && column == x { continue }
                let step =
                    PixelBlend.brightness(view.pixels[row * view.width + column]) - brightness
                if step == 0 {
                    equal += 1
                    if equal > 2 { return false }
                } else if step < darkest {
                    (darkest, dark) = (step, (column, row))
                } else if step > brightest {
                    (brightest, bright) = (step, (column, row))
                }
            }
        }
        guard darkest < 0, brightest > 0 else { return false }
        return isFlat(dark, in: view) && isFlat(dark, in: other)
            || isFlat(bright, in: view) && isFlat(bright, in: other)
    }

    /// Whether at least three neighbours have the same colour.
    private func isFlat(_ place: (x: Int, y: Int), in view: View) -> Bool {
        let (x, y) = place
        guard x < view.width, y < view.height else { return false }
        let centre = view.pixels[y * view.width + x]
        var equal = Self.isAtEdge(x, y, of: view) ? 1 : 0
        for row in max(0, y - 1)...min(view.height - 1, y + 1) {
            for column in max(0, x - 1)...min(view.width - 1, x + 1) {
                if row == y && column == x { continue }
                equal += view.pixels[row * view.width + column] == centre ? 1 : 0
                if equal > 2 { return true }
            }
        }
        return false
    }

    private static func isAtEdge(_ x: Int, _ y: Int, of view: View) -> Bool {
        x == 0 || y == 0 || x == view.width - 1 || y == view.height - 1
    }
}

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

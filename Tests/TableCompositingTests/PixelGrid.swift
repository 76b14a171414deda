import TableDrawing

/// Pixels as text, with a character for each pixel, for readable expectations.
enum PixelGrid {
    /// Returns each pixel as the character of its colour in the key, or `?` for an unknown colour.
    static func text(
        _ bitmap: Bitmap, _ key: [UInt32: Character] = [0: ".", 0xFF00_0000: "#"]
    ) -> String {
        rows(of: bitmap) { key[$0] ?? "?" }
    }

    /// Writes each pixel's alpha as a hexadecimal digit of sixteenths.
    ///
    /// A transparent pixel is `.`, and an opaque pixel is `#`.
    static func alpha(_ bitmap: Bitmap) -> String {
        rows(of: bitmap) { pixel in
            switch pixel >> 24 {
            case 0: return "."
            case 255: return "#"
            case let alpha: return Character(String(alpha / 16, radix: 16))
            }
        }
    }

    private static func rows(of bitmap: Bitmap, _ character: (UInt32) -> Character) -> String {
        (0..<bitmap.height).map { y in
            String((0..<bitmap.width).map { x in character(bitmap[x, y]) })
        }.joined(separator: "\n")
    }
}

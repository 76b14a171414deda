import Tableshot

/// Small part of a picture as characters.
enum Ascii {
    /// Returns a line for each pixel row of `rows`, with a character for each pixel of `columns`:
    /// the character of the colour (`0xRRGGBB`) in `legend`, or `?`.
    static func grid(
        _ bitmap: Bitmap, columns: Range<Int>, rows: Range<Int>, legend: [UInt32: Character]
    ) -> String {
        rows.map { y in
            String(columns.map { x in legend[bitmap[x, y] & 0xFFFFFF] ?? "?" })
        }.joined(separator: "\n")
    }

    /// Coverage from 0 to 9 of dark on white: the rows of a black shape.
    static func coverage(_ bitmap: Bitmap, columns: Range<Int>, rows: Range<Int>) -> String {
        rows.map { y in
            columns.map { x in
                let dark = 255 - Int(bitmap[x, y] & 0xFF)
                return dark == 0 ? "." : dark == 255 ? "#" : String(dark * 10 / 256)
            }.joined()
        }.joined(separator: "\n")
    }
}

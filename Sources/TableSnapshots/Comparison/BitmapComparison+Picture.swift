import TableDrawing

extension BitmapComparison {
    /// Three panels for the eye: expected, actual, and what differs.
    ///
    /// In the third, differing pixels are magenta on a faded copy of the expected picture; what
    /// only one of the pictures covers is magenta too. Transparent places show a checkerboard.
    /// Of a very tall picture, only the part from the first difference on is shown.
    public var picture: Bitmap {
        let whole = max(expected.height, actual.height)
        let height = min(whole, Self.maximumHeight)
        let top = min(max(0, (difference?.rows.lowerBound ?? 0) - Self.margin), whole - height)
        let third = max(expected.width, actual.width)
        let gap = Self.gap
        let starts = [0, expected.width + gap, expected.width + actual.width + 2 * gap]
        var picture = Bitmap(width: starts[2] + third, height: height, filling: Self.gapPixel)
        for y in 0..<height {
            for x in 0..<third {
                let left = Self.pixel(expected, x, top + y)
                let right = Self.pixel(actual, x, top + y)
                if let left { picture[starts[0] + x, y] = Self.shown(left, x, y) }
                if let right { picture[starts[1] + x, y] = Self.shown(right, x, y) }
                if left == nil && right == nil { continue }
                picture[starts[2] + x, y] =
                    left == right ? Self.faded(Self.shown(left ?? 0, x, y)) : Self.mark
            }
        }
        return picture
    }

    /// Rows that are shown; more would be a picture that no viewer opens.
    static let maximumHeight = 8_192
    /// Rows shown above the first difference of a tall picture.
    static let margin = 100
    /// Pixels between two panels.
    static let gap = 8
    /// A grey that neither theme's background has.
    static let gapPixel: UInt32 = 0xFF6E_6E73
    /// A colour that no table uses.
    static let mark: UInt32 = 0xFFFF_00FF

    private static func pixel(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> UInt32? {
        x < bitmap.width && y < bitmap.height ? bitmap[x, y] : nil
    }

    /// A pixel over a checkerboard of 8 × 8.
    private static func shown(_ pixel: UInt32, _ x: Int, _ y: Int) -> UInt32 {
        let alpha = pixel >> 24
        guard alpha < 255 else { return pixel }
        let board: UInt32 = (x / 8 + y / 8) % 2 == 0 ? 255 : 224
        let rest = (board * (255 - alpha) + 127) / 255
        func channel(_ shift: UInt32) -> UInt32 {
            min(255, (pixel >> shift & 0xFF) + rest) << shift
        }
        return 0xFF00_0000 | channel(16) | channel(8) | channel(0)
    }

    /// An opaque pixel, a quarter of it over white.
    private static func faded(_ pixel: UInt32) -> UInt32 {
        func channel(_ shift: UInt32) -> UInt32 { ((765 + (pixel >> shift & 0xFF)) / 4) << shift }
        return 0xFF00_0000 | channel(16) | channel(8) | channel(0)
    }
}

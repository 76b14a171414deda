import TableDrawing
import TestSupport

extension Bitmap {
    /// Returns a picture similar to a table: flat rows, sharp marks, a noisy square, a gradient.
    static func sample(width: Int, height: Int, isOpaque: Bool = true) -> Bitmap {
        var numbers = SampleNumbers(seed: 7)
        var bitmap = Bitmap(width: width, height: height, filling: 0xFFFF_FFFF)
        for y in 0..<height {
            for x in 0..<width {
                let random = UInt32(truncatingIfNeeded: numbers.next())
                let pixel: UInt32 =
                    if y % 44 == 43 {
                        0xFFC8_C7CC
                    } else if x < width / 4 {
                        0xFF00_0000 | (random & 0x0707_07) &+ UInt32(x & 0x7F) &* 0x01_0101
                    } else if (x + y) % 11 == 0 {
                        0xFF00_0000 | random >> 8
                    } else {
                        0xFFFF_FFFF
                    }
                bitmap[x, y] = isOpaque ? pixel : pixel.faded(to: random >> 24)
            }
        }
        return bitmap
    }

    /// Returns a strip, as the compositor would make it.
    func band(_ rows: Range<Int>) -> Band {
        Band(
            y: rows.lowerBound,
            bitmap: Bitmap(
                width: width, height: rows.count,
                pixels: Array(pixels[(rows.lowerBound * width)..<(rows.upperBound * width)])))
    }

    /// Returns all strips of a height.
    ///
    /// The last strip may be lower.
    func bands(of bandHeight: Int) -> [Band] {
        stride(from: 0, to: height, by: bandHeight).map {
            band($0..<Swift.min(height, $0 + bandHeight))
        }
    }
}

extension UInt32 {
    /// Returns a premultiplied pixel of an equal colour with another alpha.
    fileprivate func faded(to alpha: UInt32) -> UInt32 {
        func channel(_ shift: UInt32) -> UInt32 { ((self >> shift & 0xFF) * alpha / 255) << shift }
        return alpha << 24 | channel(16) | channel(8) | channel(0)
    }
}

import TableDrawing

/// Writes pictures of few colours as PNG with a palette: the same pixels in a smaller file.
public enum PalettePNG {
    /// The PNG of a bitmap of at most 256 colours; nothing for one of more.
    ///
    /// An index takes 1, 2, 4 or 8 bits, as few as will do; the palette is sorted, and has alpha only
    /// where a pixel is translucent. Compressed as `PNGCompression.recorded`: the same bytes everywhere.
    ///
    /// - Parameters:
    ///   - scale: Pixels per point, noted as 72 × scale dots per inch.
    ///   - text: Texts to carry along.
    ///
    /// Throws a `PNGEncodingError` for an empty bitmap or an impossible keyword.
    public static func encode(
        _ bitmap: Bitmap, scale: Double = 1, text: [PNGText] = []
    ) throws -> [UInt8]? {
        guard bitmap.width > 0, bitmap.height > 0, let palette = ExactPalette(bitmap) else {
            return nil
        }
        let plain = try PNGHead(
            width: bitmap.width, height: bitmap.height, isOpaque: true, scale: scale, text: text
        ).bytes()
        let header = header(bitmap.width, bitmap.height, palette)
        // What follows the header is the same in every PNG.
        var bytes = PNGChunk.signature + header
        bytes += plain.dropFirst(bytes.count)
        bytes += chunks(of: palette)
        for part in try pixels(of: bitmap, palette) where !part.isEmpty {
            bytes += PNGChunk.bytes("IDAT", part)
        }
        return bytes + PNGChunk.bytes("IEND", [])
    }

    /// `IHDR`: depth, colour type 3 (palette), deflate, adaptive filters, not interlaced.
    static func header(_ width: Int, _ height: Int, _ palette: ExactPalette) -> [UInt8] {
        PNGChunk.bytes(
            "IHDR",
            PNGChunk.bigEndian(width) + PNGChunk.bigEndian(height)
                + [UInt8(palette.bits), 3, 0, 0, 0])
    }

    /// `PLTE`, and `tRNS` up to the last colour that is translucent.
    static func chunks(of palette: ExactPalette) -> [UInt8] {
        let colors = palette.colors.map(Premultiplication.undone)
        let entries = colors.flatMap { color in
            [16, 8, 0].map { UInt8(truncatingIfNeeded: color >> $0) }
        }
        let alphas = colors.map { UInt8($0 >> 24) }
        let translucent = alphas.prefix { $0 < 0xFF }
        return PNGChunk.bytes("PLTE", entries)
            + (translucent.isEmpty ? [] : PNGChunk.bytes("tRNS", Array(translucent)))
    }

    /// The zlib stream in parts; rows are not filtered, for an index is no brightness.
    static func pixels(of bitmap: Bitmap, _ palette: ExactPalette) throws -> [[UInt8]] {
        let rowBytes = (bitmap.width * palette.bits + 7) / 8 + 1
        let isSmall = rowBytes <= PNGCompression.recordedLimit / bitmap.height
        let deflater: any RowDeflater =
            isSmall
            ? try LibdeflateRowDeflater(level: 6, capacity: rowBytes * bitmap.height)
            : try ZlibRowDeflater(level: 6)
        var parts: [[UInt8]] = []
        var last: (pixels: ArraySlice<UInt32>, bytes: [UInt8])?
        for y in 0..<bitmap.height {
            let pixels = bitmap.pixels[(y * bitmap.width)..<((y + 1) * bitmap.width)]
            // Flat areas repeat the row above.
            let bytes: [UInt8]
            if let last, last.pixels == pixels {
                bytes = last.bytes
            } else {
                bytes = row(pixels, palette, count: rowBytes)
                last = (pixels, bytes)
            }
            parts.append(try deflater.append(bytes))
        }
        parts.append(try deflater.finish())
        return parts
    }

    /// A row's indices, the leftmost in the highest bits, after the byte of its filter.
    private static func row(
        _ pixels: ArraySlice<UInt32>, _ palette: ExactPalette, count: Int
    ) -> [UInt8] {
        let bits = palette.bits
        var bytes = [UInt8](repeating: 0, count: count)
        var (color, index): (UInt32?, UInt8) = (nil, 0)
        for (x, pixel) in pixels.enumerated() {
            if pixel != color { (color, index) = (pixel, palette.index(of: pixel)) }
            let place = x * bits
            bytes[1 + (place >> 3)] |= index << UInt8(8 - bits - (place & 7))
        }
        return bytes
    }
}

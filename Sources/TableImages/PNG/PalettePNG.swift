import TableDrawing

/// Writes pictures with few colours as PNG with a palette, for the same pixels in a smaller
/// file.
package enum PalettePNG {
    /// Returns the PNG of a bitmap with at most 256 colours, or `nil` if it has more colours.
    ///
    /// An index has 1, 2, 4 or 8 bits, as few as possible. The palette is sorted, and contains
    /// alpha only up to the last translucent colour. The compression is
    /// `PNGCompression.recorded`, with reproducible bytes.
    ///
    /// - Parameters:
    ///   - scale: pixels per point, stored as 72 × scale dots per inch.
    ///   - text: texts to store.
    ///
    /// Throws a `PNGEncodingError` for an empty bitmap or an invalid keyword.
    package static func encode(
        _ bitmap: Bitmap, scale: Double = 1, text: [PNGText] = []
    ) throws -> [UInt8]? {
        guard bitmap.width > 0, bitmap.height > 0, let palette = ExactPalette(bitmap) else {
            return nil
        }
        let plain = try PNGHead(
            width: bitmap.width, height: bitmap.height, isOpaque: true, scale: scale, text: text
        ).bytes()
        let header = header(bitmap.width, bitmap.height, palette)
        // The bytes after the header are the same as in any PNG.
        var bytes = PNGChunk.signature + header
        bytes += plain.dropFirst(bytes.count)
        bytes += chunks(of: palette)
        for part in try pixels(of: bitmap, palette) where !part.isEmpty {
            bytes += PNGChunk.bytes("IDAT", part)
        }
        return bytes + PNGChunk.bytes("IEND", [])
    }

    /// Returns the `IHDR`: depth, colour type 3 (palette), deflate, adaptive filters, not
    /// interlaced.
    static func header(_ width: Int, _ height: Int, _ palette: ExactPalette) -> [UInt8] {
        PNGChunk.bytes(
            "IHDR",
            PNGChunk.bigEndian(width) + PNGChunk.bigEndian(height)
                + [UInt8(palette.bits), 3, 0, 0, 0])
    }

    /// Returns the `PLTE`, and the `tRNS` up to the last translucent colour.
    static func chunks(of palette: ExactPalette) -> [UInt8] {
        let colors = palette.colors.map(Premultiplication.unpremultiplied)
        let entries = colors.flatMap { color in
            [16, 8, 0].map { UInt8(truncatingIfNeeded: color >> $0) }
        }
        let alphas = colors.map { UInt8($0 >> 24) }
        let translucent = alphas.prefix { $0 < 0xFF }
        return PNGChunk.bytes("PLTE", entries)
            + (translucent.isEmpty ? [] : PNGChunk.bytes("tRNS", Array(translucent)))
    }

    /// Returns the zlib stream in parts.
    ///
    /// Rows are not filtered, because indices are not brightnesses.
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

    /// Returns a row's filter byte and indices, with the leftmost index in the highest bits.
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

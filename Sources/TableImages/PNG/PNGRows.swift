import Foundation
import TableDrawing

/// Converts a band's pixels to uncompressed PNG bytes: filtered rows of RGB or RGBA.
struct PNGRows {
    let isOpaque: Bool

    /// Maximum number of bytes in a band; a gigabyte.
    static let maximumBytes = 1 << 30

    /// Returns the filtered rows of a band of `width × height` pixels with the first row `y`,
    /// each with its filter byte.
    ///
    /// The filter depends only on the content of a row, so the bytes do not depend on the
    /// heights of bands.
    func bytes(
        of pixels: UnsafeBufferPointer<UInt32>, width: Int, height: Int, y top: Int
    ) throws(PNGEncodingError) -> [UInt8] {
        let channels = isOpaque ? 3 : 4
        let stride = width * channels + 1
        // Compression libraries count in 32 bits.
        guard height < Self.maximumBytes / stride else {
            throw .bandTooLarge(bytes: stride * height)
        }
        var translucent: Int?
        // An additional byte is needed, because opaque pixels are stored four bytes at a time.
        let bytes = [UInt8](unsafeUninitializedCapacity: stride * height + 1) { buffer, count in
            count = stride * height
            let output = UnsafeMutableRawBufferPointer(buffer)
            guard let first = pixels.baseAddress, let lead = output.baseAddress else { return }
            for y in 0..<height {
                let start = y * stride
                // Flat areas and vertical shapes repeat the row above.
                if y > 0, Self.areEqual(first + (y - 1) * width, first + y * width, width) {
                    (lead + start).copyMemory(from: lead + start - stride, byteCount: stride)
                    continue
                }
                let row = UnsafeBufferPointer(start: first + y * width, count: width)
                let filter = PNGFilter(for: row)
                if isOpaque {
                    if !Self.storeOpaque(row, filter, to: output, at: start + 1) {
                        translucent = translucent ?? y
                    }
                } else {
                    Self.storeTranslucent(row, filter, to: output, at: start + 1)
                }
                // The filter byte is stored after the pixels, because the previous row has
                // stored a byte too many here.
                output[start] = filter.rawValue
            }
        }
        if let translucent { throw .translucentPixel(row: top + translucent) }
        return bytes
    }

    private static func areEqual(
        _ left: UnsafePointer<UInt32>, _ right: UnsafePointer<UInt32>, _ count: Int
    ) -> Bool {
        memcmp(left, right, count * MemoryLayout<UInt32>.stride) == 0
    }

    /// Stores RGB, and returns whether all pixels were opaque.
    private static func storeOpaque(
        _ row: UnsafeBufferPointer<UInt32>, _ filter: PNGFilter,
        to output: UnsafeMutableRawBufferPointer, at offset: Int
    ) -> Bool {
        if filter == .none { return storeOpaque(row, to: output, at: offset) }
        var all: UInt32 = 0xFFFF_FFFF
        forEachPixel(of: row, filter, { $0 }) { x, pixel, stored in
            all &= pixel
            output.storeBytes(
                of: (stored << 8).bigEndian, toByteOffset: offset + 3 * x, as: UInt32.self)
        }
        return all >> 24 == 0xFF
    }

    /// Stores unfiltered RGB, four pixels in three words, and returns whether all pixels were
    /// opaque.
    private static func storeOpaque(
        _ row: UnsafeBufferPointer<UInt32>, to output: UnsafeMutableRawBufferPointer,
        at offset: Int
    ) -> Bool {
        guard let pixels = row.baseAddress, let bytes = output.baseAddress else { return true }
        var all: UInt32 = 0xFFFF_FFFF
        /// Returns a pixel with red in the lowest byte, then green, then blue.
        func next(_ x: Int) -> UInt32 {
            all &= pixels[x]
            return (pixels[x] << 8).byteSwapped
        }
        func store<Word>(_ word: Word, _ place: Int) {
            bytes.storeBytes(of: word, toByteOffset: place, as: Word.self)
        }
        let whole = row.count & ~3
        var (x, place) = (0, offset)
        while x < whole {
            if x + PixelBlock.count <= whole, let color = PixelBlock.color(at: pixels + x) {
                let one = UInt64(next(x))
                // The words hold eight pixels of three bytes.
                let words = (
                    one | one << 24 | one << 48, one >> 16 | one << 8 | one << 32 | one << 56,
                    one >> 8 | one << 16 | one << 40
                )
                repeat {
                    for half in 0..<2 {
                        store(words.0, place + 24 * half)
                        store(words.1, place + 24 * half + 8)
                        store(words.2, place + 24 * half + 16)
                    }
                    x += PixelBlock.count
                    place += 3 * PixelBlock.count
                } while x + PixelBlock.count <= whole && PixelBlock.isAll(color, at: pixels + x)
                continue
            }
            let end = x + PixelBlock.count <= whole ? x + PixelBlock.count : x + 4
            while x < end {
                let (a, b, c, d) = (next(x), next(x + 1), next(x + 2), next(x + 3))
                store(UInt64(a) | UInt64(b) << 24 | UInt64(c) << 48, place)
                store(c >> 16 | d << 8, place + 8)
                x += 4
                place += 12
            }
        }
        for x in whole..<row.count {
            store(next(x).littleEndian, place)
            place += 3
        }
        return all >> 24 == 0xFF
    }

    /// Stores RGBA with colours that are not premultiplied.
    private static func storeTranslucent(
        _ row: UnsafeBufferPointer<UInt32>, _ filter: PNGFilter,
        to output: UnsafeMutableRawBufferPointer, at offset: Int
    ) {
        forEachPixel(of: row, filter, Premultiplication.unpremultiplied) { x, _, stored in
            output.storeBytes(
                of: (stored << 8 | stored >> 24).bigEndian, toByteOffset: offset + 4 * x,
                as: UInt32.self)
        }
    }

    /// Calls `body` with each pixel's column, the pixel, and the filtered pixel.
    @inline(__always)
    private static func forEachPixel(
        of row: UnsafeBufferPointer<UInt32>, _ filter: PNGFilter, _ convert: (UInt32) -> UInt32,
        _ body: (Int, UInt32, UInt32) -> Void
    ) {
        switch filter {
        case .none:
            for x in 0..<row.count {
                let pixel = convert(row[x])
                body(x, pixel, pixel)
            }
        case .sub:
            var left: UInt32 = 0
            for x in 0..<row.count {
                let pixel = convert(row[x])
                body(x, pixel, difference(pixel, left))
                left = pixel
            }
        }
    }

    /// Subtracts four bytes separately, without borrowing between bytes.
    @inline(__always)
    private static func difference(_ pixel: UInt32, _ left: UInt32) -> UInt32 {
        let top: UInt32 = 0x8080_8080
        return ((pixel | top) &- (left & ~top)) ^ ((pixel ^ ~left) & top)
    }
}

/// The filter of a row, stored as a byte before the row.
enum PNGFilter: UInt8 {
    case none = 0
    case sub = 1

    /// Chooses a filter by content: `sub` if most neighbouring pixels differ, as in
    /// photographs.
    ///
    /// Photographs become a fifth to a half smaller with `sub`, whereas text and flat areas,
    /// even beside small photographs, become larger. A quarter of the neighbours is examined.
    init(for row: UnsafeBufferPointer<UInt32>) {
        var differing = 0
        var index = 1
        while index < row.count {
            if row[index - 1] != row[index] { differing += 1 }
            index += 4
        }
        self = differing > row.count / 8 ? .sub : .none
    }
}

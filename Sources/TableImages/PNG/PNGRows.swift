import Foundation
import TableDrawing

/// Turns a band's pixels into the bytes that PNG compresses: filtered rows of RGB or RGBA.
struct PNGRows {
    let isOpaque: Bool

    /// Bytes of one band; a gigabyte.
    static let maximumBytes = 1 << 30

    /// The rows of a band of `width × height` pixels that begins at the picture's row `y`, each with its filter byte in front.
    ///
    /// A row is filtered by what is in it, so the bytes do not depend on the bands' heights.
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
        // One byte more than there is: opaque pixels are stored four bytes at a time.
        let bytes = [UInt8](unsafeUninitializedCapacity: stride * height + 1) { buffer, count in
            count = stride * height
            let output = UnsafeMutableRawBufferPointer(buffer)
            guard let first = pixels.baseAddress, let lead = output.baseAddress else { return }
            for y in 0..<height {
                let start = y * stride
                // Flat areas, and what is drawn in columns, repeat the row above.
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
                // After the pixels: the row before has stored one byte too many here.
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

    /// Stores RGB and says whether all pixels were opaque.
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

    /// Pixels that are looked at together.
    private typealias Block = SIMD16<UInt32>

    /// Stores unfiltered RGB, four pixels in three words, and says whether all were opaque.
    private static func storeOpaque(
        _ row: UnsafeBufferPointer<UInt32>, to output: UnsafeMutableRawBufferPointer,
        at offset: Int
    ) -> Bool {
        var all: UInt32 = 0xFFFF_FFFF
        /// Red in the lowest byte, then green, then blue.
        func next(_ x: Int) -> UInt32 {
            all &= row[x]
            return (row[x] << 8).byteSwapped
        }
        func words(_ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: UInt32) -> SIMD3<UInt32> {
            SIMD3(a | b << 24, b >> 8 | c << 16, c >> 16 | d << 8)
        }
        let pixels = UnsafeRawBufferPointer(row)
        let whole = row.count & ~3
        var (x, place) = (0, offset)
        while x < whole {
            if x + Block.scalarCount <= whole {
                // Most of a table is of one colour for long.
                let block = pixels.loadUnaligned(
                    fromByteOffset: x * MemoryLayout<UInt32>.stride, as: Block.self)
                if block == Block(repeating: block[0]) {
                    let one = next(x)
                    let w = words(one, one, one, one)
                    let three = (
                        SIMD4(w[0], w[1], w[2], w[0]), SIMD4(w[1], w[2], w[0], w[1]),
                        SIMD4(w[2], w[0], w[1], w[2])
                    )
                    output.storeBytes(of: three.0, toByteOffset: place, as: SIMD4<UInt32>.self)
                    output.storeBytes(
                        of: three.1, toByteOffset: place + 16, as: SIMD4<UInt32>.self)
                    output.storeBytes(
                        of: three.2, toByteOffset: place + 32, as: SIMD4<UInt32>.self)
                    x += Block.scalarCount
                    place += 3 * Block.scalarCount
                    continue
                }
            }
            for _ in 0..<(x + Block.scalarCount <= whole ? Block.scalarCount / 4 : 1) {
                let w = words(next(x), next(x + 1), next(x + 2), next(x + 3))
                output.storeBytes(of: w[0], toByteOffset: place, as: UInt32.self)
                output.storeBytes(of: w[1], toByteOffset: place + 4, as: UInt32.self)
                output.storeBytes(of: w[2], toByteOffset: place + 8, as: UInt32.self)
                x += 4
                place += 12
            }
        }
        for x in whole..<row.count {
            output.storeBytes(of: next(x).littleEndian, toByteOffset: place, as: UInt32.self)
            place += 3
        }
        return all >> 24 == 0xFF
    }

    /// Stores RGBA with the colours' full values.
    private static func storeTranslucent(
        _ row: UnsafeBufferPointer<UInt32>, _ filter: PNGFilter,
        to output: UnsafeMutableRawBufferPointer, at offset: Int
    ) {
        forEachPixel(of: row, filter, Premultiplication.undone) { x, _, stored in
            output.storeBytes(
                of: (stored << 8 | stored >> 24).bigEndian, toByteOffset: offset + 4 * x,
                as: UInt32.self)
        }
    }

    /// Gives each pixel's column, the pixel, and what the filter makes of it.
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

    /// Subtracts each of the four bytes by itself, without borrowing from its neighbour.
    @inline(__always)
    private static func difference(_ pixel: UInt32, _ left: UInt32) -> UInt32 {
        let top: UInt32 = 0x8080_8080
        return ((pixel | top) &- (left & ~top)) ^ ((pixel ^ ~left) & top)
    }
}

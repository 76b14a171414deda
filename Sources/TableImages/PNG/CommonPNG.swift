import CDeflate
import TableDrawing

/// A PNG in the common form: 8 bits per sample, not interlaced, sRGB, without unusual features.
///
/// libdeflate inflates such a picture several times as fast as zlib within libpng. Files that
/// might be read differently from libpng are left to libpng, including error messages.
struct CommonPNG {
    let width: Int
    let height: Int
    let form: PNGForm
    /// Premultiplied pixels of the palette, for palette images only.
    private let palette: [UInt32]
    /// The complete zlib stream.
    private let stream: [UInt8]

    /// Reads the chunks.
    ///
    /// Returns `nil` for a PNG of a different form or a damaged PNG.
    init?(_ bytes: UnsafeRawBufferPointer) {
        guard let found = try? Self.chunks(of: bytes) else { return nil }
        (width, height, form) = (found.width, found.height, found.form)
        guard form != .palette || !found.colors.isEmpty else { return nil }
        palette = found.colors.enumerated().map { index, color in
            let alpha = index < found.alphas.count ? UInt32(found.alphas[index]) : 0xFF
            return Premultiplication.premultiplied(alpha << 24 | color)
        }
        var stream: [UInt8] = []
        stream.reserveCapacity(found.data.reduce(0) { $0 + $1.count })
        for part in found.data { stream.append(contentsOf: part) }
        self.stream = stream
        guard hasWideWindow else { return nil }
    }

    /// Number of bytes in a row, including its filter byte.
    private var rowLength: Int { width * form.channels + 1 }

    /// Whether the stream's declared window covers all possible distances.
    ///
    /// zlib enforces the declared window, and libdeflate ignores it.
    private var hasWideWindow: Bool {
        guard let first = stream.first, first >> 4 <= 7 else { return false }
        return first >> 4 == 7 || 1 << (first >> 4 + 8) >= rowLength * height
    }

    /// Returns the premultiplied pixels, or `nil` for a damaged picture.
    ///
    /// A palette index out of range is damage that libpng ignores. It is reported in
    /// `hasForeignNumber`.
    ///
    /// Rows are inflated into the end of the pixel buffer, and each row is then widened into
    /// its place. A row's pixels never overlap the next row's bytes.
    func pixels(hasForeignNumber: inout Bool) -> [UInt32]? {
        let inflated = rowLength * height
        // With four bytes per pixel, a row additionally has its filter byte.
        let slack = form.channels == 4 ? height / 4 + 1 : 0
        let count = width * height
        var isRead = false
        let pixels = [UInt32](unsafeUninitializedCapacity: count + slack) { buffer, initialized in
            HugePages.advise(UnsafeMutableRawBufferPointer(buffer))
            let bytes = UnsafeMutableRawBufferPointer(buffer)
            guard let start = bytes.baseAddress, let target = buffer.baseAddress,
                inflate(into: start + (bytes.count - inflated), count: inflated)
            else { return }
            let rows = UnsafeRawPointer(start + (bytes.count - inflated))
                .assumingMemoryBound(to: UInt8.self)
            isRead = widen(rows, into: target, &hasForeignNumber)
            if isRead { initialized = count }
        }
        return isRead ? pixels : nil
    }

    /// Returns the rows with their filter bytes, or `nil` for a damaged picture.
    ///
    /// The caller frees the memory.
    func inflated() -> UnsafeMutableRawBufferPointer? {
        let memory = UnsafeMutableRawBufferPointer.allocate(
            byteCount: rowLength * height, alignment: 16)
        HugePages.advise(memory)
        guard let start = memory.baseAddress, inflate(into: start, count: memory.count) else {
            memory.deallocate()
            return nil
        }
        return memory
    }

    /// Whether the stream inflates to exactly `count` bytes with a correct checksum.
    private func inflate(into target: UnsafeMutableRawPointer, count: Int) -> Bool {
        guard let decompressor = libdeflate_alloc_decompressor() else { return false }
        defer { libdeflate_free_decompressor(decompressor) }
        // Without an output length, libdeflate requires that the buffer is filled.
        return stream.withUnsafeBytes {
            libdeflate_zlib_decompress(
                decompressor, $0.baseAddress, $0.count, target, count, nil)
        } == LIBDEFLATE_SUCCESS
    }

    /// Reverses the filters row by row, and converts the samples to pixels.
    private func widen(
        _ rows: UnsafePointer<UInt8>, into target: UnsafeMutablePointer<UInt32>,
        _ hasForeignNumber: inout Bool
    ) -> Bool {
        let length = rowLength - 1
        let filters = PNGRowFilters(length: length, channels: form.channels)
        let widening = PNGWidening(form: form, palette: palette, width: width)
        for y in 0..<height {
            let row = rows + y * rowLength
            guard let repeats = filters.undo(row[0], row + 1) else { return false }
            let place = target + y * width
            if repeats {
                place.update(from: place - width, count: width)
            } else if !widening.widen(filters.row, to: place) {
                hasForeignNumber = true
                return false
            }
        }
        return true
    }

    // MARK: Chunks

    private struct Chunks {
        let width: Int
        let height: Int
        let form: PNGForm
        /// Colours as `0xRRGGBB`.
        var colors: [UInt32] = []
        var alphas: [UInt8] = []
        var data: [UnsafeRawBufferPointer] = []
    }

    /// Chunks that do not affect the pixels.
    private static let harmless: Set<String> = [
        "sRGB", "cHRM", "iCCP", "bKGD", "pHYs", "tEXt", "zTXt", "iTXt", "tIME", "eXIf", "acTL",
        "fcTL",
    ]
    /// Maximum size of a harmless chunk, in bytes.
    ///
    /// libpng refuses chunks larger than 8 MB.
    private static let largestHarmless = 1 << 20
    /// libpng's maximum side length, in pixels.
    private static let longestSide = 1_000_000

    /// Returns the chunks up to the end of the pixel data, or `nil` for unusual features.
    private static func chunks(
        of bytes: UnsafeRawBufferPointer
    ) throws(ImageError.Reason) -> Chunks? {
        var reader = PNGChunkReader(bytes)
        guard let header = try reader.next(checksCRC: true), var found = chunks(header: header)
        else { return nil }
        while let chunk = try reader.next(checksCRC: true) {
            if chunk.type == "IDAT" {
                guard chunk.isIntact else { return nil }
                found.data.append(chunk.data)
                continue
            }
            // Chunks after the pixels are not read.
            if !found.data.isEmpty { return found }
            switch chunk.type {
            case "PLTE":
                guard chunk.isIntact, found.form == .palette, found.colors.isEmpty,
                    (3...768).contains(chunk.data.count), chunk.data.count % 3 == 0
                else { return nil }
                found.colors = stride(from: 0, to: chunk.data.count, by: 3).map { index in
                    UInt32(chunk.data[index]) << 16 | UInt32(chunk.data[index + 1]) << 8
                        | UInt32(chunk.data[index + 2])
                }
            case "tRNS":
                guard chunk.isIntact, found.alphas.isEmpty, !found.colors.isEmpty,
                    (1...found.colors.count).contains(chunk.data.count)
                else { return nil }
                found.alphas = Array(chunk.data)
            case "gAMA":
                // This gamma is practically sRGB.
                guard chunk.data.elementsEqual([0, 0, 0xB1, 0x8F]) else { return nil }
            default:
                guard harmless.contains(chunk.type), chunk.data.count <= largestHarmless else {
                    return nil
                }
            }
        }
        return nil
    }

    private static func chunks(header: PNGChunkReader.Chunk) -> Chunks? {
        let data = header.data
        guard header.type == "IHDR", header.isIntact, data.count == 13,
            let form = PNGForm(rawValue: data[9]),
            // Bits per sample, compression, filters, interlacing.
            data[8] == 8, data[10] == 0, data[11] == 0, data[12] == 0
        else { return nil }
        let width = PNGChunkReader.number(data, at: 0)
        let height = PNGChunkReader.number(data, at: 4)
        let sides = 1...longestSide
        guard sides.contains(width), sides.contains(height) else { return nil }
        return Chunks(width: width, height: height, form: form)
    }
}

/// The meaning of a PNG's samples.
///
/// The raw value is the colour type.
enum PNGForm: UInt8, CaseIterable {
    case grey = 0
    case rgb = 2
    case palette = 3
    case greyAlpha = 4
    case rgba = 6

    /// Number of bytes per pixel with 8 bits per sample.
    var channels: Int {
        switch self {
        case .grey, .palette: 1
        case .greyAlpha: 2
        case .rgb: 3
        case .rgba: 4
        }
    }
}

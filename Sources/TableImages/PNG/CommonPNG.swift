import CDeflate
import TableDrawing

/// A PNG as nearly all are: 8 bits a sample, not interlaced, in sRGB, nothing odd about it.
///
/// libdeflate inflates such a picture several times as fast as zlib does behind libpng. Whatever is
/// not certain to be read just as libpng would read it is left to libpng, which also finds the words
/// for what is wrong.
struct CommonPNG {
    let width: Int
    let height: Int
    let form: PNGForm
    /// Premultiplied pixels, of a palette alone.
    private let palette: [UInt32]
    /// The whole zlib stream.
    private let stream: [UInt8]

    /// Reads the chunks; nothing for a PNG of another form, and for a damaged one.
    init?(_ bytes: UnsafeRawBufferPointer) {
        guard let found = try? Self.chunks(of: bytes) else { return nil }
        (width, height, form) = (found.width, found.height, found.form)
        guard form != .palette || !found.colors.isEmpty else { return nil }
        palette = found.colors.enumerated().map { index, color in
            let alpha = index < found.alphas.count ? UInt32(found.alphas[index]) : 0xFF
            return Premultiplication.done(alpha << 24 | color)
        }
        var stream: [UInt8] = []
        stream.reserveCapacity(found.data.reduce(0) { $0 + $1.count })
        for part in found.data { stream.append(contentsOf: part) }
        self.stream = stream
        guard hasWideWindow else { return nil }
    }

    /// Bytes of a row with its filter's number.
    private var rowLength: Int { width * form.channels + 1 }

    /// Whether the stream states a window that no distance in it can go beyond.
    ///
    /// zlib holds a stream to what it states; libdeflate does not look.
    private var hasWideWindow: Bool {
        guard let first = stream.first, first >> 4 <= 7 else { return false }
        return first >> 4 == 7 || 1 << (first >> 4 + 8) >= rowLength * height
    }

    /// The pixels, premultiplied; nothing for a damaged picture.
    ///
    /// A number that the palette does not have is damage, which libpng lets pass: it is noted in
    /// `hasForeignNumber`.
    ///
    /// Rows are inflated into the end of what becomes the pixels, and from there each is widened into
    /// its place: a row's pixels never reach the next row's bytes.
    func pixels(hasForeignNumber: inout Bool) -> [UInt32]? {
        let inflated = rowLength * height
        // A row of four bytes a pixel has its filter's number besides.
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

    /// The rows with their filters' numbers, which the caller frees; nothing for a damaged picture.
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

    /// Whether the stream holds just so many bytes, and its checksum is right.
    private func inflate(into target: UnsafeMutableRawPointer, count: Int) -> Bool {
        guard let decompressor = libdeflate_alloc_decompressor() else { return false }
        defer { libdeflate_free_decompressor(decompressor) }
        // Without a place for the length, libdeflate demands that the bytes are filled.
        return stream.withUnsafeBytes {
            libdeflate_zlib_decompress(
                decompressor, $0.baseAddress, $0.count, target, count, nil)
        } == LIBDEFLATE_SUCCESS
    }

    /// Undoes the filters row by row, and makes pixels of the samples.
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
        /// `0xRRGGBB` each.
        var colors: [UInt32] = []
        var alphas: [UInt8] = []
        var data: [UnsafeRawBufferPointer] = []
    }

    /// Chunks that leave the pixels as they are, whatever they hold.
    private static let harmless: Set<String> = [
        "sRGB", "cHRM", "iCCP", "bKGD", "pHYs", "tEXt", "zTXt", "iTXt", "tIME", "eXIf", "acTL",
        "fcTL",
    ]
    /// libpng refuses larger ones than 8 MB.
    private static let largestHarmless = 1 << 20
    /// libpng's limit of a side in pixels.
    private static let longestSide = 1_000_000

    /// What lies before the end of the first pixels; nothing where something is odd.
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
            // What comes after the pixels is not read.
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
                // That of sRGB, to all intents.
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
            // Bits of a sample, compression, filters, interlacing.
            data[8] == 8, data[10] == 0, data[11] == 0, data[12] == 0
        else { return nil }
        let width = PNGChunkReader.number(data, at: 0)
        let height = PNGChunkReader.number(data, at: 4)
        let sides = 1...longestSide
        guard sides.contains(width), sides.contains(height) else { return nil }
        return Chunks(width: width, height: height, form: form)
    }
}

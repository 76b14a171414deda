import CDeflate
import CZlib
import Foundation

/// Texts after the pixels of a PNG, still or animated, which are known only at the end.
///
/// The texts do not affect pixels, and decoders that only read pixels do not reach them.
public enum PNGTail {
    /// Maximum size of a compressed text, in bytes: 16 MiB.
    public static let limit = 16 << 20

    /// Returns a PNG with texts inserted before its last chunk.
    ///
    /// - Parameter compressed: compressed texts, which `PNGMetadata` leaves out.
    ///
    /// Throws a `PNGEncodingError` for an invalid keyword. Bytes that are not a complete PNG
    /// are unchanged.
    public static func adding(
        _ texts: [PNGText], compressed: [PNGText] = [], to png: [UInt8]
    ) throws(PNGEncodingError) -> [UInt8] {
        let end = PNGChunk.bytes("IEND", [])
        guard png.count >= end.count, png.suffix(end.count).elementsEqual(end) else { return png }
        var bytes = Array(png.dropLast(end.count))
        for text in texts { bytes += try text.chunk() }
        for text in compressed { bytes += try text.compressedChunk() }
        return bytes + end
    }

    /// Returns a PNG without the texts after its pixels.
    ///
    /// Other bytes are unchanged.
    public static func removed(from data: Data) -> Data {
        data.withBytes { bytes in
            guard bytes.starts(with: PNGChunk.signature) else { return data }
            var reader = PNGChunkReader(bytes)
            var kept = Data()
            var (offset, start) = (PNGChunk.signature.count, 0)
            var hasPixels = false
            while let chunk = try? reader.next() {
                let end = offset + chunk.data.count + 12
                if ["IDAT", "fdAT"].contains(chunk.type) { hasPixels = true }
                if hasPixels, ["tEXt", "iTXt"].contains(chunk.type) {
                    kept += bytes[start..<offset]
                    start = end
                }
                offset = end
            }
            return start == 0 ? data : kept + bytes[start...]
        }
    }

    /// Returns a compressed text of a PNG, or `nil` if the text is missing, damaged or too
    /// long.
    public static func compressedText(_ keyword: String, in data: Data) -> String? {
        data.withBytes { bytes in
            guard bytes.starts(with: PNGChunk.signature) else { return nil }
            var reader = PNGChunkReader(bytes)
            // The keyword, its end, deflate compression, no language, no translation.
            let head = Array(keyword.utf8) + [0, 1, 0, 0, 0]
            while let chunk = try? reader.next() {
                guard chunk.type == "iTXt", chunk.data.starts(with: head) else { continue }
                let stream = UnsafeRawBufferPointer(rebasing: chunk.data[head.count...])
                return inflated(stream).map { String(decoding: $0, as: UTF8.self) }
            }
            return nil
        }
    }

    /// Whether a PNG has an international text with a keyword, intact or damaged.
    public static func hasText(_ keyword: String, in data: Data) -> Bool {
        data.withBytes { bytes in
            guard bytes.starts(with: PNGChunk.signature) else { return false }
            var reader = PNGChunkReader(bytes)
            let head = Array(keyword.utf8) + [0]
            while let chunk = try? reader.next() {
                if chunk.type == "iTXt", chunk.data.starts(with: head) { return true }
            }
            return false
        }
    }

    private static func inflated(_ stream: UnsafeRawBufferPointer) -> [UInt8]? {
        guard let decompressor = libdeflate_alloc_decompressor() else { return nil }
        defer { libdeflate_free_decompressor(decompressor) }
        var room = 1 << 16
        while room <= limit {
            var result = LIBDEFLATE_BAD_DATA
            let bytes = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
                result = libdeflate_zlib_decompress(
                    decompressor, stream.baseAddress, stream.count, buffer.baseAddress, room,
                    &count)
                if result != LIBDEFLATE_SUCCESS { count = 0 }
            }
            switch result {
            case LIBDEFLATE_SUCCESS: return bytes
            case LIBDEFLATE_INSUFFICIENT_SPACE: room *= 4
            default: return nil
            }
        }
        return nil
    }
}

extension PNGText {
    /// Returns the `iTXt` chunk with the compressed text.
    fileprivate func compressedChunk() throws(PNGEncodingError) -> [UInt8] {
        // This also checks the keyword.
        _ = try PNGText(keyword, "").chunk()
        let stream = try ZlibStream(level: 9, isFramed: true)
            .deflate([UInt8](text.utf8), flush: Z_FINISH)
        return PNGChunk.bytes("iTXt", [UInt8](keyword.utf8) + [0, 1, 0, 0, 0] + stream)
    }
}

import CDeflate
import CZlib

/// A compressor of a picture's rows, in order, into a single zlib stream.
///
/// The stream depends only on the bytes, not on their division into portions.
protocol RowDeflater: AnyObject {
    /// Appends bytes, and returns the finished part of the stream, which may be empty.
    func append(_ bytes: [UInt8]) throws(PNGEncodingError) -> [UInt8]
    /// Ends the stream, and returns its remaining bytes.
    func finish() throws(PNGEncodingError) -> [UInt8]
}

/// A compressor of a whole picture using zlib, in the memory of a band.
final class ZlibRowDeflater: RowDeflater {
    private let stream: ZlibStream

    init(level: Int32) throws(PNGEncodingError) {
        stream = try ZlibStream(level: level, isFramed: true)
    }

    func append(_ bytes: [UInt8]) throws(PNGEncodingError) -> [UInt8] {
        try stream.deflate(bytes, flush: Z_NO_FLUSH)
    }

    func finish() throws(PNGEncodingError) -> [UInt8] {
        try stream.deflate([], flush: Z_FINISH)
    }
}

/// A compressor using libdeflate, which compresses best, but only a whole picture at once.
///
/// Its bytes were the same on every tested processor, x86 and arm.
final class LibdeflateRowDeflater: RowDeflater {
    private let compressor: OpaquePointer
    private var rows: [UInt8] = []

    init(level: Int32, capacity: Int) throws(PNGEncodingError) {
        guard let compressor = libdeflate_alloc_compressor(level) else {
            throw .compression(library: "libdeflate", code: Int(level))
        }
        self.compressor = compressor
        rows.reserveCapacity(capacity)
    }

    deinit { libdeflate_free_compressor(compressor) }

    func append(_ bytes: [UInt8]) -> [UInt8] {
        rows += bytes
        return []
    }

    func finish() throws(PNGEncodingError) -> [UInt8] {
        let bound = libdeflate_zlib_compress_bound(compressor, rows.count)
        let stream = [UInt8](unsafeUninitializedCapacity: bound) { buffer, count in
            count = libdeflate_zlib_compress(
                compressor, rows, rows.count, buffer.baseAddress, buffer.count)
        }
        rows = []
        // The bound is guaranteed. A size of 0 means that it was exceeded.
        guard !stream.isEmpty else { throw .compression(library: "libdeflate", code: 0) }
        return stream
    }
}

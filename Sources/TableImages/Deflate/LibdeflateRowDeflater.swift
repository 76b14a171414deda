import CDeflate

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

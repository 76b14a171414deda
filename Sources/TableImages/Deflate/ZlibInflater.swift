import CZlib

/// Sole owner of a zlib decompressor, which is read in portions.
final class ZlibInflater {
    private let stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)
    private let isReady: Bool

    /// - Parameter bytes: a zlib stream, which must stay in place while the inflater is used.
    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        stream.initialize(to: z_stream())
        isReady =
            inflateInit_(stream, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK
        stream.pointee.next_in = UnsafeMutablePointer(mutating: bytes.baseAddress)
        // zlib counts in 32 bits, and files are smaller (`ImageLimits.bytes`).
        stream.pointee.avail_in = uInt(clamping: bytes.count)
    }

    deinit {
        if isReady { inflateEnd(stream) }
        stream.deallocate()
    }

    /// Inflates the next bytes.
    ///
    /// Returns false if fewer bytes are left.
    func read(_ count: Int, into target: UnsafeMutablePointer<UInt8>) -> Bool {
        guard isReady else { return false }
        stream.pointee.next_out = target
        stream.pointee.avail_out = uInt(count)
        while stream.pointee.avail_out > 0 {
            guard inflate(stream, Z_NO_FLUSH) == Z_OK else { break }
        }
        return stream.pointee.avail_out == 0
    }
}

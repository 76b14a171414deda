import CZlib
import Foundation

/// The sole owner of a zlib compressor.
final class ZlibStream {
    private let stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)

    /// Begins a stream, with zlib's frame or of raw deflate blocks.
    init(level: Int32, isFramed: Bool) throws(PNGEncodingError) {
        stream.initialize(to: z_stream())
        let status = deflateInit2_(
            stream, level, Z_DEFLATED, isFramed ? 15 : -15, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
            Int32(MemoryLayout<z_stream>.size))
        guard status == Z_OK else { throw .compression(library: "zlib", code: Int(status)) }
    }

    deinit {
        deflateEnd(stream)
        stream.deallocate()
    }

    /// Compresses bytes, and returns the output.
    func deflate(_ bytes: [UInt8], flush: Int32) throws(PNGEncodingError) -> [UInt8] {
        var output: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: min(max(bytes.count, 1_024), 256 * 1_024))
        var failure: Int32?
        bytes.withUnsafeBufferPointer { input in
            stream.pointee.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
            // zlib counts in 32 bits, and a band is smaller than PNGRows.maximumBytes.
            stream.pointee.avail_in = uInt(input.count)
            repeat {
                let status = chunk.withUnsafeMutableBufferPointer { room in
                    stream.pointee.next_out = room.baseAddress
                    stream.pointee.avail_out = uInt(room.count)
                    return CZlib.deflate(stream, flush)
                }
                // Z_BUF_ERROR only means that no work is left.
                guard status == Z_OK || status == Z_STREAM_END || status == Z_BUF_ERROR else {
                    failure = status
                    return
                }
                output += chunk[..<(chunk.count - Int(stream.pointee.avail_out))]
            } while stream.pointee.avail_out == 0
        }
        if let failure { throw .compression(library: "zlib", code: Int(failure)) }
        return output
    }
}

import CZlib

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

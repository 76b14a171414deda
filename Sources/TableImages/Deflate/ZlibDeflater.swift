import CZlib

/// A compressor using zlib, with reproducible bytes.
struct ZlibDeflater: BandDeflater {
    let level: Int32

    func deflate(_ bytes: [UInt8]) throws(PNGEncodingError) -> [UInt8] {
        try ZlibStream(level: level, isFramed: false).deflate(bytes, flush: Z_FULL_FLUSH)
    }
}

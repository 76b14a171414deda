import CZlib

/// zlib, whose bytes are the same in every run.
struct ZlibDeflater: BandDeflater {
    let level: Int32

    func deflate(_ bytes: [UInt8]) throws(PNGEncodingError) -> [UInt8] {
        try ZlibStream(level: level, isFramed: false).deflate(bytes, flush: Z_FULL_FLUSH)
    }
}

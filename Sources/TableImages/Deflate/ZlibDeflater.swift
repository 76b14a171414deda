import CZlib

/// zlib, for systems that ISA-L is not made for.
struct ZlibDeflater: BandDeflater {
    let level: Int32

    func deflate(_ bytes: [UInt8]) throws(PNGEncodingError) -> [UInt8] {
        try ZlibStream(level: level, isFramed: false).deflate(bytes, flush: Z_FULL_FLUSH)
    }
}

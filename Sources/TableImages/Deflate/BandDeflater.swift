/// A compressor of bands of a picture, independent of each other, on any thread.
///
/// The result is a series of deflate blocks that ends on a whole byte, without a final block,
/// and without references to previous bands. Bands can therefore be joined by concatenation.
protocol BandDeflater: Sendable {
    /// Compresses the bytes of a band.
    func deflate(_ bytes: [UInt8]) throws(PNGEncodingError) -> [UInt8]
}

/// Compresses strips of a picture independently of each other, on any thread.
///
/// What it returns is a run of deflate blocks that ends on a whole byte, is not the last of its
/// stream and refers to nothing before it, so that strips are joined by writing one after another.
protocol BandDeflater: Sendable {
    /// Compresses the bytes of one strip.
    func deflate(_ bytes: [UInt8]) throws(PNGEncodingError) -> [UInt8]
}

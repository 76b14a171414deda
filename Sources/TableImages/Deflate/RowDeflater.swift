/// A compressor of a picture's rows, in order, into a single zlib stream.
///
/// The stream depends only on the bytes, not on their division into portions.
protocol RowDeflater: AnyObject {
    /// Appends bytes, and returns the finished part of the stream, which may be empty.
    func append(_ bytes: [UInt8]) throws(PNGEncodingError) -> [UInt8]
    /// Ends the stream, and returns its remaining bytes.
    func finish() throws(PNGEncodingError) -> [UInt8]
}

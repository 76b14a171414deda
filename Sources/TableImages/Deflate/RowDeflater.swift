/// Compresses the rows of a picture in order into one zlib stream.
///
/// The stream depends on the bytes alone, not on how they were portioned.
protocol RowDeflater: AnyObject {
    /// Takes the next bytes and returns what is ready of the stream, maybe nothing.
    func append(_ bytes: [UInt8]) throws(PNGEncodingError) -> [UInt8]
    /// Returns the rest of the stream; the last thing to call.
    func finish() throws(PNGEncodingError) -> [UInt8]
}

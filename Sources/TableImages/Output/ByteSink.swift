/// A destination of an encoder's bytes in order.
public protocol ByteSink: AnyObject {
    /// Writes the next bytes completely.
    ///
    /// Throws an `OutputError` if the bytes cannot be stored.
    func write(_ bytes: [UInt8]) throws
}

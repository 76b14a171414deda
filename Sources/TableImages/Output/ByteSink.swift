/// Takes bytes in order; where an encoder writes to.
public protocol ByteSink: AnyObject {
    /// Takes the next bytes, all of them.
    ///
    /// Throws an `OutputError` when they cannot be kept.
    func write(_ bytes: [UInt8]) throws
}

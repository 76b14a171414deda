import Foundation

/// A destination of an encoder's bytes in order.
public protocol ByteSink: AnyObject {
    /// Writes the next bytes completely.
    ///
    /// Throws an `OutputError` if the bytes cannot be stored.
    func write(_ bytes: [UInt8]) throws
}

/// A sink that stores bytes in memory, for a single thread at a time.
public final class MemorySink: ByteSink, @unchecked Sendable {
    /// All bytes written so far.
    public private(set) var bytes: [UInt8] = []

    /// Creates an empty sink with a capacity in bytes.
    public init(capacity: Int = 0) { bytes.reserveCapacity(capacity) }

    /// Removes all bytes and keeps the capacity.
    func removeAll() { bytes.removeAll(keepingCapacity: true) }

    /// Appends bytes to the stored bytes.
    public func write(_ bytes: [UInt8]) { self.bytes += bytes }

    /// A copy of all bytes written so far.
    public var data: Data { Data(bytes) }
}

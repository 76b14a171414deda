import Foundation

/// Keeps what is written in memory; for one thread at a time.
public final class MemorySink: ByteSink, @unchecked Sendable {
    /// Everything written so far.
    public private(set) var bytes: [UInt8] = []

    /// Nothing yet, with room for `capacity` bytes.
    public init(capacity: Int = 0) { bytes.reserveCapacity(capacity) }

    /// Forgets everything written so far and keeps the room for it.
    func removeAll() { bytes.removeAll(keepingCapacity: true) }

    public func write(_ bytes: [UInt8]) { self.bytes += bytes }

    /// A copy of everything written so far.
    public var data: Data { Data(bytes) }
}

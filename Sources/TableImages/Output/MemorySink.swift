import Foundation

/// Keeps what is written in memory.
public final class MemorySink: ByteSink {
    /// Everything written so far.
    public private(set) var bytes: [UInt8] = []

    public init() {}

    public func write(_ bytes: [UInt8]) { self.bytes += bytes }

    /// A copy of everything written so far.
    public var data: Data { Data(bytes) }
}

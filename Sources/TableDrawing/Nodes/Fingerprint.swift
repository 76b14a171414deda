/// Content hash that is equal on every machine and in every run.
public struct Fingerprint: Sendable, Hashable, CustomStringConvertible {
    /// Upper 64 bits of the hash.
    public let high: UInt64
    /// Lower 64 bits of the hash.
    public let low: UInt64

    /// 32 hexadecimal digits.
    public var description: String {
        [high, low].map { value in
            let digits = String(value, radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
    }
}

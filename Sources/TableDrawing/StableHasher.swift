import Foundation

/// Hasher of content to 128 bits, without a seed that changes with the process, unlike Swift's
/// hasher.
///
/// It mixes two lanes with multiply and xor by different odd constants. The hash distinguishes
/// content but does not withstand attacks.
public struct StableHasher: Sendable {
    private var first: UInt64 = 0x9E37_79B9_7F4A_7C15
    private var second: UInt64 = 0xC2B2_AE3D_27D4_EB4F

    /// Whether a face is hashed by its name instead of its file, whose path differs between
    /// machines; used for recorded hashes.
    let namesFaces: Bool

    /// Creates a hasher without content.
    public init() { self.init(namesFaces: false) }

    init(namesFaces: Bool) { self.namesFaces = namesFaces }

    /// Adds an unsigned integer.
    public mutating func combine(_ value: UInt64) {
        first = (first ^ value) &* 0xFF51_AFD7_ED55_8CCD
        first ^= first >> 32
        second = (second &+ value) &* 0xC4CE_B9FE_1A85_EC53
        second ^= second >> 29
    }

    /// Adds a signed integer.
    public mutating func combine(_ value: Int) { combine(UInt64(bitPattern: Int64(value))) }

    /// Adds a Boolean value.
    public mutating func combine(_ value: Bool) { combine(UInt64(value ? 1 : 2)) }

    /// Adds a number; both zeros are equal.
    public mutating func combine(_ value: Double) { combine((value + 0).bitPattern) }

    /// Adds a number, like a `Double` of equal value.
    public mutating func combine(_ value: CGFloat) { combine(Double(value)) }

    /// Adds a string's length and its UTF-8 code units.
    public mutating func combine(_ value: String) {
        combine(value.utf8.count)
        for byte in value.utf8 { combine(UInt64(byte)) }
    }

    /// Adds another hash.
    public mutating func combine(_ value: Fingerprint) {
        combine(value.high)
        combine(value.low)
    }

    /// Returns the hash of the added values.
    public func finalize() -> Fingerprint { Fingerprint(high: first, low: second) }
}

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

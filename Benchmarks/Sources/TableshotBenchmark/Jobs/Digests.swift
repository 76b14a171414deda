import Foundation

/// Numbers for threads, and the digest of each number's result.
final class Digests: @unchecked Sendable {
    private let lock = NSLock()
    private var taken = 0
    private var done = 0
    private var most = 0
    private var results: [Result<(Int, UInt64), any Error>?]

    init(count: Int) { results = Array(repeating: nil, count: count) }

    func next() -> Int? {
        lock.withLock {
            guard taken < results.count else { return nil }
            defer { taken += 1 }
            most = max(most, taken + 1 - done)
            return taken
        }
    }

    /// Largest number of taken numbers without a result at the same time.
    var mostAtOnce: Int { lock.withLock { most } }

    func set(_ index: Int, _ result: Result<Data, any Error>) {
        let digest = result.map { ($0.count, Self.digest(of: $0)) }
        lock.withLock {
            results[index] = digest
            done += 1
        }
    }

    /// Returns the total of bytes, and a number for their contents, in order.
    func sum() throws -> (bytes: Int, digest: UInt64) {
        try lock.withLock {
            var (bytes, digest) = (0, UInt64(1))
            for result in results {
                guard let (count, each) = try result?.get() else { continue }
                bytes += count
                digest = digest &* 0x100_0000_01B3 ^ each
            }
            return (bytes, digest)
        }
    }

    private static func digest(of data: Data) -> UInt64 {
        data.withUnsafeBytes { bytes in
            var digest: UInt64 = 0xCBF2_9CE4_8422_2325
            var place = 0
            while place + 8 <= bytes.count {
                let word = bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)
                digest = (digest ^ word) &* 0x9E37_79B9_7F4A_7C15
                digest ^= digest >> 29
                place += 8
            }
            for byte in bytes[place...] { digest = (digest ^ UInt64(byte)) &* 0x100_0000_01B3 }
            return digest
        }
    }
}

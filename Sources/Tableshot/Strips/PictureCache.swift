import Foundation
import TableCompositing
import TableDrawing
import TableImages

/// Keeps compressed strips from one picture to the next, so that what both show is painted and
/// compressed once.
///
/// Give one to pictures that have rows in common, such as those of a table that is scrolled:
///
///     let cache = PictureCache()
///     for offset in offsets {
///         let picture = try render(size: size) { … }
///         picture.cache = cache
///         let png = try picture.pngData(compression: .fast)
///     }
///
/// A strip is known by all that is drawn in it, not by where it lies or when it was drawn: the bytes
/// are those without a cache. It may be shared by threads. Strips that were not used for longest go
/// when there is no more room.
public final class PictureCache: @unchecked Sendable {
    /// The bytes that strips may take together where nobody says otherwise: 16 MiB, some 1,000 rows
    /// of a phone's table.
    public static let standardBudget = 16 << 20

    /// All that decides a compressed strip.
    struct Key: Hashable {
        var fingerprint: Fingerprint
        var height: Int
        var isOpaque: Bool
        var compression: PNGCompression
    }

    private let lock = NSLock()
    // Guarded by `lock`.
    private let strips: LeastRecentCache<Key, EncodedStrip>

    /// An empty cache; `budget` is in bytes.
    public init(budget: Int = PictureCache.standardBudget) {
        strips = LeastRecentCache(capacity: max(0, budget))
    }

    /// The bytes that strips take now, never more than the budget.
    public var byteCount: Int { lock.withLock { strips.total } }

    func strips(for keys: [Key?]) -> [EncodedStrip?] {
        lock.withLock { keys.map { key in key.flatMap { strips[$0] } } }
    }

    func keep(_ strip: EncodedStrip, for key: Key) {
        lock.withLock {
            strips.insert(strip, for: key, cost: strip.band.payload.count + Self.overhead)
        }
    }

    /// About what a strip takes besides its payload, in bytes.
    private static let overhead = 256
}

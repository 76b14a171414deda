import Foundation
import TableCompositing
import TableDrawing
import TableImages

/// Cache of strips, compressed or as pixels, for painting and compressing common strips of
/// pictures only once.
///
/// Share a cache between pictures with common rows, for example pictures of a scrolled table:
///
///     let cache = PictureCache()
///     for offset in offsets {
///         let picture = try render(size: size) { … }
///         picture.cache = cache
///         let png = try picture.pngData()
///     }
///
/// A strip is identified by its drawn content, independent of its position and time. The bytes
/// are equal with and without a cache. A cache is thread-safe. It discards the least recently
/// used strips when its budget is exceeded.
public final class PictureCache: @unchecked Sendable {
    /// Default budget for all strips, in bytes: 32 MiB, about 2,000 compressed rows of a
    /// phone's table, or 600 rows as pixels.
    public static let standardBudget = 32 << 20

    /// Stored form of a strip.
    enum Form: Hashable {
        case pixels
        case png(PNGCompression, isOpaque: Bool)
    }

    /// Inputs that determine a cached strip.
    struct Key: Hashable {
        var fingerprint: Fingerprint
        var height: Int
        var form: Form
    }

    private enum Entry {
        case painted(PaintedStrip<PixelRuns>)
        case encoded(EncodedStrip)
    }

    private let lock = NSLock()
    // Guarded by `lock`.
    private let strips: LRUCache<Key, Entry>

    /// Creates an empty cache; `budget` is in bytes.
    public init(budget: Int = PictureCache.standardBudget) {
        strips = LRUCache(capacity: max(0, budget))
    }

    /// Current size of all strips, in bytes; never exceeds the budget.
    public var byteCount: Int { lock.withLock { strips.total } }

    func encodedStrips(for keys: [Key?]) -> [EncodedStrip?] {
        lock.withLock {
            keys.map { key in
                guard let key, case .encoded(let strip) = strips[key] else { return nil }
                return strip
            }
        }
    }

    func paintedStrips(for keys: [Key?]) -> [PaintedStrip<PixelRuns>?] {
        lock.withLock {
            keys.map { key in
                guard let key, case .painted(let strip) = strips[key] else { return nil }
                return strip
            }
        }
    }

    func store(_ strip: EncodedStrip, for key: Key) {
        store(.encoded(strip), strip.diagnostics, for: key, bytes: strip.band.payload.count)
    }

    func store(_ strip: PaintedStrip<PixelRuns>, for key: Key) {
        store(.painted(strip), strip.diagnostics, for: key, bytes: strip.pixels.byteCount)
    }

    private func store(_ kept: Entry, _ said: [Diagnostic], for key: Key, bytes: Int) {
        let cost = said.reduce(bytes + Self.overhead) { $0 + $1.byteCount }
        lock.withLock { strips.insert(kept, for: key, cost: cost) }
    }

    /// Approximate overhead of a strip in addition to its data, in bytes.
    private static let overhead = 256
}

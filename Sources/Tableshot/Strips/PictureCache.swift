import Foundation
import TableCompositing
import TableDrawing
import TableImages

/// Keeps strips from one picture to the next, compressed or as pixels, so that what both show is painted
/// and compressed once.
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
    /// The bytes that strips may take together where nobody says otherwise: 32 MiB, some 2,000 rows
    /// of a phone's table compressed, or 600 as pixels.
    public static let standardBudget = 32 << 20

    /// What a strip is kept as.
    enum Form: Hashable {
        case pixels
        case png(PNGCompression, isOpaque: Bool)
    }

    /// All that decides a strip that is kept.
    struct Key: Hashable {
        var fingerprint: Fingerprint
        var height: Int
        var form: Form
    }

    private enum Kept {
        case painted(PaintedStrip<PixelRuns>)
        case encoded(EncodedStrip)
    }

    private let lock = NSLock()
    // Guarded by `lock`.
    private let strips: LeastRecentCache<Key, Kept>

    /// An empty cache; `budget` is in bytes.
    public init(budget: Int = PictureCache.standardBudget) {
        strips = LeastRecentCache(capacity: max(0, budget))
    }

    /// The bytes that strips take now, never more than the budget.
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

    func keep(_ strip: EncodedStrip, for key: Key) {
        keep(.encoded(strip), strip.diagnostics, for: key, bytes: strip.band.payload.count)
    }

    func keep(_ strip: PaintedStrip<PixelRuns>, for key: Key) {
        keep(.painted(strip), strip.diagnostics, for: key, bytes: strip.pixels.byteCount)
    }

    private func keep(_ kept: Kept, _ said: [Diagnostic], for key: Key, bytes: Int) {
        let cost = said.reduce(bytes + Self.overhead) { $0 + $1.byteCount }
        lock.withLock { strips.insert(kept, for: key, cost: cost) }
    }

    /// About what a strip takes besides its payload, in bytes.
    private static let overhead = 256
}

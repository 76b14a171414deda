import Foundation
import TableDrawing

/// How far faces reach, for all threads.
///
/// It opens files for a moment only: a painter, which keeps them open, has caches that are not worth
/// having for it.
final class FontReaches: @unchecked Sendable {
    private struct Key: Hashable {
        var file: String
        var index: Int
    }

    private let lock = NSLock()
    // Guarded by `lock`.
    private let known: LeastRecentCache<Key, FontReach>

    init(_ budgets: CacheBudgets) { known = LeastRecentCache(capacity: budgets.reaches) }

    /// How many faces are known.
    var count: Int { lock.withLock { known.count } }

    /// Of a face that cannot be opened, as far as any.
    func reach(of face: FontFace) -> FontReach {
        lock.withLock {
            let key = Key(file: face.file, index: face.index)
            if let reach = known[key] { return reach }
            let reach = (try? FontLibrary().face(face)).map { FontReach($0) } ?? .widest
            known.insert(reach, for: key)
            return reach
        }
    }
}

import Foundation
import TableDrawing

/// Thread-safe cache of the extents of faces.
///
/// A painter opens the face and then continues to paint with it.
final class FontReaches: @unchecked Sendable {
    private struct Key: Hashable {
        var file: String
        var index: Int
    }

    private let lock = NSLock()
    // Guarded by `lock`.
    private let known: LeastRecentCache<Key, FontReach>

    private let painters: PainterPool

    init(_ budgets: CacheBudgets, _ painters: PainterPool) {
        known = LeastRecentCache(capacity: budgets.reaches)
        self.painters = painters
    }

    /// Number of cached faces.
    var count: Int { lock.withLock { known.count } }

    /// Returns the extent of a face, or the widest extent if the face cannot be opened.
    func reach(of face: FontFace) -> FontReach {
        lock.withLock {
            let key = Key(file: face.file, index: face.index)
            if let reach = known[key] { return reach }
            let read = try? painters.withPainter { painter in
                (try? painter.fonts.face(face)).map { FontReach($0) }
            }
            let reach = (read ?? nil) ?? .widest
            known.insert(reach, for: key)
            return reach
        }
    }
}

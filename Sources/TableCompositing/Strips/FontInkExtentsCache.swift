import Foundation
import TableDrawing

/// Thread-safe cache of the extents of faces.
///
/// A painter opens the face and then continues to paint with it.
final class FontInkExtentsCache: @unchecked Sendable {
    private struct Key: Hashable {
        var file: String
        var index: Int
    }

    private let lock = NSLock()
    // Guarded by `lock`.
    private let known: LRUCache<Key, FontInkExtents>

    private let painters: PainterPool

    init(_ budgets: CacheBudgets, _ painters: PainterPool) {
        known = LRUCache(capacity: budgets.fontExtents)
        self.painters = painters
    }

    /// Number of cached faces.
    var count: Int { lock.withLock { known.count } }

    /// Returns the extent of a face, or the widest extent if the face cannot be opened.
    func extents(of face: FontFace) -> FontInkExtents {
        lock.withLock {
            let key = Key(file: face.file, index: face.index)
            if let extents = known[key] { return extents }
            let read = try? painters.withPainter { painter in
                (try? painter.fonts.face(face)).map { FontInkExtents($0) }
            }
            let extents = (read ?? nil) ?? .widest
            known.insert(extents, for: key)
            return extents
        }
    }
}

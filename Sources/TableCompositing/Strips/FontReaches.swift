import Foundation
import TableDrawing

/// How far faces reach, for all threads.
///
/// It asks a painter, which goes on to paint with the face that it has opened.
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

    /// How many faces are known.
    var count: Int { lock.withLock { known.count } }

    /// Of a face that cannot be opened, as far as any.
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

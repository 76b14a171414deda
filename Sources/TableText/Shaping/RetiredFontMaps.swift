import Foundation
import TableDrawing

/// Font maps that nothing is shaped with any more, kept until some others have come after them.
///
/// Pango sorts fonts on threads of its own, which nobody waits for. Such a thread looks into a table of its
/// map when it ends, without holding either: a map that is freed at that moment ends the process (seen in
/// Pango 1.50, on a busy machine, as a division by zero in GLib).
final class RetiredFontMaps: @unchecked Sendable {
    /// The process's, which no task's budgets reach: those threads belong to the process, too.
    static let shared = RetiredFontMaps(.standard)

    /// How many maps are kept, with their open fonts: threads of Pango's take less time than so many shapers
    /// are made in.
    let limit: Int
    private let lock = NSLock()
    // Guarded by `lock`; full, `next` is the oldest.
    private var maps: [RetiredFontMap] = []
    private var next = 0

    init(_ budgets: CacheBudgets) { limit = max(1, budgets.retiredFontMaps) }

    deinit { removeAll() }

    /// How many maps are kept.
    var count: Int { lock.withLock { maps.count } }

    /// Frees all maps, at the end of a process.
    func removeAll() {
        let all = lock.withLock {
            defer { (maps, next) = ([], 0) }
            return maps
        }
        for map in all { map.free() }
    }

    /// Takes a map over, and frees the oldest one where there are too many.
    func retire(_ map: RetiredFontMap) {
        let oldest: RetiredFontMap? = lock.withLock {
            guard maps.count == limit else {
                maps.append(map)
                return nil
            }
            defer { next = (next + 1) % limit }
            let oldest = maps[next]
            maps[next] = map
            return oldest
        }
        oldest?.free()
    }
}

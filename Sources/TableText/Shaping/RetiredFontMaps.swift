import CFontconfig
import CPango
import CPangoFc
import Foundation
import TableDrawing

/// Unused font maps, kept until a number of newer maps have been retired.
///
/// Pango sorts fonts on its own threads, and Pango does not wait for these threads. Such a
/// thread finally accesses a table of its map without retaining the map. Freeing a map at that
/// moment crashes the process (seen in Pango 1.50 on a busy machine, as a division by zero in
/// GLib).
final class RetiredFontMaps: @unchecked Sendable {
    /// The maps of the process, independent of the budgets of tasks, because Pango's threads
    /// belong to the process.
    static let shared = RetiredFontMaps(.standard)

    /// Number of kept maps with their open fonts.
    ///
    /// Pango's threads end before so many shapers are created.
    let limit: Int
    private let lock = NSLock()
    // Guarded by `lock`. If the array is full, `next` is the index of the oldest map.
    private var maps: [RetiredFontMap] = []
    private var next = 0

    init(_ budgets: CacheBudgets) { limit = max(1, budgets.retiredFontMaps) }

    deinit { removeAll() }

    /// Number of kept maps.
    var count: Int { lock.withLock { maps.count } }

    /// Frees all maps at the end of a process.
    func removeAll() {
        let all = lock.withLock {
            defer { (maps, next) = ([], 0) }
            return maps
        }
        for map in all { map.free() }
    }

    /// Takes ownership of a map, and frees the oldest map if there are too many.
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

/// The Pango objects of a shaper that is no longer used.
struct RetiredFontMap {
    let configuration: OpaquePointer
    let map: UnsafeMutablePointer<PangoFontMap>
    let context: OpaquePointer

    /// Releases the objects, which must not be used any more.
    func free() {
        g_object_unref(UnsafeMutableRawPointer(context))
        // The map does not release its configuration when it is freed (seen in Pango 1.50).
        pango_fc_font_map_set_config(OpaquePointer(map), nil)
        g_object_unref(map)
        FcConfigDestroy(configuration)
    }
}

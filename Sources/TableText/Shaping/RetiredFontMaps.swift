import CPango
import CPangoFc
import Foundation

/// Font maps that nothing is shaped with any more, empty, kept until many others have come after them.
///
/// Pango matches fonts on threads of its own. One of them gives back what it has matched after the shaping
/// thread has gone on, and looks it up in the map, which it does not hold (seen in Pango 1.50: a
/// division by zero in GLib, on a busy machine). A map that has been shut down has nothing to look in.
final class RetiredFontMaps: @unchecked Sendable {
    static let shared = RetiredFontMaps()

    /// How many maps are kept, at some kilobytes each: a thread of Pango's is late by less than the time in
    /// which so many are made.
    private let limit: Int
    private let lock = NSLock()
    // Guarded by `lock`; full, `next` is the oldest.
    private var maps: [UnsafeMutablePointer<PangoFontMap>] = []
    private var next = 0

    init(limit: Int = 4_096) { self.limit = max(1, limit) }

    deinit { for map in maps { g_object_unref(map) } }

    /// How many maps are kept.
    var count: Int { lock.withLock { maps.count } }

    /// Empties a map and takes over the caller's reference to it.
    func retire(_ map: UnsafeMutablePointer<PangoFontMap>) {
        pango_fc_font_map_shutdown(OpaquePointer(map))
        let oldest: UnsafeMutablePointer<PangoFontMap>? = lock.withLock {
            guard maps.count == limit else {
                maps.append(map)
                return nil
            }
            defer { next = (next + 1) % limit }
            let oldest = maps[next]
            maps[next] = map
            return oldest
        }
        if let oldest { g_object_unref(oldest) }
    }
}

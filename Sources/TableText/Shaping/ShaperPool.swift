import Foundation
import TableDrawing

/// A pool of shapers, because Pango's font maps must not be shared by threads.
final class ShaperPool: @unchecked Sendable {
    private let lock = NSLock()
    private var idle: [Shaper] = []

    /// Number of idle shapers.
    var idleCount: Int { lock.withLock { idle.count } }

    /// Releases the idle shapers.
    func removeIdle() {
        let released = lock.withLock {
            let shapers = idle
            idle = []
            return shapers
        }
        // The shapers are deallocated here, outside the lock.
        withExtendedLifetime(released) {}
    }

    /// Runs `body` with a shaper for exclusive use, or returns `nil` if Pango cannot create a
    /// shaper.
    func withShaper<Result>(_ body: (Shaper) -> Result) -> Result? {
        let budgets = CacheBudgets.current
        let known = lock.withLock {
            idle.lastIndex { $0.budgets == budgets }.map { idle.remove(at: $0) }
        }
        guard let shaper = known ?? Shaper(budgets) else { return nil }
        defer {
            if !shaper.isFull {
                lock.withLock { if idle.count < budgets.shapers { idle.append(shaper) } }
            }
        }
        return body(shaper)
    }
}

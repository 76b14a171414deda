import Foundation
import TableDrawing

/// Lends each caller a shaper of its own: Pango's font maps must not be shared by threads.
final class ShaperPool: @unchecked Sendable {
    private let lock = NSLock()
    private var idle: [Shaper] = []

    /// How many shapers wait for work.
    var idleCount: Int { lock.withLock { idle.count } }

    /// Gives back what the shapers that no one uses hold.
    func removeIdle() {
        let released = lock.withLock {
            let shapers = idle
            idle = []
            return shapers
        }
        // They end here, outside of the lock.
        withExtendedLifetime(released) {}
    }

    /// Runs `body` with a shaper that no one else uses meanwhile; nothing if Pango gives none.
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

import Foundation

/// Lends each caller a shaper of its own: Pango's font maps must not be shared by threads.
final class ShaperPool: @unchecked Sendable {
    private let lock = NSLock()
    private var idle: [Shaper] = []

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
        guard let shaper = lock.withLock({ idle.popLast() }) ?? Shaper() else { return nil }
        defer { lock.withLock { idle.append(shaper) } }
        return body(shaper)
    }
}

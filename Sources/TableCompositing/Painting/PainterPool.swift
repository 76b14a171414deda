import Foundation
import TableDrawing

/// Pool of painters; each painter is used by one thread at a time.
final class PainterPool: @unchecked Sendable {
    private let budgets: CacheBudgets
    private let lock = NSLock()
    // Guarded by `lock`; the most recently used painter is the last element.
    private var idle: [(painter: Painter, bytes: Int)] = []
    private var bytes = 0

    init(_ budgets: CacheBudgets) { self.budgets = budgets }

    /// Number of idle painters and their total memory use.
    var kept: (painters: Int, bytes: Int) { lock.withLock { (idle.count, bytes) } }

    /// Calls `body` with an exclusive painter.
    ///
    /// A painter that failed is discarded, because its contexts can be in any state.
    func withPainter<Result>(_ body: (Painter) throws -> Result) throws -> Result {
        let painter = try take() ?? Painter(budgets)
        let result = try body(painter)
        give(painter)
        return result
    }

    private func take() -> Painter? {
        lock.withLock {
            guard let last = idle.popLast() else { return nil }
            bytes -= last.bytes
            return last.painter
        }
    }

    /// Returns a painter to the pool.
    ///
    /// Above the limits, the pool discards the painters that have been idle longest.
    private func give(_ painter: Painter) {
        let ended = lock.withLock {
            let kept = painter.keptBytes
            idle.append((painter, kept))
            bytes += kept
            var ended: [Painter] = []
            while idle.count > budgets.idlePainters || bytes > budgets.painters {
                let first = idle.removeFirst()
                bytes -= first.bytes
                ended.append(first.painter)
            }
            return ended
        }
        // Discarded painters are destroyed here, outside of the lock.
        withExtendedLifetime(ended) {}
    }
}

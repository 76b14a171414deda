import Foundation
import TableDrawing

/// Hands out painters, each to one thread at a time.
final class PainterPool: @unchecked Sendable {
    private let budgets: CacheBudgets
    private let lock = NSLock()
    // Guarded by `lock`; the one that was used last is at the end.
    private var idle: [(painter: Painter, bytes: Int)] = []
    private var bytes = 0

    init(_ budgets: CacheBudgets) { self.budgets = budgets }

    /// The painters that wait, and what they keep together.
    var kept: (painters: Int, bytes: Int) { lock.withLock { (idle.count, bytes) } }

    /// Runs `body` with a painter that nobody else has.
    ///
    /// A painter that failed is not used again: its contexts may be in any state.
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

    /// Keeps a painter; more than there is room for end, those first that wait for longest.
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
        // They end here, outside of the lock.
        withExtendedLifetime(ended) {}
    }
}

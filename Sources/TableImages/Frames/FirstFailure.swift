import Foundation

/// What fails first, by its number, among things that several threads do.
final class FirstFailure: @unchecked Sendable {
    private let lock = NSLock()
    // Guarded by `lock`.
    private var first: (index: Int, error: any Error)?

    /// Runs `body`, the thing with this number, and keeps what it throws.
    func note(_ index: Int, _ body: () throws -> Void) {
        do {
            try body()
        } catch {
            lock.withLock {
                if first.map({ index < $0.index }) ?? true { first = (index, error) }
            }
        }
    }

    /// Throws what was kept.
    func check() throws {
        if let error = lock.withLock({ first?.error }) { throw error }
    }
}

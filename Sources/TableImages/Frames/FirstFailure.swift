import Foundation

/// The first failure, by index, among tasks of several threads.
final class FirstFailure: @unchecked Sendable {
    private let lock = NSLock()
    // Guarded by `lock`.
    private var first: (index: Int, error: any Error)?

    /// Runs `body` for the task with an index, and records its error.
    func note(_ index: Int, _ body: () throws -> Void) {
        do {
            try body()
        } catch {
            lock.withLock {
                if first.map({ index < $0.index }) ?? true { first = (index, error) }
            }
        }
    }

    /// Throws the recorded error.
    func check() throws {
        if let error = lock.withLock({ first?.error }) { throw error }
    }
}

import Foundation

/// Hands out the positions of a list to several threads, each once, until there are no more or enough
/// has failed.
package final class WorkQueue: @unchecked Sendable {
    private let lock = NSLock()
    private let count: Int
    private var taken = 0
    private var failures = 0
    private let maximumFailures: Int?

    /// - Parameter maximumFailures: after how many failures nothing more is handed out.
    package init(count: Int, maximumFailures: Int? = nil) {
        self.count = count
        self.maximumFailures = maximumFailures
    }

    /// The next position, counted from 0; nothing at the end, and after too many failures.
    package func next() -> Int? {
        lock.withLock {
            guard taken < count, maximumFailures.map({ failures < $0 }) ?? true else { return nil }
            defer { taken += 1 }
            return taken
        }
    }

    /// Counts failures.
    package func add(failures number: Int) { lock.withLock { failures += number } }
}

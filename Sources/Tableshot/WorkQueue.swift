import Foundation

/// Queue that distributes the indices of a list to several threads, each index once, until the
/// end or until too many failures.
package final class WorkQueue: @unchecked Sendable {
    private let lock = NSLock()
    private let count: Int
    private var taken = 0
    private var failures = 0
    private let maximumFailures: Int?

    /// - Parameter maximumFailures: Number of failures after which the queue stops.
    package init(count: Int, maximumFailures: Int? = nil) {
        self.count = count
        self.maximumFailures = maximumFailures
    }

    /// Returns the next index, or `nil` at the end and after too many failures.
    package func next() -> Int? {
        lock.withLock {
            guard taken < count, maximumFailures.map({ failures < $0 }) ?? true else { return nil }
            defer { taken += 1 }
            return taken
        }
    }

    /// Adds a number of failures.
    package func add(failures number: Int) { lock.withLock { failures += number } }
}

import Foundation

/// Hands out the positions of a list to several threads, until there are no more or enough.
final class WorkQueue: @unchecked Sendable {
    private let lock = NSLock()
    private var next = 0
    private let count: Int
    private var failures = 0
    private let maximumFailures: Int?

    init(count: Int, maximumFailures: Int?) {
        self.count = count
        self.maximumFailures = maximumFailures
    }

    /// The next position; nothing at the end, and after too many failures.
    func take() -> Int? {
        lock.withLock {
            guard next < count, maximumFailures.map({ failures < $0 }) ?? true else { return nil }
            next += 1
            return next - 1
        }
    }

    /// Counts failures.
    func add(failures number: Int) { lock.withLock { failures += number } }
}

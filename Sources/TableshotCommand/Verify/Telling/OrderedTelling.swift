import Foundation

/// Tells of outcomes in the order of a list, each as soon as those before it are told.
final class OrderedTelling<Outcome>: @unchecked Sendable {
    private let lock = NSLock()
    private var waiting: [Int: Outcome] = [:]
    private var next = 0
    private let tell: (Outcome) -> Void

    /// - Parameter tell: is called by one thread at a time.
    init(_ tell: @escaping (Outcome) -> Void) { self.tell = tell }

    /// Takes the outcome of a position.
    func add(_ outcome: Outcome, at position: Int) {
        lock.withLock {
            waiting[position] = outcome
            while let outcome = waiting.removeValue(forKey: next) {
                tell(outcome)
                next += 1
            }
        }
    }
}

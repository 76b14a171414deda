import Foundation

/// A queue that reports outcomes in the order of a list.
///
/// An outcome is reported after every earlier outcome.
final class OrderedTelling<Outcome>: @unchecked Sendable {
    private let lock = NSLock()
    private var waiting: [Int: Outcome] = [:]
    private var next = 0
    private let tell: (Outcome) -> Void

    /// - Parameter tell: receives the outcomes, on a single thread at a time.
    init(_ tell: @escaping (Outcome) -> Void) { self.tell = tell }

    /// Adds the outcome at a position.
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

import Foundation

/// A queue that reports outcomes in the order of a list.
///
/// An outcome is reported after every earlier outcome.
final class OrderedOutput<Outcome>: @unchecked Sendable {
    private let lock = NSLock()
    private var waiting: [Int: Outcome] = [:]
    private var next = 0
    private let report: (Outcome) -> Void

    /// - Parameter report: receives the outcomes, on a single thread at a time.
    init(_ report: @escaping (Outcome) -> Void) { self.report = report }

    /// Adds the outcome at a position.
    func add(_ outcome: Outcome, at position: Int) {
        lock.withLock {
            waiting[position] = outcome
            while let outcome = waiting.removeValue(forKey: next) {
                report(outcome)
                next += 1
            }
        }
    }
}

import Foundation

/// Generates unique numbers for font books.
///
/// An address could be reused after a book was released.
final class FontBookNumbers: @unchecked Sendable {
    static let shared = FontBookNumbers()

    private let lock = NSLock()
    // Guarded by `lock`.
    private var last: UInt64 = 0

    /// Returns a number that was never returned before.
    func next() -> UInt64 {
        lock.withLock {
            last += 1
            return last
        }
    }
}

import Foundation

/// Numbers for font books, none of them twice: an address is another book's when the first has ended.
final class FontBookNumbers: @unchecked Sendable {
    static let shared = FontBookNumbers()

    private let lock = NSLock()
    // Guarded by `lock`.
    private var last: UInt64 = 0

    /// A number that no book has had.
    func next() -> UInt64 {
        lock.withLock {
            last += 1
            return last
        }
    }
}

import Foundation

/// Results that several threads make, each in its own place.
final class ResultSlots<Value: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var slots: [Result<Value, any Error>?]

    init(count: Int) { slots = Array(repeating: nil, count: count) }

    /// Runs `body` and keeps what it returns or throws.
    func fill(_ index: Int, _ body: () throws -> Value) {
        let result = Result { try body() }
        lock.withLock { slots[index] = result }
    }

    /// All values in order; throws the first failure in order, whichever came first in time.
    func values() throws -> [Value] {
        try lock.withLock {
            try slots.map { slot in
                guard let slot else { throw CancellationError() }
                return try slot.get()
            }
        }
    }
}

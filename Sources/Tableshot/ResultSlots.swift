import Foundation

/// Results of several threads, each in a separate slot.
final class ResultSlots<Value: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var slots: [Result<Value, any Error>?]

    init(count: Int) { slots = Array(repeating: nil, count: count) }

    /// Runs `body` and stores its result or error.
    func fill(_ index: Int, _ body: () throws -> Value) {
        let result = Result { try body() }
        lock.withLock { slots[index] = result }
    }

    /// Returns all values in order; throws the first error in the order of the slots.
    func values() throws -> [Value] {
        try lock.withLock {
            try slots.map { slot in
                guard let slot else { throw CancellationError() }
                return try slot.get()
            }
        }
    }
}

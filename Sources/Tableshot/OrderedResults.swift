import Foundation

/// Results of several threads, each in a separate slot.
package final class OrderedResults<Value: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var slots: [Result<Value, any Error>?]

    package init(count: Int) { slots = Array(repeating: nil, count: count) }

    /// Runs `body` and stores its result or error.
    package func fill(_ index: Int, _ body: () throws -> Value) {
        let result = Result { try body() }
        lock.withLock { slots[index] = result }
    }

    /// Returns the value of a slot.
    ///
    /// - Throws: the slot's error, or a `CancellationError` if the slot is empty.
    package func value(at index: Int) throws -> Value {
        guard let slot = lock.withLock({ slots[index] }) else { throw CancellationError() }
        return try slot.get()
    }

    /// Returns all values in order; throws the first error in the order of the slots.
    package func values() throws -> [Value] {
        let count = lock.withLock { slots.count }
        return try (0..<count).map { try value(at: $0) }
    }
}

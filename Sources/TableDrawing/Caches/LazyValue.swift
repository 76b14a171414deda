import Foundation

/// Value that is made at its first use.
///
/// The value is thread-safe: a thread makes the value while other threads wait.
package final class LazyValue<Value>: @unchecked Sendable {
    private enum State {
        case unmade(() -> Value)
        case made(Value)
    }

    private let lock = NSLock()
    private var state: State

    /// - Parameter make: makes the value, at most once.
    package init(_ make: @escaping () -> Value) { state = .unmade(make) }

    /// The value.
    package var value: Value {
        lock.withLock {
            switch state {
            case .made(let value): return value
            case .unmade(let make):
                let value = make()
                state = .made(value)
                return value
            }
        }
    }
}

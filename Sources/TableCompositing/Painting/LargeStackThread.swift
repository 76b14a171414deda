import Foundation

/// Threads with stacks for the deepest supported trees.
///
/// Threads of Swift tasks may have stacks of 512 KiB, and a level of a tree needs 15 KiB in a
/// debug build.
enum LargeStackThread {
    private static let stackSize = 16 << 20

    static func start(_ body: @escaping @Sendable () -> Void) {
        let thread = Thread(block: body)
        thread.stackSize = stackSize
        thread.start()
    }

    /// Runs `body` on a thread with a large stack and waits for its result.
    static func result<Value: Sendable>(_ body: @escaping @Sendable () -> Value) -> Value {
        let box = Box<Value>()
        let done = DispatchSemaphore(value: 0)
        start {
            box.value = body()
            done.signal()
        }
        while true {
            done.wait()
            if let value = box.value { return value }
        }
    }

    /// Result, written before the semaphore is signalled and read afterwards.
    private final class Box<Value>: @unchecked Sendable {
        var value: Value?
    }
}

import Foundation

/// Threads whose stacks hold the deepest tree that is painted.
///
/// Those of a task may have 512 KiB, of which a level of a tree takes 15 KiB in a debug build.
enum DeepThread {
    private static let stackSize = 16 << 20

    static func start(_ body: @escaping @Sendable () -> Void) {
        let thread = Thread(block: body)
        thread.stackSize = stackSize
        thread.start()
    }

    /// Runs `body` on such a thread and waits for it.
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

    /// Written before the semaphore is signalled, read after.
    private final class Box<Value>: @unchecked Sendable {
        var value: Value?
    }
}

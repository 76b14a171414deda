import Foundation

/// Runs librsvg on a thread with a stack large enough for a picture accepted by `SVGScan`.
///
/// librsvg draws recursively, and a stack overflow ends the process. A level takes about 12 KiB
/// (measured with version 2.54).
enum SVGThread {
    /// Stack without nesting, and for each level, in bytes.
    private static let (leastStack, stackOfLevel) = (8 << 20, 48 << 10)
    /// Time after which a thread that has not started has too little memory for its stack, in seconds.
    private static let patience = 10.0

    /// Runs `body` and waits for its result.
    ///
    /// A process with little memory cannot have the stack of a deep picture, which is an error.
    ///
    /// - Parameter depth: the picture's `SVGScan.depth`.
    static func result<Value: Sendable>(
        depth: Int, _ body: @escaping @Sendable () throws(ImageError.Reason) -> Value
    ) throws(ImageError.Reason) -> Value {
        let box = Box<Value>()
        let done = DispatchSemaphore(value: 0)
        let thread = Thread {
            box.hasStarted.signal()
            do throws(ImageError.Reason) {
                box.result = .success(try body())
            } catch {
                box.result = .failure(error)
            }
            done.signal()
        }
        thread.stackSize = leastStack + depth * stackOfLevel
        thread.start()
        // Foundation does not report a thread that the system refuses.
        guard box.hasStarted.wait(timeout: .now() + patience) == .success else {
            throw .refused(
                "is an SVG whose nesting needs \(thread.stackSize >> 20) MiB of memory more than the "
                    + "process can have; nest it less deeply, or give more memory")
        }
        done.wait()
        guard let result = box.result else {
            preconditionFailure("a thread that draws an SVG ended without a result")
        }
        return try result.get()
    }

    /// A result that is written before the semaphore is signalled, and read afterwards.
    private final class Box<Value>: @unchecked Sendable {
        let hasStarted = DispatchSemaphore(value: 0)
        var result: Result<Value, ImageError.Reason>?
    }
}

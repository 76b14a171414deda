import Foundation

/// Runs librsvg on a thread with a stack large enough for the deepest picture accepted by
/// `SVGScan`.
///
/// librsvg draws recursively, and a stack overflow ends the process. A level takes about 12 KiB
/// (measured with version 2.54).
enum SVGThread {
    private static let stackSize = 512 << 20

    static func result<Value: Sendable>(
        _ body: @escaping @Sendable () throws(ImageError.Reason) -> Value
    ) throws(ImageError.Reason) -> Value {
        let box = Box<Value>()
        let done = DispatchSemaphore(value: 0)
        let thread = Thread {
            do throws(ImageError.Reason) {
                box.result = .success(try body())
            } catch {
                box.result = .failure(error)
            }
            done.signal()
        }
        thread.stackSize = stackSize
        thread.start()
        done.wait()
        guard let result = box.result else {
            preconditionFailure("a thread that draws an SVG ended without a result")
        }
        return try result.get()
    }

    /// A result that is written before the semaphore is signalled, and read afterwards.
    private final class Box<Value>: @unchecked Sendable {
        var result: Result<Value, ImageError.Reason>?
    }
}

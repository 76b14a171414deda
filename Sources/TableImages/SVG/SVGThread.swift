import Foundation

/// Runs librsvg on a thread whose stack holds the deepest picture that `SVGScan` lets pass.
///
/// librsvg draws by recursion and ends the process when its stack is full: measured with version
/// 2.54, a level takes some 12 KiB.
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

    /// Written before the semaphore is signalled, read after.
    private final class Box<Value>: @unchecked Sendable {
        var result: Result<Value, ImageError.Reason>?
    }
}

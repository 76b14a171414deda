import Foundation

/// Canvas for implicit drawing, such as `color.set()`, `path.fill()` and `image.draw(at:)`.
extension Canvas {
    /// Box that makes a canvas, which belongs to a single task, usable as a task-local value.
    private struct Box: @unchecked Sendable {
        let canvas: Canvas?
    }

    @TaskLocal private static var box = Box(canvas: nil)

    /// Canvases of `push()` in a thread.
    private final class PushedCanvases {
        var canvases: [Canvas] = []
    }

    private static let pushedKey: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key, nil)
        return key
    }()

    private static var pushed: PushedCanvases? {
        pthread_getspecific(pushedKey).map {
            Unmanaged<PushedCanvases>.fromOpaque($0).takeUnretainedValue()
        }
    }

    /// Canvas of the current `draw(_:)` in this task, or `nil` outside of drawing.
    ///
    /// A canvas of `push()` has priority until `pop()`.
    public static var current: Canvas? { pushed?.canvases.last ?? box.canvas }

    /// Makes the canvas current in this thread until `pop()`.
    package func push() {
        if let pushed = Canvas.pushed { return pushed.canvases.append(self) }
        let pushed = PushedCanvases()
        pushed.canvases.append(self)
        pthread_setspecific(Canvas.pushedKey, Unmanaged.passRetained(pushed).toOpaque())
    }

    /// Ends the last `push()` of this thread, and returns its canvas.
    @discardableResult
    package static func pop() -> Canvas? {
        guard let pushed, let last = pushed.canvases.popLast() else { return nil }
        if pushed.canvases.isEmpty {
            pthread_setspecific(pushedKey, nil)
            Unmanaged.passUnretained(pushed).release()
        }
        return last
    }

    /// Runs `body` with this canvas as the current canvas.
    public func makeCurrent<Result>(_ body: () throws -> Result) rethrows -> Result {
        try Canvas.$box.withValue(Box(canvas: self), operation: body)
    }

    /// Calls `body` with the current canvas, or records a diagnostic about `caller` if no
    /// canvas is current.
    public static func use(_ caller: @autoclosure () -> String, _ body: (Canvas) -> Void) {
        if let canvas = current { return body(canvas) }
        DiagnosticLog.record(
            Diagnostic(
                "canvas.no-current",
                message: "\(caller()) was called where nothing is being drawn; "
                    + "call it inside draw(_:) or an image renderer"))
    }
}

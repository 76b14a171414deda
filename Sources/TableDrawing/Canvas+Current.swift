/// Canvas for implicit drawing, such as `color.set()`, `path.fill()` and `image.draw(at:)`.
extension Canvas {
    /// Box that makes a canvas, which belongs to a single task, usable as a task-local value.
    private struct Box: @unchecked Sendable {
        let canvas: Canvas?
    }

    @TaskLocal private static var box = Box(canvas: nil)

    /// Canvas of the current `draw(_:)` in this task, or `nil` outside of drawing.
    public static var current: Canvas? { box.canvas }

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

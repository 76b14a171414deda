/// The canvas that implicit drawing (`color.set()`, `path.fill()`, `image.draw(at:)`) goes to.
extension Canvas {
    /// Lets a canvas, which belongs to one task, be that task's local value.
    private struct Box: @unchecked Sendable {
        let canvas: Canvas?
    }

    @TaskLocal private static var box = Box(canvas: nil)

    /// The canvas of the `draw(_:)` under way in this task; nothing outside one.
    public static var current: Canvas? { box.canvas }

    /// Runs `body` with this canvas as the current one.
    public func makeCurrent<Result>(_ body: () throws -> Result) rethrows -> Result {
        try Canvas.$box.withValue(Box(canvas: self), operation: body)
    }

    /// Hands the current canvas to `body`; without one, a diagnostic says who asked.
    public static func use(_ caller: @autoclosure () -> String, _ body: (Canvas) -> Void) {
        if let canvas = current { return body(canvas) }
        DiagnosticLog.record(
            Diagnostic(
                "canvas.no-current",
                message: "\(caller()) was called where nothing is being drawn; "
                    + "call it inside draw(_:) or an image renderer"))
    }
}

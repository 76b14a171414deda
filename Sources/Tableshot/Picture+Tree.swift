import TableDrawing
import TableViews

extension Picture {
    /// A picture of what has been decided already, such as an inspector's overlay.
    ///
    /// - Throws: `RenderError.size` if it has no size, or is larger than a picture may be.
    public convenience init(_ node: RenderNode, background: RGBA, context: RenderContext) throws {
        try self.init(
            view: View(frame: .zero), plan: PicturePlan(node: node, background: background),
            context: context, log: DiagnosticLog())
    }
}

import TableControls
import TableDrawing

extension Picture {
    /// Creates a picture of a resolved render node, for example an inspector's overlay.
    ///
    /// - Throws: `RenderError.size` if the node has no size or exceeds the size limits of
    ///   pictures.
    public convenience init(_ node: RenderNode, background: RGBA, context: RenderContext) throws {
        try self.init(
            view: View(frame: .zero), plan: PicturePlan(node: node, background: background),
            context: context, log: DiagnosticLog())
    }
}

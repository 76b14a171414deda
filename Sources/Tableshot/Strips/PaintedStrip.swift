import TableDrawing

/// What a strip looks like, with what there was to say of it when it was painted.
struct PaintedStrip<Pixels: Sendable>: Sendable {
    var pixels: Pixels
    var diagnostics: [Diagnostic]
}

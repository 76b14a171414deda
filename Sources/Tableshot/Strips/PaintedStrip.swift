import TableDrawing

/// Pixels of a strip, with the diagnostics of its painting.
struct PaintedStrip<Pixels: Sendable>: Sendable {
    var pixels: Pixels
    var diagnostics: [Diagnostic]
}

import TableDrawing

/// The pixels of a strip, with what there was to say of it when it was painted.
struct PaintedStrip: Sendable {
    var pixels: [UInt32]
    var diagnostics: [Diagnostic]
}

import TableDrawing
import TableImages

/// Strip in compressed PNG form, with the diagnostics of its painting.
struct EncodedStrip: Sendable {
    var band: CompressedBand
    var diagnostics: [Diagnostic]
}

import TableDrawing
import TableImages

/// A strip as it goes into a PNG, with what there was to say of it when it was painted.
struct EncodedStrip: Sendable {
    var band: CompressedBand
    var diagnostics: [Diagnostic]
}

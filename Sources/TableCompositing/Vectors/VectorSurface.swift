import Foundation
import TableDrawing

/// Drawing operations of a vector file; all coordinates are device pixels of the picture.
///
/// A surface supports shapes, clips and groups, and has no knowledge of nodes.
protocol VectorSurface: AnyObject {
    /// Saves the clip for a later `restore`.
    func save()
    func restore()
    /// Intersects the clip with the interior of a path.
    func clip(to path: Path, _ rule: FillRule)
    /// Begins a group that is painted with `alpha` and `blendMode` at its end.
    ///
    /// The current clip applies to the whole group, and blending inside the group ignores the
    /// backdrop.
    func beginGroup(alpha: Double, blendMode: BlendMode)
    func endGroup()
    func fill(_ path: Path, _ rule: FillRule, _ style: VectorStyle)
    /// Strokes a path with a pen transformed by `pen`, which has no translation.
    func stroke(_ path: Path, _ stroke: StrokeStyle, pen: CGAffineTransform, _ style: VectorStyle)
    /// Draws an image; `unit` maps the square from (0, 0) to (1, 1) to its place.
    func draw(
        _ image: VectorImage, unit: CGAffineTransform, alpha: Double, blendMode: BlendMode
    ) throws(CompositingError)
    /// Whether the file loses runs of glyphs without ink, so that blanks must be part of a run with
    /// ink.
    var losesBlankRuns: Bool { get }
    /// Returns the missing feature for glyphs as text, as the end of a sentence, or `nil` if
    /// all features are supported.
    func missingFeature(of glyphs: VectorGlyphs) -> String?
    /// Draws glyphs: as text with `characters`, otherwise as outlines.
    func draw(_ glyphs: VectorGlyphs, _ style: VectorStyle) throws(CompositingError)
}

/// Style of a painted shape.
struct VectorStyle {
    /// Colour, or gradient whose coordinates `matrix` maps to device pixels.
    enum Source {
        case color(RGBA)
        case gradient(VectorGradient)
    }

    var source: Source
    var blendMode = BlendMode.normal
    var shouldAntialias = true
}

/// Bitmap within a vector file.
struct VectorImage {
    /// Identity of an image, so that each image is stored once.
    struct Key: Hashable {
        var content: ImageTile.Content
        var tint: RGBA?
    }

    var key: Key
    var bitmap: Bitmap
    /// Whether colours are interpolated when the image is enlarged.
    var isSmooth = true
}

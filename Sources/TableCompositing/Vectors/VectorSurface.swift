import Foundation
import TableDrawing

/// What a vector file can be told to show; all coordinates are device pixels of the picture.
///
/// A surface knows shapes, clips and groups, but nothing of nodes.
protocol VectorSurface: AnyObject {
    /// Keeps the clip, to be taken back by `restore`.
    func save()
    func restore()
    /// Narrows the clip to the inside of a path.
    func clip(to path: Path, _ rule: FillRule)
    /// What follows is one thing, painted with `alpha` and `blendMode` where it ends; the clip of
    /// the moment holds for the whole, and blending within sees nothing of what lies beneath.
    func beginGroup(alpha: Double, blendMode: BlendMode)
    func endGroup()
    func fill(_ path: Path, _ rule: FillRule, _ style: VectorStyle)
    /// Strokes a path with a pen that `pen`, a transform without translation, is applied to.
    func stroke(_ path: Path, _ stroke: StrokeStyle, pen: CGAffineTransform, _ style: VectorStyle)
    /// Shows an image; `unit` maps the square from (0, 0) to (1, 1) to its place.
    func draw(
        _ image: VectorImage, unit: CGAffineTransform, alpha: Double, blendMode: BlendMode
    ) throws(CompositingError)
    /// Whether runs of glyphs without ink are lost, so that a blank has to stand in a run that has some.
    var losesBlankRuns: Bool { get }
    /// What the file lacks of glyphs that are to be text, as the end of a sentence.
    func shortcoming(of glyphs: VectorGlyphs) -> String?
    /// Shows glyphs; with `characters` as text, without as outlines.
    func draw(_ glyphs: VectorGlyphs, _ style: VectorStyle) throws(CompositingError)
}

/// With what, and how, a shape is painted.
struct VectorStyle {
    /// A colour, or a gradient whose coordinates `matrix` maps to device pixels.
    enum Source {
        case color(RGBA)
        case gradient(VectorGradient)
    }

    var source: Source
    var blendMode = BlendMode.normal
    var shouldAntialias = true
}

/// Pixels within a vector file.
struct VectorImage {
    /// Tells images apart, so that each is held once.
    struct Key: Hashable {
        var content: ImageTile.Content
        var tint: RGBA?
    }

    var key: Key
    var bitmap: Bitmap
    /// Whether colours pass into each other where it is enlarged.
    var isSmooth = true
}

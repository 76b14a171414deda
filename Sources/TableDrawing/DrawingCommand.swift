import Foundation

/// Recorded drawing command with resolved colours and glyphs; coordinates are in points.
public enum DrawingCommand: Sendable, Hashable {
    case saveGState
    case restoreGState
    case concatenate(CGAffineTransform)
    case clip(Path, FillRule)
    case fill(Path, FillRule, Paint, PaintOptions)
    case stroke(Path, StrokeStyle, Paint, PaintOptions)
    /// Paints everywhere inside the clip.
    case paint(Paint, PaintOptions)
    /// Draws an image into a rectangle.
    ///
    /// A template image is painted in `tint`.
    case image(Image, CGRect, tint: RGBA?, InterpolationQuality, PaintOptions)
    /// Draws shaped text with its top left corner at a point.
    case text(GlyphText, CGPoint, PaintOptions)
    /// Draws another recording with its origin at a point.
    case drawing(Drawing, CGPoint)
    /// Collects the following commands and paints them as a unit.
    case beginTransparencyLayer(PaintOptions)
    case endTransparencyLayer
}

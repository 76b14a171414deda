import Foundation

/// One recorded act of drawing; colours and glyphs are decided, coordinates are points.
public enum DrawingCommand: Sendable, Hashable {
    case saveGState
    case restoreGState
    case concatenate(CGAffineTransform)
    case clip(Path, FillRule)
    case fill(Path, FillRule, Paint, PaintOptions)
    case stroke(Path, StrokeStyle, Paint, PaintOptions)
    /// Paints everywhere inside the clip.
    case paint(Paint, PaintOptions)
    /// Draws an image into a rectangle; a template image is painted in `tint`.
    case image(Image, CGRect, tint: RGBA?, InterpolationQuality, PaintOptions)
    /// Draws shaped text with its top left corner at a point.
    case text(GlyphText, CGPoint, PaintOptions)
    /// Draws another recording with its origin at a point.
    case drawing(Drawing, CGPoint)
    /// What follows is collected and painted as one thing.
    case beginTransparencyLayer(PaintOptions)
    case endTransparencyLayer
}

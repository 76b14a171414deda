import Foundation

/// What a node shows of its own, between its background and its children.
public enum RenderContents: Sendable, Hashable {
    case none
    /// An image in a rectangle of the node's bounds; a template image is painted in `tint`.
    case image(Image, CGRect, tint: RGBA?)
    /// Shaped text with its top left corner at a point of the node's bounds.
    case text(GlyphText, CGPoint)
    /// Recorded drawing in the coordinates of the node's bounds; it ends at them, as what a view draws
    /// ends at its backing store, and its blend modes see nothing but itself.
    case drawing(Drawing)
    /// Two pictures, weighted: `a` at 0, `b` at 1; each is painted apart over what lies beneath, and
    /// every pixel is the interpolation of the two results.
    indirect case mix(RenderNode, RenderNode, Double)
}

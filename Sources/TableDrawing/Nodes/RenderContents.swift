import Foundation

/// What a node shows of its own, between its background and its children.
public enum RenderContents: Sendable, Hashable {
    case none
    /// An image in a rectangle of the node's bounds; a template image is painted in `tint`.
    case image(Image, CGRect, tint: RGBA?)
    /// Shaped text with its top left corner at a point of the node's bounds.
    case text(GlyphText, CGPoint)
    /// Recorded drawing in the coordinates of the node's bounds.
    case drawing(Drawing)
    /// Two isolated pictures, weighted: `a` at 0, `b` at 1.
    indirect case mix(RenderNode, RenderNode, Double)
}

import Foundation

/// Content of a node between its background and its children.
public enum RenderContents: Sendable, Hashable {
    case none
    /// An image in a rectangle of the node's bounds.
    ///
    /// A template image is painted in `tint`.
    case image(Image, CGRect, tint: RGBA?)
    /// Shaped text with its top left corner at a point of the node's bounds.
    case text(GlyphText, CGPoint)
    /// Recorded drawing in the coordinates of the node's bounds.
    ///
    /// The drawing is clipped to the bounds, like a view's drawing to its backing store. Its
    /// blend modes affect only the drawing itself.
    case drawing(Drawing)
    /// A weighted mix of two pictures: `a` at 0, `b` at 1.
    ///
    /// Each picture is painted separately over the backdrop, and every pixel is interpolated
    /// between both results.
    indirect case mix(RenderNode, RenderNode, Double)
}

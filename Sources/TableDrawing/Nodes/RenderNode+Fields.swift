import Foundation

extension RenderNode {
    /// Stored properties of a node.
    struct Fields: Sendable, Hashable {
        var name: String
        var identifier: String?
        var frame: CGRect
        var transform: CGAffineTransform
        var boundsOrigin: CGPoint
        var opacity: Double
        var clipsToBounds: Bool
        var cornerRadius: CGFloat
        var maskedCorners: RectCorner
        var cornerCurve: CornerCurve
        var cornerBox: CGRect?
        var background: Paint?
        var border: Border?
        var shadow: Shadow?
        var shadowPath: Path?
        var mask: RenderNode?
        var contents: RenderContents
        var children: [RenderNode]
    }

    /// Storage of a node's fields, modified only by its unique owner.
    final class Box: @unchecked Sendable {
        var fields: Fields

        init(_ fields: Fields) { self.fields = fields }
    }
}

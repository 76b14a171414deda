import Foundation
import TableDrawing

/// The looks of a view's edges, with Core Animation's names; lengths in points.
public final class Layer {
    public var cornerRadius: CGFloat = 0
    /// The corners that `cornerRadius` rounds.
    public var maskedCorners = RectCorner.allCorners
    public var borderWidth: CGFloat = 0
    public var borderColor: Color = .black
    public var shadowColor: Color? = .black
    /// From 0 to 1; 0 is no shadow.
    public var shadowOpacity: CGFloat = 0
    /// The blur, as the standard deviation of its Gaussian in points.
    public var shadowRadius: CGFloat = 3
    public var shadowOffset = CGSize(width: 0, height: -3)
    /// Whether subviews, contents and the shadow end at the (rounded) edge.
    public var masksToBounds = false

    public init() {}

    var shadow: Shadow? {
        guard shadowOpacity > 0, let shadowColor else { return nil }
        return Shadow(
            offset: shadowOffset, blur: shadowRadius * 2,
            color: shadowColor.resolved.multiplyingAlpha(by: Double(shadowOpacity)))
    }

    var border: RenderNode.Border? {
        guard borderWidth > 0 else { return nil }
        return RenderNode.Border(width: borderWidth, color: borderColor.resolved)
    }
}

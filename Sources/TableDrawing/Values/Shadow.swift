import Foundation

/// Blurred copy of a shape, drawn beneath the shape.
public struct Shadow: Sendable, Hashable {
    /// Displacement in points; a positive height is down.
    public var offset: CGSize
    /// Blur radius in points, as in Core Graphics: twice the Gaussian's standard deviation.
    public var blur: CGFloat
    public var color: RGBA

    public init(offset: CGSize, blur: CGFloat, color: RGBA) {
        self.offset = offset
        self.blur = blur
        self.color = color
    }
}

import Foundation

/// A blurred copy of a shape, drawn beneath it.
public struct Shadow: Sendable, Hashable {
    /// The displacement in points; positive height is down.
    public var offset: CGSize
    /// The blur radius in points as Core Graphics takes it: twice the Gaussian's standard deviation.
    public var blur: CGFloat
    public var color: RGBA

    public init(offset: CGSize, blur: CGFloat, color: RGBA) {
        self.offset = offset
        self.blur = blur
        self.color = color
    }
}

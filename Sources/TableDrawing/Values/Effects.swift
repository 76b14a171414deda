import Foundation

/// Blurred copy of a shape, drawn beneath the shape.
public struct Shadow: Sendable, Hashable {
    /// Displacement in points; a positive height is down.
    public var offset: CGSize
    /// Blur radius in points, as in Core Graphics: twice the Gaussian's standard deviation.
    public var blur: CGFloat
    /// Colour of the shadow, with the shadow's opacity as its alpha.
    public var color: RGBA

    /// Creates a shadow with an offset and a blur radius in points.
    public init(offset: CGSize, blur: CGFloat, color: RGBA) {
        self.offset = offset
        self.blur = blur
        self.color = color
    }
}

/// Combination of a source with the backdrop; Core Graphics' modes.
public enum BlendMode: String, Sendable, Hashable, CaseIterable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
    case hardLight, difference, exclusion, hue, saturation, color, luminosity
    case clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn
    case destinationOut, destinationAtop, xor, plusDarker, plusLighter
}

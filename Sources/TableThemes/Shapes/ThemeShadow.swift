import Foundation
import TableDrawing

/// Shadow of a theme; lengths in points.
public struct ThemeShadow: Sendable, Hashable {
    /// Offset of the shadow; a positive height moves it down.
    public var offset: CGSize
    /// Blur as defined by Core Graphics: twice the standard deviation.
    public var blur: CGFloat
    /// Colour of the shadow.
    public var color: Color

    /// Creates a shadow with an offset and a blur in points.
    public init(offset: CGSize, blur: CGFloat, color: Color) {
        self.offset = offset
        self.blur = blur
        self.color = color
    }

    /// Shadow with its colour resolved for the current traits.
    package var resolved: Shadow { Shadow(offset: offset, blur: blur, color: color.resolved) }
}

import Foundation
import TableDrawing

/// A shadow of a theme; lengths in points.
public struct ThemeShadow: Sendable, Hashable {
    /// The displacement; positive height is down.
    public var offset: CGSize
    /// Twice the standard deviation of the blur, as Core Graphics takes it.
    public var blur: CGFloat
    public var color: Color

    public init(offset: CGSize, blur: CGFloat, color: Color) {
        self.offset = offset
        self.blur = blur
        self.color = color
    }

    /// The shadow with its colour decided.
    var resolved: Shadow { Shadow(offset: offset, blur: blur, color: color.resolved) }
}

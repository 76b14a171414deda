import Foundation
import TableDrawing

/// Shadow of a background configuration; UIKit's type without its path.
///
/// Lengths are in points.
public struct ShadowProperties: Sendable, Hashable {
    /// Colour of the shadow, before `opacity`.
    public var color = Color.black
    /// Opacity from 0 to 1; 0 draws no shadow.
    public var opacity: CGFloat = 0
    /// Standard deviation of the blur.
    public var radius: CGFloat = 0
    /// Offset of the shadow; a positive height moves it down.
    public var offset = CGSize.zero

    /// Creates an invisible shadow.
    public init() {}
}

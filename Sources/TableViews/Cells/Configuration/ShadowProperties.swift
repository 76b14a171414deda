import Foundation
import TableDrawing

/// The shadow of a background configuration; UIKit's type without its path.
///
/// Lengths are points.
public struct ShadowProperties: Sendable, Hashable {
    public var color = Color.black
    /// From 0 to 1; 0 is no shadow.
    public var opacity: CGFloat = 0
    /// The standard deviation of the blur.
    public var radius: CGFloat = 0
    /// The displacement; positive height is down.
    public var offset = CGSize.zero

    public init() {}
}

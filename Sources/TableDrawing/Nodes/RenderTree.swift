import Foundation

/// Resolved picture: a root node, a size and a scale.
public struct RenderTree: Sendable, Hashable {
    /// Outermost node, in the picture's coordinates.
    public var root: RenderNode
    /// Size of the picture, in points.
    public var size: CGSize
    /// Device pixels per point.
    public var scale: Double
    /// Background of the picture; with a clear background, empty parts of the picture are
    /// transparent.
    public var background: RGBA

    /// Creates a picture with a size in points and a scale in device pixels per point.
    public init(root: RenderNode, size: CGSize, scale: Double, background: RGBA = .clear) {
        self.root = root
        self.size = size
        self.scale = scale
        self.background = background
    }

    /// Width in pixels: points times scale, rounded up except for floating-point noise.
    public var pixelWidth: Int { Self.pixels(size.width, scale) }
    /// Height in pixels.
    public var pixelHeight: Int { Self.pixels(size.height, scale) }

    private static func pixels(_ points: CGFloat, _ scale: Double) -> Int {
        let exact = Double(points) * scale
        guard exact.isFinite, exact > 0, exact < 9e15 else { return 0 }
        return Int(clamping: (exact - 1e-6).rounded(.up))
    }
}

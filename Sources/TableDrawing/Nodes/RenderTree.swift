import Foundation

/// A whole picture, decided: a root node, a size and a scale.
public struct RenderTree: Sendable, Hashable {
    public var root: RenderNode
    /// The picture's size in points.
    public var size: CGSize
    /// Device pixels per point.
    public var scale: Double
    /// What lies beneath everything; clear leaves the picture transparent where nothing is drawn.
    public var background: RGBA

    public init(root: RenderNode, size: CGSize, scale: Double, background: RGBA = .clear) {
        self.root = root
        self.size = size
        self.scale = scale
        self.background = background
    }

    /// Pixels across: points times scale, rounded up but for noise of the arithmetic.
    public var pixelWidth: Int { Self.pixels(size.width, scale) }
    /// Pixels down.
    public var pixelHeight: Int { Self.pixels(size.height, scale) }

    private static func pixels(_ points: CGFloat, _ scale: Double) -> Int {
        let exact = Double(points) * scale
        guard exact.isFinite, exact > 0, exact < 9e15 else { return 0 }
        return Int(clamping: (exact - 1e-6).rounded(.up))
    }
}

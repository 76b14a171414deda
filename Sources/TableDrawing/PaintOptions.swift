/// Painting attributes of the graphics state.
public struct PaintOptions: Sendable, Hashable {
    /// Factor for the alpha of the source, from 0 to 1.
    public var alpha: Double
    public var blendMode: BlendMode
    public var shadow: Shadow?
    public var shouldAntialias: Bool

    public init(
        alpha: Double = 1, blendMode: BlendMode = .normal, shadow: Shadow? = nil,
        shouldAntialias: Bool = true
    ) {
        self.alpha = alpha
        self.blendMode = blendMode
        self.shadow = shadow
        self.shouldAntialias = shouldAntialias
    }
}

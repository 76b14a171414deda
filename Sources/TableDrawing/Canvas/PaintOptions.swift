/// What the graphics state says of one act of painting.
public struct PaintOptions: Sendable, Hashable {
    /// Multiplies the source's alpha, from 0 to 1.
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

/// Painting attributes of the graphics state.
public struct PaintOptions: Sendable, Hashable {
    /// Factor for the alpha of the source, from 0 to 1.
    public var alpha: Double
    /// Combination of the source with the backdrop.
    public var blendMode: BlendMode
    /// Shadow beneath the source, or `nil` if the source casts no shadow.
    public var shadow: Shadow?
    /// Whether edges are antialiased.
    public var shouldAntialias: Bool

    /// Creates attributes; by default of opaque, antialiased painting without a shadow.
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

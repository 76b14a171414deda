import TableDrawing

/// Render tree in device pixels, divided into strips that can be painted separately.
///
/// The cuts depend on the tree alone and not on previous painting. Pictures therefore have
/// equal strips with and without cached strips.
public struct PlacedTree: Sendable {
    let scene: Scene
    /// Whether painting requires a thread with a large stack.
    let isDeep: Bool
    /// Strips from top to bottom, without gaps.
    public let strips: [Strip]
    /// Both pictures with equal strips if the tree consists of a mix only.
    public private(set) var mixture: (ends: MixtureEnds, weight: MixtureWeight)?

    init(
        scene: Scene, isDeep: Bool, strips: [Strip],
        mixture: (ends: MixtureEnds, weight: MixtureWeight)? = nil
    ) {
        self.scene = scene
        self.isDeep = isDeep
        self.strips = strips
        self.mixture = mixture
    }

    /// Width in pixels.
    public var pixelWidth: Int { scene.width }
}

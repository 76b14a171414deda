import TableDrawing

/// A render tree on device pixels, cut into strips that can be painted one by one.
///
/// Where to cut depends on the tree and on nothing that was painted before, so that pictures have the
/// same strips whether any of them is at hand or none.
public struct PlacedTree: Sendable {
    let scene: Scene
    /// Whether painting it takes a thread with a large stack.
    let isDeep: Bool
    /// From the top down, without gaps.
    public let strips: [Strip]
    /// The two pictures that this one mixes and nothing else, with the same strips.
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

    /// Pixels across.
    public var pixelWidth: Int { scene.width }
}

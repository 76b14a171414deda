import Foundation

/// Text that has been shaped and laid out; coordinates are points from its top left corner.
public struct GlyphText: Sendable, Hashable {
    /// What was laid out, as far as it is visible; for dumps and inspection.
    public var string: String
    public var runs: [GlyphRun]
    public var decorations: [TextDecoration]
    /// The size of the layout.
    public var size: CGSize

    public init(
        string: String, runs: [GlyphRun], decorations: [TextDecoration] = [], size: CGSize
    ) {
        self.string = string
        self.runs = runs
        self.decorations = decorations
        self.size = size
    }
}

import Foundation

/// Shaped and laid out text; coordinates are in points from its top left corner.
public struct GlyphText: Sendable, Hashable {
    /// Visible part of the text, for dumps and inspection.
    public var string: String
    /// Runs of glyphs with a common face, size and colour.
    public var runs: [GlyphRun]
    /// Underlines, strikethroughs and backgrounds.
    public var decorations: [TextDecoration]
    /// Size of the layout.
    public var size: CGSize

    /// Creates a text from its glyphs and the size of its layout, in points.
    public init(
        string: String, runs: [GlyphRun], decorations: [TextDecoration] = [], size: CGSize
    ) {
        self.string = string
        self.runs = runs
        self.decorations = decorations
        self.size = size
    }
}

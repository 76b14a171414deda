import Foundation

/// Glyphs with a common face, size and colour.
public struct GlyphRun: Sendable, Hashable {
    /// Glyph and its origin on the baseline, in points from the text's top left corner.
    public struct Glyph: Sendable, Hashable {
        public var id: UInt32
        public var position: CGPoint

        public init(id: UInt32, position: CGPoint) {
            self.id = id
            self.position = position
        }
    }

    public var face: FontFace
    /// Em size, in points.
    public var size: CGFloat
    public var color: RGBA
    public var glyphs: [Glyph]
    /// Shadow beneath the run, in points; ignores transforms.
    public var shadow: Shadow?

    public init(
        face: FontFace, size: CGFloat, color: RGBA, glyphs: [Glyph], shadow: Shadow? = nil
    ) {
        self.face = face
        self.size = size
        self.color = color
        self.glyphs = glyphs
        self.shadow = shadow
    }
}

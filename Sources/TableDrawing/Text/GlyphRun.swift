import Foundation

/// Glyphs of one face, size and colour.
public struct GlyphRun: Sendable, Hashable {
    /// A glyph and the place of its origin on the baseline, in points from the text's top left.
    public struct Glyph: Sendable, Hashable {
        public var id: UInt32
        /// `cluster`, or its largest value for `nil`: an optional would make each glyph larger.
        private var offset: UInt32
        public var position: CGPoint
        /// Where the characters that it shows begin in the string of the text, in UTF-8 code units; `nil` if
        /// that is not known.
        public var cluster: Int? {
            get { offset == .max ? nil : Int(offset) }
            set { offset = newValue.flatMap { UInt32(exactly: $0) } ?? .max }
        }

        public init(id: UInt32, position: CGPoint, cluster: Int? = nil) {
            self.id = id
            self.position = position
            offset = cluster.flatMap { UInt32(exactly: $0) } ?? .max
        }
    }

    public var face: FontFace
    /// The em size in points.
    public var size: CGFloat
    public var color: RGBA
    public var glyphs: [Glyph]
    /// A shadow beneath the run, in points; it does not follow transforms.
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

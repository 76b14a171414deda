import Foundation

/// Glyphs with a common face, size and colour.
public struct GlyphRun: Sendable, Hashable {
    /// Glyph and its origin on the baseline, in points from the text's top left corner.
    public struct Glyph: Sendable, Hashable {
        /// Index of the glyph in the font face.
        public var id: UInt32
        /// `cluster`, or `UInt32.max` for `nil`, because an optional would make each glyph larger.
        private var offset: UInt32
        /// Origin of the glyph on the baseline, in points from the text's top left corner.
        public var position: CGPoint
        /// Offset of the glyph's characters in the string of the text, in UTF-8 code units, or
        /// `nil` if the offset is unknown.
        public var cluster: Int? {
            get { offset == .max ? nil : Int(offset) }
            set { offset = newValue.flatMap { UInt32(exactly: $0) } ?? .max }
        }

        /// Creates a glyph; `cluster` is `nil` if the offset of its characters is unknown.
        public init(id: UInt32, position: CGPoint, cluster: Int? = nil) {
            self.id = id
            self.position = position
            offset = cluster.flatMap { UInt32(exactly: $0) } ?? .max
        }
    }

    /// Face of the glyphs.
    public var face: FontFace
    /// Em size, in points.
    public var size: CGFloat
    /// Colour of the glyphs; colour bitmaps keep their own colours.
    public var color: RGBA
    /// Glyphs in drawing order.
    public var glyphs: [Glyph]
    /// Shadow beneath the run, in points; ignores transforms.
    public var shadow: Shadow?

    /// Creates a run with an em size in points.
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

/// Face of a font file, found by the shaper and opened by the compositor.
public struct FontFace: Sendable, Hashable {
    /// Path of the file.
    public var file: String
    /// Index of the face in a collection, counted from 0.
    public var index: Int
    /// Family and style for dumps, for example `Inter Semi Bold`.
    public var name: String
    /// Whether the glyphs are colour bitmaps (emoji) instead of outlines.
    public var isColor: Bool

    /// Creates a face of a font file; `index` counts the faces of a collection from 0.
    public init(file: String, index: Int, name: String, isColor: Bool = false) {
        self.file = file
        self.index = index
        self.name = name
        self.isColor = isColor
    }
}

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

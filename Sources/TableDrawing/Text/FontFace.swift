/// One face of one font file, as the shaper found it and the compositor opens it.
public struct FontFace: Sendable, Hashable {
    /// The file's path.
    public var file: String
    /// The face's place in a collection, counted from 0.
    public var index: Int
    /// A family and style for dumps, such as `Inter Semi Bold`.
    public var name: String
    /// Whether its glyphs are coloured pictures (emoji) instead of outlines.
    public var isColor: Bool

    public init(file: String, index: Int, name: String, isColor: Bool = false) {
        self.file = file
        self.index = index
        self.name = name
        self.isColor = isColor
    }
}

import TableDrawing

extension FontBook {
    /// One face of a font file.
    public struct Face: Sendable {
        public let file: String
        /// The face's place in a collection, counted from 0.
        public let index: Int
        public let family: String
        public let style: String
        public let postScriptName: String
        /// From 100 to 900, by the OpenType scale.
        public let weight: Int
        /// 0 upright, 100 italic, 110 oblique, as Fontconfig counts.
        let slant: Int
        /// 100 is normal, as Fontconfig counts.
        let width: Int
        /// Whether its glyphs are coloured pictures.
        public let isColor: Bool
        let characters: CharacterCoverage
        /// What the face was found by.
        let scanned: ScannedFace
        /// Whether it has all of the printable characters of ASCII.
        let coversASCII: Bool

        init(
            file: String, index: Int, family: String, style: String, postScriptName: String,
            weight: Int, slant: Int, width: Int, isColor: Bool, characters: CharacterCoverage,
            scanned: ScannedFace
        ) {
            self.file = file
            self.index = index
            self.family = family
            self.style = style
            self.postScriptName = postScriptName
            self.weight = weight
            self.slant = slant
            self.width = width
            self.isColor = isColor
            self.characters = characters
            self.scanned = scanned
            coversASCII = (0x20..<0x7F).allSatisfy { characters.contains(Unicode.Scalar($0)) }
        }

        public var isItalic: Bool { slant > 0 }

        /// The family and the style, such as `Inter Semi Bold`.
        public var name: String { style == "Regular" ? family : family + " " + style }

        /// How many characters it has glyphs for.
        public var characterCount: Int { characters.count }

        /// What a glyph run says of the face.
        public var fontFace: FontFace {
            FontFace(file: file, index: index, name: name, isColor: isColor)
        }
    }
}

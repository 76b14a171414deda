import TableDrawing

extension FontBook {
    /// A face of a font file.
    public struct Face: Sendable {
        /// Path of the font file.
        public let file: String
        /// Index of the face in a collection, counted from 0.
        public let index: Int
        /// Name of the font's family, such as `Inter`.
        public let family: String
        /// Name of the style in the family, such as `Semi Bold`; `Regular` if the file has no name.
        public let style: String
        /// PostScript name of the face, or empty if the file has no PostScript name.
        public let postScriptName: String
        /// Weight from 100 to 900, on the OpenType scale.
        public let weight: Int
        /// Slant on Fontconfig's scale: 0 is upright, 100 italic, 110 oblique.
        let slant: Int
        /// Width on Fontconfig's scale: 100 is normal.
        let width: Int
        /// Whether the glyphs are coloured pictures.
        public let isColor: Bool
        let characters: CharacterCoverage
        /// Result of scanning the face.
        let scanned: ScannedFace
        /// Whether the face stands in for San Francisco and has its spacing.
        var isSpaced = false
        /// Whether the face covers all printable ASCII characters.
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

        /// Whether the face is italic or oblique.
        public var isItalic: Bool { slant > 0 }

        /// Family and style, such as `Inter Semi Bold`.
        public var name: String { style == "Regular" ? family : family + " " + style }

        /// Version of the font, such as `4.001`, or `nil` if the file has no version.
        public var version: String? { Fontconfig.version(scanned.pattern) }

        /// Number of covered characters.
        public var characterCount: Int { characters.count }

        /// The face as stored in a glyph run.
        public var fontFace: FontFace {
            FontFace(file: file, index: index, name: name, isColor: isColor)
        }
    }
}

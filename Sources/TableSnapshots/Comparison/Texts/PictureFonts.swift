import TableImages

/// The fonts that a picture was drawn with, from the texts of its file.
package struct PictureFonts: Sendable, Hashable {
    /// A font file.
    package struct Font: Sendable, Hashable {
        /// Name of the file.
        package var name: String
        /// Hash of the contents, or an empty text if the file could not be read.
        package var hash: String
    }

    /// Keyword of the text that lists the fonts.
    package static let keyword = "Fonts"

    /// Fonts in the order of the text.
    package let fonts: [Font]

    /// Reads the list of fonts; a file without the list has no fonts.
    package init(_ texts: [PNGText]) {
        let text = texts.first { $0.keyword == Self.keyword }?.text ?? ""
        fonts = text.split(separator: "\n").map { line in
            // The hash has no space, unlike some names.
            guard let space = line.lastIndex(of: " "),
                line[space...].dropFirst().allSatisfy(\.isHexDigit)
            else { return Font(name: String(line), hash: "") }
            return Font(
                name: String(line[..<space]), hash: String(line[space...].dropFirst()))
        }
    }

    /// Returns the names of the fonts that have other contents in another picture.
    package func changed(in other: PictureFonts) -> [String] {
        let hashes = Dictionary(
            other.fonts.map { ($0.name, $0.hash) }, uniquingKeysWith: { first, _ in first })
        return fonts.filter { font in hashes[font.name].map { $0 != font.hash } ?? false }
            .map(\.name)
    }
}

/// Font files with other contents than the files that a reference was drawn with.
public struct FontDifference: Codable, Sendable, Hashable {
    /// Names of the files.
    public var names: [String]
    /// Whether the versions of all libraries are equal.
    public var isOnlyDifference: Bool

    /// Creates a difference of font files.
    public init(names: [String], isOnlyDifference: Bool) {
        self.names = names
        self.isOnlyDifference = isOnlyDifference
    }
}

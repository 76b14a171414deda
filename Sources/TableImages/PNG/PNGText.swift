/// A text stored in a PNG.
public struct PNGText: Sendable, Hashable {
    /// Keyword of 1 to 79 printable ASCII characters.
    public let keyword: String
    /// Content of the text; U+0000 is left out of the file.
    public let text: String

    /// Creates a text with a keyword, which is validated when the PNG is encoded.
    public init(_ keyword: String, _ text: String) {
        self.keyword = keyword
        self.text = text
    }
}

extension PNGText {
    /// Returns the chunk with the text: `tEXt` for ASCII, or `iTXt` otherwise.
    func chunk() throws(PNGEncodingError) -> [UInt8] {
        let name = [UInt8](keyword.utf8)
        guard (1...79).contains(name.count), name.allSatisfy({ (0x20...0x7E).contains($0) }),
            name.first != 0x20, name.last != 0x20
        else { throw .keyword(keyword) }
        let content = [UInt8](text.utf8)
        // A zero would end an iTXt text for some readers, and is invalid in a tEXt.
        guard content.count < 1 << 30 else { throw .textTooLong(keyword: keyword) }
        if content.allSatisfy({ (0x20...0x7E).contains($0) || $0 == 0x0A }) {
            return PNGChunk.bytes("tEXt", name + [0] + content)
        }
        // Not compressed, method 0, no language, no translated keyword.
        return PNGChunk.bytes("iTXt", name + [0, 0, 0, 0, 0] + content.filter { $0 != 0 })
    }
}

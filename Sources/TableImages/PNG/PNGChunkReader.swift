/// Reads the chunks of a PNG without trusting its lengths.
struct PNGChunkReader {
    /// A chunk, and whether its CRC is correct.
    struct Chunk {
        let type: String
        let data: UnsafeRawBufferPointer
        let isIntact: Bool
    }

    private let bytes: UnsafeRawBufferPointer
    /// Offset of the next chunk.
    private(set) var offset: Int

    /// Creates a reader for a PNG's bytes, which must stay in place.
    ///
    /// The signature is skipped.
    init(_ bytes: UnsafeRawBufferPointer) {
        self.bytes = bytes
        offset = PNGChunk.signature.count
    }

    /// Returns the next chunk, or `nil` at the end of the bytes.
    ///
    /// Throws an error if the bytes end within a chunk. `checksCRC` requires a pass over the
    /// data.
    mutating func next(checksCRC: Bool = false) throws(ImageError.Reason) -> Chunk? {
        guard offset < bytes.count else { return nil }
        guard bytes.count - offset >= 12 else { throw .truncated("within a PNG chunk") }
        let length = number(at: offset)
        let type = String(decoding: bytes[(offset + 4)..<(offset + 8)], as: UTF8.self)
        guard length <= PNGChunk.maximumLength else {
            throw .damaged(
                "its chunk \(nameInMessages(at: offset + 4)) says that it has \(length) bytes")
        }
        guard bytes.count - offset - 12 >= length else {
            throw .truncated("within the PNG chunk \(nameInMessages(at: offset + 4))")
        }
        let data = UnsafeRawBufferPointer(rebasing: bytes[(offset + 8)..<(offset + 8 + length)])
        let body = UnsafeRawBufferPointer(rebasing: bytes[(offset + 4)..<(offset + 8 + length)])
        let isIntact =
            !checksCRC || Int(Checksum.crc32(body)) == number(at: offset + 8 + length)
        offset += 12 + length
        return Chunk(type: type, data: data, isIntact: isIntact)
    }

    /// Returns a chunk's type for messages: ASCII letters, or hexadecimal digits otherwise.
    private func nameInMessages(at offset: Int) -> String {
        let name = bytes[offset..<(offset + 4)]
        let isASCIIText = name.allSatisfy { (0x20...0x7E).contains($0) }
        guard !isASCIIText else { return "\"\(String(decoding: name, as: UTF8.self))\"" }
        let digits = name.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }
        return "0x" + digits.joined()
    }

    /// Returns the size in the header, which is the first chunk.
    func header() throws(ImageError.Reason) -> (width: Int, height: Int) {
        var reader = self
        guard let first = try reader.next(), first.type == "IHDR", first.data.count == 13 else {
            throw .damaged("a PNG begins with a header, and this does not")
        }
        return (Self.number(first.data, at: 0), Self.number(first.data, at: 4))
    }

    /// Checks that the file has pixels and an end, and returns whether it is animated.
    ///
    /// libpng stops at the last required row and would not notice a missing end.
    func requireEnd() throws(ImageError.Reason) -> Bool {
        var reader = self
        var hasData = false
        var isAnimated = false
        while let chunk = try reader.next() {
            if chunk.type == "IDAT" { hasData = true }
            if chunk.type == "acTL" { isAnimated = true }
            if chunk.type == "IEND" {
                guard hasData else { throw .damaged("it has no pixels (no IDAT chunk)") }
                return isAnimated
            }
        }
        throw .truncated("the PNG's last chunk (IEND) is missing")
    }

    /// Returns the orientation stored before the picture's end.
    ///
    /// A missing or damaged orientation is upright.
    func orientation() throws(ImageError.Reason) -> EXIFOrientation {
        var reader = self
        while true {
            let place = reader
            guard let chunk = try reader.next(), chunk.type != "IEND" else { return .upright }
            guard chunk.type == "eXIf" else { continue }
            var again = place
            guard let exif = try again.next(checksCRC: true), exif.isIntact else {
                return .upright
            }
            return EXIFOrientation(exif: exif.data.bindMemory(to: UInt8.self))
        }
    }

    private func number(at offset: Int) -> Int { Self.number(bytes, at: offset) }

    /// Returns a big-endian number of four bytes.
    static func number(_ bytes: UnsafeRawBufferPointer, at offset: Int) -> Int {
        Int(UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)))
    }
}
